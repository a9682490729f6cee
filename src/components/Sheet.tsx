import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
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
    <div className={`${patterns.box} ${layout.stack4} ${layout.top} ${styles.sheet}`}>
      {title && (
        <p className={`${layout.spread} ${typography.fine} ${typography.strong}`}>
          <span>{title}</span> {tag}
        </p>
      )}
      {children}
    </div>
  );
}
