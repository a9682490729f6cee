import { mark } from '#site/brand.ts';
import styles from './Mark.module.css';

interface MarkDotsProps {
  kept?: string | undefined;
  dropped?: string | undefined;
}

/** The dots of the logo, within another drawing. */
export function MarkDots({ kept = styles.kept, dropped = styles.dropped }: MarkDotsProps) {
  return mark.dots.map(({ x, y, r, kept: isKept }) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={isKept ? kept : dropped} />
  ));
}

/** The logo. Decorative: the name is next to it. */
export function Mark() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={mark.width}
      height={mark.height}
      aria-hidden="true"
    >
      <MarkDots />
    </svg>
  );
}
