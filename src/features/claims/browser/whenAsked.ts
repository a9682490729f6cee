import { isPlainClick } from '#router/plainClick.ts';

/** Calls back with the figure that is clicked, a link to what it says, in place of following it. */
export function whenAsked(marks: string, answer: (figure: HTMLAnchorElement) => void): () => void {
  const click = (event: MouseEvent) => {
    const figure = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(marks) : null;
    if (!figure || !isPlainClick(event)) return;
    event.preventDefault();
    answer(figure);
  };
  // Before React and the router, which leave alone what is prevented.
  document.addEventListener('click', click, { capture: true });
  return () => document.removeEventListener('click', click, { capture: true });
}
