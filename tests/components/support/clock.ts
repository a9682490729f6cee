import { vi } from 'vitest';

const PART = 20;

/**
 * Cuts the app's pauses of up to a second and a half short. What limits how long something may take is longer, and stays: the
 * machine may be busy.
 */
export function cutPauses(): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, ms = 0) =>
    wait(task, ms >= 200 && ms <= 1_500 ? ms / PART : ms)) as typeof setTimeout);
}
