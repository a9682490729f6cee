import { startTransition, useEffect, useState } from 'react';
import { listen } from '../dom/listen.ts';

/** `input` also covers autofill. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;

/**
 * Calls back once, at the visitor's first interaction, or at once if the page already has the focus. Returns a
 * function that stops it.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const interacted = () => {
    stop();
    listener();
  };
  const stop = listen(interactions, interacted, window, { passive: true });
  if (document.activeElement !== document.body) interacted();
  return stop;
}

/** Returns true once the visitor has interacted with the page, for code that is only needed then. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  // A transition, so that the interaction itself is answered first.
  useEffect(() => onFirstInteraction(() => startTransition(() => setSeen(true))), []);
  return seen;
}
