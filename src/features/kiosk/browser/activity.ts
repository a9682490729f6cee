import { listen } from '#browser/dom/listen.ts';

const ACTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Calls back on every event that only a person causes. `typed` is true if the event changed a field. */
export const onActivity = (listener: (typed: boolean) => void) =>
  listen(ACTS, ({ type }) => listener(type === 'input'), window, { capture: true, passive: true });
