import { useEffect, useRef } from 'react';
import { animate, useReducedMotion } from '#browser/motion.ts';
import { countedText } from '../model/counting.ts';
import { COUNT_MS, easeOut } from '../model/rhythm.ts';
import styles from './Motion.module.css';

/** A figure that counts up once. The page holds the final figure; screen readers never hear another. */
export function Counter({ final }: { final: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  useEffect(() => {
    if (reduced) return;
    let last = '';
    return animate(COUNT_MS, (share) => {
      const text = countedText(final, easeOut(share));
      if (shown.current && text !== last) shown.current.textContent = text;
      last = text;
    });
  }, [reduced, final]);
  return (
    <span className={styles.counter}>
      <span className={styles.final}>{final}</span>
      <span ref={shown} className={styles.running} aria-hidden="true">
        {final}
      </span>
    </span>
  );
}
