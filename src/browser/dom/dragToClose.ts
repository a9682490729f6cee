/** Pixels from which a released sheet closes. */
const FAR = 72;

/**
 * Lets a finger drag a bottom sheet down by its handle, the element with `data-handle`, to close it. Returns a function
 * that stops listening.
 */
export function dragToClose(sheet: HTMLElement, close: () => void): () => void {
  const handle = sheet.querySelector<HTMLElement>('[data-handle]');
  const stopped = new AbortController();
  let start: number | undefined;

  const move = (distance: number | undefined) => {
    sheet.style.transition = distance === undefined ? '' : 'none';
    sheet.style.translate = distance === undefined ? '' : `0 ${distance}px`;
  };
  const drag = (type: string, act: (event: PointerEvent) => void) =>
    handle?.addEventListener(type, (event) => act(event as PointerEvent), { signal: stopped.signal });

  drag('pointerdown', ({ target, pointerId, clientY }) => {
    // Only on phones, the style sheet reserves the gesture for the sheet.
    const isSheet = handle && getComputedStyle(handle).touchAction === 'none';
    if (!isSheet || (target as Element).closest('button')) return;
    start = clientY;
    handle.setPointerCapture(pointerId);
  });
  drag('pointermove', ({ clientY }) => {
    if (start !== undefined) move(Math.max(0, clientY - start));
  });
  drag('pointerup', ({ clientY }) => {
    const isFar = start !== undefined && clientY - start > FAR;
    start = undefined;
    move(undefined);
    if (isFar) close();
  });
  drag('pointercancel', () => {
    start = undefined;
    move(undefined);
  });
  return () => stopped.abort();
}
