import { listen } from '#browser/dom/listen.ts';
import { isPlainClick } from '#router/plainClick.ts';

/** Calls back with a clicked figure instead of following its link. Returns a function that stops listening. */
export function onClaimClick(marks: string, answer: (figure: HTMLAnchorElement) => void): () => void {
  const click = (event: MouseEvent) => {
    const figure = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(marks) : null;
    if (!figure || !isPlainClick(event)) return;
    event.preventDefault();
    answer(figure);
  };
  // The capture phase runs before React and the router, which ignore events whose default is prevented.
  return listen(['click'], click, document, { capture: true });
}
