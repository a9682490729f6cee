import { useEffect, useRef } from 'react';
import { announce } from './feedback.ts';

/** A search box or a slider that pauses this long has come to rest. */
const REST_MS = 1_000;

/** Has screen readers say what a part of the page now shows: not at first, and not at every key, but when it rests. */
export function useAnnounced(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
