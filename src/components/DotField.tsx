import patterns from '#styles/patterns.module.css';
import { dashesOf, dotPath, fieldOf, sizeOfField } from './dots.ts';

interface DotFieldProps {
  /** The number of dots, and the number of highlighted dots. */
  of: number;
  highlighted: number;
  columns: number;
  /** Draws the other dots as hollow circles instead of small dots. */
  hollow?: boolean;
  className?: string | undefined;
}

const PITCH = 24;
const INSET = 6;

/** Renders dots that count something, some of them highlighted. Decorative, because the figures are next to it. */
export function DotField({ of, highlighted, columns, hollow = false, className }: DotFieldProps) {
  const grid = { columns, pitch: PITCH, inset: INSET };
  const dots = fieldOf(of, grid);
  const { width, height } = sizeOfField(Math.max(of, columns), grid);
  const dropped = dotPath(dots.slice(highlighted), PITCH);
  return (
    <svg
      className={className ? `${patterns.drawing} ${className}` : patterns.drawing}
      viewBox={`0 0 ${width} ${height}`}
      strokeDasharray={dashesOf(PITCH)}
      aria-hidden="true"
    >
      {hollow ? (
        <>
          <path stroke="var(--control)" strokeWidth="9" d={dropped} />
          <path stroke="var(--surface)" strokeWidth="7" d={dropped} />
        </>
      ) : (
        dropped && <path stroke="var(--bar)" strokeWidth="4.5" d={dropped} />
      )}
      <path
        stroke="var(--kept, var(--accent))"
        strokeWidth="9"
        d={dotPath(dots.slice(0, highlighted), PITCH)}
      />
    </svg>
  );
}
