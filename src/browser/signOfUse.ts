import { startTransition, useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, with the first sign that the visitor does anything but look, at once where the focus
 * is in the page already. Returns what stops it.
 */
export function onSignOfUse(listener: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, see);
  };
  const see = () => {
    stop();
    listener();
  };
  for (const sign of signs) addEventListener(sign, see, { passive: true });
  if (document.activeElement !== document.body) see();
  return stop;
}

/** False until the visitor does anything but look: for code that only matters then. */
export function useSignOfUse(): boolean {
  const [seen, setSeen] = useState(false);
  // What it brings may wait: the press itself is answered first.
  useEffect(() => onSignOfUse(() => startTransition(() => setSeen(true))), []);
  return seen;
}
