import { useEffect, useRef } from 'react';
import { animate, useReducedMotion } from '#browser/motion.ts';
import { COUNT_MS, easeOut } from '../model/rhythm.ts';
import styles from './Motion.module.css';

interface CounterProps {
  value: number;
  /** Writes a figure in the page's language; the same function at every render. */
  write: (value: number) => string;
}

/** A figure that counts up once. The page holds the final figure; screen readers never hear another. */
export function Counter({ value, write }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  useEffect(() => {
    if (reduced) return;
    let last = '';
    return animate(COUNT_MS, (share) => {
      const text = write(value * easeOut(share));
      if (shown.current && text !== last) shown.current.textContent = text;
      last = text;
    });
  }, [reduced, value, write]);
  const final = write(value);
  return (
    <span className={styles.counter}>
      <span className={styles.final}>{final}</span>
      <span ref={shown} className={styles.running} aria-hidden="true">
        {final}
      </span>
    </span>
  );
}
