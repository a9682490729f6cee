/**
 * Keeps a question in view when it is opened: the one above, which closes then, may take the ground from under it. One
 * listener for all, for the questions of prerendered parts too. Returns what stops it.
 */
export function keepOpenedInView(): () => void {
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    // What is opened again on the way back has a place already; what a visitor opens has the focus.
    const summary = target.querySelector('summary');
    if (summary === document.activeElement)
      summary?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  // It does not bubble.
  document.addEventListener('toggle', toggled, { capture: true });
  return () => document.removeEventListener('toggle', toggled, { capture: true });
}
