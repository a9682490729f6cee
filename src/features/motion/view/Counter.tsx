import { useEffect, useRef } from 'react';
import { useReducedMotion } from '#browser/motion.ts';
import { countedFrames } from '../model/counting.ts';
import styles from './Motion.module.css';

/** How many there are stands in Motion.module.css too. */
const FRAMES = 50;

/**
 * A figure that counts up once: a film of all its states, one below the other, which the style sheet moves past a window
 * as high as a line, so that no script runs meanwhile. The page holds the final figure; screen readers never hear another.
 */
export function Counter({ final }: { final: string }) {
  const film = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  useEffect(() => {
    const element = film.current;
    if (reduced || !element) return undefined;
    const stop = () => {
      delete element.dataset.counts;
      element.textContent = final;
    };
    element.textContent = countedFrames(final, FRAMES).join('\n');
    element.dataset.counts = '';
    element.addEventListener('animationend', stop);
    return () => {
      element.removeEventListener('animationend', stop);
      stop();
    };
  }, [reduced, final]);
  return (
    <span className={styles.counter}>
      <span className={styles.final}>{final}</span>
      <span className={styles.running} aria-hidden="true">
        <span ref={film} className={styles.film}>
          {final}
        </span>
      </span>
    </span>
  );
}
