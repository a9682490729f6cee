import { listen } from './listen.ts';

/**
 * Keeps a question in view when it is opened, because a question above may close and move it. One listener serves all
 * questions, including those in static prerendered parts. Returns a function that removes the listener.
 */
export function keepOpenedInView(): () => void {
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    // Only a question that a visitor opens has the focus. Restoring a page also opens questions, and sets the scroll
    // position for all of them.
    const summary = target.querySelector('summary');
    if (summary === document.activeElement)
      summary?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  // `toggle` does not bubble. The height of a question that closes changes until the transition ends.
  return listen(['toggle', 'transitionend'], toggled, document, { capture: true });
}
