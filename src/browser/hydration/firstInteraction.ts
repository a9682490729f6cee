import { startTransition, useEffect, useState } from 'react';
import { listen } from '../dom/listen.ts';

/** Events of a first interaction. `input` also covers autofill. */
const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'input'] as const;

/**
 * Calls back at the visitor's first interaction, or immediately if an element of the page has the focus. Returns a
 * function that removes the listeners.
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

/** Returns true after the visitor's first interaction with the page, for code that is not needed earlier. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  // The transition lets the browser respond to the interaction first.
  useEffect(() => onFirstInteraction(() => startTransition(() => setSeen(true))), []);
  return seen;
}
