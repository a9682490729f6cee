const ACTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Calls back with everything that only a person does; `typed` where it changed a field. */
export function onActivity(listener: (typed: boolean) => void): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true, passive: true };
  for (const act of ACTS) addEventListener(act, () => listener(act === 'input'), options);
  return () => stopped.abort();
}
