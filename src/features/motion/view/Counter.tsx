import { useEffect, useRef, useState } from 'react';
import { isAhead, useReducedMotion, whenSeen } from '#browser/dom/motion.ts';
import { isHydrated } from '#browser/hydration/hydrated.ts';
import { countedFrames } from '../model/counting.ts';
import { COUNT_MS } from '../model/rhythm.ts';
import styles from './Motion.module.css';

const FRAMES = 50;

/**
 * A figure that counts up once, when it is first seen: a film of all its states, one below the other, moved past a window
 * as high as a line, so that no script runs meanwhile. The page holds the final figure; screen readers never hear another.
 * What has been in sight before the page came alive has shown it, and stays.
 */
export function Counter({ final }: { final: string }) {
  const film = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  const [isPrerendered] = useState(() => !isHydrated());
  useEffect(() => {
    const element = film.current;
    if (reduced || !element || (isPrerendered && !isAhead(element))) return undefined;
    let stop = () => {};
    const forget = whenSeen(element, () => {
      stop = run(element, final);
    });
    return () => {
      forget();
      stop();
    };
  }, [reduced, isPrerendered, final]);
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

/** Moves the film past the window. Answers with what ends it early. */
function run(film: HTMLElement, final: string): () => void {
  film.textContent = countedFrames(final, FRAMES).join('\n');
  const last = `translateY(${(100 / FRAMES - 100).toFixed(2)}%)`;
  const easing = `steps(${FRAMES - 1})`;
  const moving = film.animate(
    { transform: ['none', last] },
    { duration: COUNT_MS, easing, fill: 'forwards' },
  );
  const stop = () => {
    moving.cancel();
    film.textContent = final;
  };
  moving.onfinish = stop;
  return stop;
}
