import { useEffect, useRef } from 'react';
import { announce } from './feedback.ts';

/** Milliseconds without a change after which the value of a search box or slider counts as final. */
const REST_MS = 1_000;

/** Announces a changed text to screen readers when it is final. Never announces the first text. */
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
