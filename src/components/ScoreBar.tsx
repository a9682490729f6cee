import { bandOf } from '#site/score-bands.ts';
import styles from './ScoreBar.module.css';
import { scoreColour } from './scoreColour.ts';

/**
 * Renders a score from 0 to 100 as a bar in the colour of its score band. Decorative, because the number is next to
 * it.
 */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="4" />
      <rect className={scoreColour[bandOf(score)]} width={score} height="4" />
    </svg>
  );
}
