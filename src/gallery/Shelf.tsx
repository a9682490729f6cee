import type { ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';

interface ShelfProps {
  name: string;
  /** The items take the full width. */
  isWide?: boolean;
  children: ReactNode;
}

export function Shelf({ name, isWide = false, children }: ShelfProps) {
  return (
    <section className={patterns.stack4}>
      <h2 className={patterns.label}>{name}</h2>
      <div className={isWide ? patterns.stack4 : patterns.cluster}>{children}</div>
    </section>
  );
}
