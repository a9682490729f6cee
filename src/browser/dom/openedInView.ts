import { listen } from './listen.ts';

/**
 * Keeps a question in view when it is opened, since the one above may close and move it. One listener serves all,
 * including those in static prerendered parts. Returns a function that stops it.
 */
export function keepOpenedInView(): () => void {
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    // A question reopened by restoring has its position already; one that a visitor opens has the focus.
    const summary = target.querySelector('summary');
    if (summary === document.activeElement)
      summary?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  // `toggle` does not bubble.
  return listen(['toggle'], toggled, document, { capture: true });
}
