import { mark } from '#site/brand.ts';
import { MarkDots } from '#ui/Mark.tsx';
import styles from './AboutPicture.module.css';

/** The logo, enlarged: a sieve and the dots it keeps. Decorative: the page explains it in words. */
export function AboutPicture() {
  return (
    <svg
      className={styles.sign}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <MarkDots />
    </svg>
  );
}
