import { dashesOf, dotPath, fieldOf, sizeOfField } from '#components/dots.ts';
import patterns from '#styles/patterns.module.css';
import type { Metric } from '../model/comparison.ts';
import { columns, countDots } from '../model/dots.ts';
import styles from './Comparison.module.css';

const PITCH = 14;
const RADIUS = 4;
const INSET = 5;

interface ComparedDotsProps {
  metric: Metric;
  value: number;
  isHighlighted: boolean;
}

/** Renders a value of a metric as dots. Decorative, because the figure is below it. */
export function ComparedDots({ metric, value, isHighlighted }: ComparedDotsProps) {
  const { full, half, hollow } = countDots(metric, value);
  const count = full + half + hollow;
  const grid = { columns: columns[metric], pitch: PITCH, inset: INSET };
  const dots = fieldOf(count, grid);
  // A field with less than a row is as wide as the others, so that all dots have one size.
  const { width } = sizeOfField(grid.columns, grid);
  const { height } = sizeOfField(count, grid);
  const missed = dotPath(dots.slice(full), PITCH);
  const [partly] = half ? dots.slice(full) : [];
  const colour = isHighlighted ? 'var(--accent)' : 'var(--control)';
  return (
    <svg
      className={`${patterns.drawing} ${styles.dots}`}
      viewBox={`0 0 ${width} ${height}`}
      strokeDasharray={dashesOf(PITCH)}
      aria-hidden="true"
    >
      <path stroke={colour} strokeWidth={2 * RADIUS} d={dotPath(dots.slice(0, full), PITCH)} />
      {missed && (
        <>
          <path stroke={colour} strokeWidth={2 * RADIUS} d={missed} />
          <path stroke="var(--surface)" strokeWidth={2 * RADIUS - 2} d={missed} />
        </>
      )}
      {partly && (
        <path
          fill={colour}
          d={`M${partly.x} ${partly.y - RADIUS}a${RADIUS} ${RADIUS} 0 0 0 0 ${2 * RADIUS}z`}
        />
      )}
    </svg>
  );
}
