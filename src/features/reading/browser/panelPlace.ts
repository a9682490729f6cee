import { listen, together } from '#browser/dom/listen.ts';

/**
 * Keeps a popover next to its button. The properties are for the style sheet, which ignores them on phones. This is not
 * CSS anchor positioning, because Firefox ESR 140 has none and WebKit 2.50 loses a sticky anchor.
 */
export function placeNextToButton(panel: HTMLElement): () => void {
  const place = ({ type }: Event) => {
    const button = document.querySelector(`[popovertarget="${panel.id}"]`)?.getBoundingClientRect();
    if (!button) return;
    const { clientHeight } = document.documentElement;
    const isBelow = button.top + button.bottom < clientHeight;
    const set = (name: string, value: number | undefined) =>
      panel.style.setProperty(name, value === undefined ? 'auto' : `${value}px`);
    set('--top', isBelow ? button.bottom : undefined);
    set('--bottom', isBelow ? undefined : clientHeight - button.top);
    set('--space', isBelow ? clientHeight - button.bottom : button.top);
    // A larger text moves the button and scrolls the page. The choices must not move away from the pointer.
    if (type !== 'scroll') set('--right', button.right);
  };
  const placeIf = (isOpen: boolean) => (event: Event) => {
    if (panel.matches(':popover-open') === isOpen) place(event);
  };
  return together(
    listen(['beforetoggle'], placeIf(false), panel),
    listen(['scroll', 'resize'], placeIf(true), window, { passive: true }),
  );
}
