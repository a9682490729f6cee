import { bandOf } from '#site/score-bands.ts';
import tones from '#styles/tones.module.css';
import styles from './ScoreBar.module.css';

interface ScoreBarProps {
  score: number;
  /** The share of the bar that is drawn, 0 to 1. */
  drawn?: number;
}

/**
 * Renders a score from 0 to 100 as a bar in the colour of its score band. Decorative, because the number is next to
 * it.
 */
export function ScoreBar({ score, drawn = 1 }: ScoreBarProps) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="4" />
      <rect className={tones[bandOf(score)]} width={score * drawn} height="4" />
    </svg>
  );
}
