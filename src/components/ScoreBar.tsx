import { bandOf } from '#site/score-bands.ts';
import { bandColour } from './bandColour.ts';
import styles from './ScoreBar.module.css';

/** A score from 0 to 100 as a bar in the colour of its band. Decorative: the number is next to it. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="4" />
      <rect className={bandColour[bandOf(score)]} width={score} height="4" />
    </svg>
  );
}
