import { setTimeout as pause } from 'node:timers/promises';

/** The conditions that this test waits for, with their latest errors. */
const waits = new Set<{ problem: unknown }>();

/**
 * Waits without a time limit until this no longer throws, because the machine may be busy. The time limit of the test
 * ends a wait that never succeeds.
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

/** Ends the waits of a test and returns the errors of the unmet ones. Call it after each test. */
export function endWaiting(): unknown[] {
  const missing = [...waits].map(({ problem }) => problem);
  waits.clear();
  return missing;
}
