import { startTransition, useEffect, useState } from 'react';

/** `input` is what a browser that fills in a form by itself causes. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;

/**
 * Calls back once, with the visitor's first interaction, at once where the focus is in the page already. Returns the
 * function that stops it.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const stop = () => {
    for (const type of interactions) removeEventListener(type, interacted);
  };
  const interacted = () => {
    stop();
    listener();
  };
  for (const type of interactions) addEventListener(type, interacted, { passive: true });
  if (document.activeElement !== document.body) interacted();
  return stop;
}

/** Whether the visitor has interacted with the page: for code that matters only then. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  // What it brings may wait: the press itself is answered first.
  useEffect(() => onFirstInteraction(() => startTransition(() => setSeen(true))), []);
  return seen;
}
