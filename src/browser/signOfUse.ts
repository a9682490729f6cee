import { startTransition, useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** False until the visitor does anything but look: for code that only matters then. */
export function useSignOfUse(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    // What it brings may wait: the press itself is answered first.
    const see = () => startTransition(() => setSeen(true));
    for (const sign of signs) addEventListener(sign, see, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, see);
    };
  }, []);
  return seen;
}
