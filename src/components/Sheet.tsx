import type { ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Sheet.module.css';

interface SheetProps {
  title?: ReactNode;
  /** Shown at the end of the title's line. */
  tag?: ReactNode;
  children: ReactNode;
}

/** Renders a drawn page with a shadow and a second page under it. */
export function Sheet({ title, tag, children }: SheetProps) {
  return (
    <div className={`${patterns.box} ${styles.sheet}`}>
      {title && (
        <p className={`${typography.fine} ${styles.head}`}>
          <span>{title}</span> {tag}
        </p>
      )}
      {children}
    </div>
  );
}

/** Renders lines of text as bars. Widths are in percent. */
export function TextLines({ widths }: { widths: readonly number[] }) {
  const rows = widths.map((width, row) => ({ width, y: 16 * row }));
  const height = 16 * widths.length - 9;
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 100 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map(({ width, y }) => (
        <rect key={y} y={y} width={width} height="7" />
      ))}
    </svg>
  );
}
