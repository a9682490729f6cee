const LOOK_MS = 5000;

/** Counts the seconds during which the tab is in front, in steps of five. */
export function onSecondsInView(listener: (seconds: number) => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') listener(LOOK_MS / 1000);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Calls back when the visitor has moved a slider, chosen a file or filled in a field. */
export function onWork(listener: () => void): () => void {
  const changed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) listener();
  };
  addEventListener('change', changed);
  return () => removeEventListener('change', changed);
}
