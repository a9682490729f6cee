import type { Presence } from '#features/outbox/ports.ts';

/** Simulates a page that the visitor can leave or that can freeze, and that can return. */
export function visitor() {
  let here = true;
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const presence: Presence = {
    isHere: () => here,
    here: () => (here ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    onLeave: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    presence,
    leave() {
      here = false;
      for (const listener of listeners) listener();
    },
    comeBack() {
      here = true;
      for (const resume of waiting.splice(0)) resume();
    },
  };
}
