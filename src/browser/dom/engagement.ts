import { listen } from './listen.ts';

const POLL_MS = 5000;

/** Calls back with five seconds each time that the tab is visible at the end of a five-second interval. */
export function onSecondsInView(listener: (seconds: number) => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') listener(POLL_MS / 1000);
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Calls back when the visitor moves a slider, chooses a file or fills in a field. */
export const onInput = (listener: () => void) =>
  listen(['change'], ({ target }) => target instanceof HTMLInputElement && listener());
