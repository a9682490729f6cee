const ACTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Calls back on every event that only a person causes; `typed` is true if it changed a field. */
export function onActivity(listener: (typed: boolean) => void): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true, passive: true };
  for (const act of ACTS) addEventListener(act, () => listener(act === 'input'), options);
  return () => stopped.abort();
}
