import { useEffect, useRef, useState } from 'react';
import { isAhead, useReducedMotion, whenSeen } from '#browser/dom/motion.ts';
import { isHydrated } from '#browser/hydration/hydrated.ts';
import { countedFrames } from '../model/counting.ts';
import { COUNT_MS } from '../model/rhythm.ts';
import styles from './Motion.module.css';

const FRAMES = 50;

/** Starts below the window. In view, the final figure would fall back to the first one. */
const AHEAD: IntersectionObserverInit = { rootMargin: '0px 0px 64px' };

/**
 * Renders a figure that counts up one time, when it is about to be visible. A strip of all its states, one below the other,
 * moves past a window as high as a line, so that no script runs during the animation. The page contains the final
 * figure, and screen readers never read another one. A figure that was in view before hydration does not count up,
 * because the visitor has already read it.
 */
export function Counter({ final }: { final: string }) {
  const strip = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  const [isPrerendered] = useState(() => !isHydrated());
  useEffect(() => {
    const element = strip.current;
    if (reduced || !element || (isPrerendered && !isAhead(element))) return undefined;
    let stop = () => {};
    const forget = whenSeen(
      element,
      () => {
        stop = run(element, final);
      },
      AHEAD,
    );
    return () => {
      forget();
      stop();
    };
  }, [reduced, isPrerendered, final]);
  return (
    <span className={styles.counter}>
      <span className={styles.final}>{final}</span>
      <span className={styles.running} aria-hidden="true">
        {/* The key gives another figure, as after a change of language, a new strip. Otherwise the animation of the
            former figure would write its end into the strip. */}
        <span key={final} ref={strip} className={styles.strip}>
          {final}
        </span>
      </span>
    </span>
  );
}

/** Moves the strip past the window. Returns a function that ends the animation early. */
function run(strip: HTMLElement, final: string): () => void {
  strip.textContent = countedFrames(final, FRAMES).join('\n');
  const last = `translateY(${(100 / FRAMES - 100).toFixed(2)}%)`;
  const easing = `steps(${FRAMES - 1})`;
  const moving = strip.animate(
    { transform: ['none', last] },
    { duration: COUNT_MS, easing, fill: 'forwards' },
  );
  const stop = () => {
    moving.cancel();
    strip.textContent = final;
  };
  moving.onfinish = stop;
  return stop;
}
