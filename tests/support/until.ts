import { setTimeout as pause } from 'node:timers/promises';

/** What is waited for in this test, and why it is not there yet. */
const waits = new Set<{ problem: unknown }>();

/**
 * Waits until this no longer throws, however long that takes: the machine may be busy. What guards against hanging is the
 * test's own limit.
 */
export async function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const wait = { problem: undefined as unknown };
  waits.add(wait);
  while (waits.has(wait)) {
    try {
      const result = await check();
      waits.delete(wait);
      return result;
    } catch (problem) {
      wait.problem = problem;
    }
    await pause(4);
  }
  return new Promise(() => {});
}

/** To be called after each test: what it has waited for in vain is over. Answers with what was missing, in a list. */
export function endWaiting(): unknown[] {
  const missing = [...waits].map(({ problem }) => problem);
  waits.clear();
  return missing;
}
