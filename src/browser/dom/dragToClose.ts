import { listen, together } from './listen.ts';

/** Pixels from which a released sheet closes. */
const FAR = 72;

/**
 * Lets a finger drag a bottom sheet down by its handle, the element with `data-handle`, to close it. Returns a function
 * that stops listening.
 */
export function dragToClose(sheet: HTMLElement, close: () => void): () => void {
  const handle = sheet.querySelector<HTMLElement>('[data-handle]');
  if (!handle) return () => {};
  let start: number | undefined;

  const move = (distance: number | undefined) => {
    sheet.style.transition = distance === undefined ? '' : 'none';
    sheet.style.translate = distance === undefined ? '' : `0 ${distance}px`;
  };
  const begin = ({ target, pointerId, clientY }: PointerEvent) => {
    // Only on phones, the style sheet reserves the gesture for the sheet.
    const isSheet = getComputedStyle(handle).touchAction === 'none';
    if (!isSheet || (target as Element).closest('button')) return;
    start = clientY;
    handle.setPointerCapture(pointerId);
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (start !== undefined) move(Math.max(0, clientY - start));
  };
  const release = ({ type, clientY }: PointerEvent) => {
    const isFar = type === 'pointerup' && start !== undefined && clientY - start > FAR;
    start = undefined;
    move(undefined);
    if (isFar) close();
  };
  return together(
    listen(['pointerdown'], begin, handle),
    listen(['pointermove'], drag, handle),
    listen(['pointerup', 'pointercancel'], release, handle),
  );
}
