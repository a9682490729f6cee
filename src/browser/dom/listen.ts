type EventMap = WindowEventMap & DocumentEventMap;

/** Calls back on each of these events. Returns a function that removes the listeners. */
export function listen<Type extends keyof EventMap>(
  types: readonly Type[],
  listener: (event: EventMap[Type]) => void,
  target: EventTarget = window,
  options: AddEventListenerOptions = {},
): () => void {
  const stopped = new AbortController();
  // The type of a target does not say which events it dispatches.
  const listening = listener as EventListener;
  for (const type of types) target.addEventListener(type, listening, { ...options, signal: stopped.signal });
  return () => stopped.abort();
}

/** Returns a function that calls all of these, for example as the cleanup of an effect. */
export function together(...stops: readonly ((() => void) | undefined)[]): () => void {
  return () => {
    for (const stop of stops) stop?.();
  };
}
