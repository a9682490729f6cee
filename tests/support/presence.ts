import type { Presence } from '#features/outbox/ports.ts';

type Absence = Parameters<Parameters<Presence['onLeave']>[0]>[0];

/** Simulates a page that the visitor can leave or that can freeze, and that can return. */
export function visitor() {
  let here = true;
  const listeners = new Set<(absence: Absence) => void>();
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
    leave(absence: Absence = 'left') {
      here = false;
      for (const listener of listeners) listener(absence);
    },
    comeBack() {
      here = true;
      for (const resume of waiting.splice(0)) resume();
    },
  };
}
