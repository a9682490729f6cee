import { vi } from 'vitest';

const SPEED = 10;

/** Has the app's clock go ten times as fast: its pauses pass, and what it says of the time stays consistent. */
export function hurry(): void {
  const { now } = Date;
  const { setTimeout: wait } = globalThis;
  const began = now();
  vi.spyOn(Date, 'now').mockImplementation(() => began + (now() - began) * SPEED);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, ms = 0) =>
    wait(task, ms / SPEED)) as typeof setTimeout);
}
