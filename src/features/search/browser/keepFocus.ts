/**
 * Keeps the focus while new results replace the previous ones: on its result if that is still in the list, otherwise on
 * the field. Without this, browsers would remove the focus from a result that moves in the list. Returns the cleanup.
 */
export function keepFocus(list: HTMLElement): () => void {
  let focused: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
  };
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!focused || document.activeElement !== document.body) return;
    const field = list.closest('dialog')?.querySelector('input');
    (focused.isConnected ? focused : field)?.focus();
  });
  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forget);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
