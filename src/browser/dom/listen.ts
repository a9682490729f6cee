/** Calls back on each of these events. Returns a function that removes the listeners. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  target: EventTarget = window,
  options: AddEventListenerOptions = {},
): () => void {
  const stopped = new AbortController();
  for (const type of types) target.addEventListener(type, listener, { ...options, signal: stopped.signal });
  return () => stopped.abort();
}
