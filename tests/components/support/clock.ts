import { vi } from 'vitest';

const PART = 20;

/**
 * Cuts the app's pauses of up to a second and a half short. What limits how long something may take is longer, and stays: the
 * machine may be busy.
 */
export const cutPauses = (): void => cutPausesBut(() => false);

/** The same, but for the tasks that `holds` takes: they are the test's own to run. */
export function cutPausesBut(holds: (task: () => void, ms: number) => boolean): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, ms = 0) =>
    wait(holds(task, ms) ? () => {} : task, ms >= 200 && ms <= 1_500 ? ms / PART : ms)) as typeof setTimeout);
}
