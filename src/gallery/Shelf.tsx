import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';

interface ShelfProps {
  name: string;
  /** The items take the full width. */
  isWide?: boolean;
  children: ReactNode;
}

export function Shelf({ name, isWide = false, children }: ShelfProps) {
  return (
    <section className={layout.stack4}>
      <h2 className={typography.label}>{name}</h2>
      <div className={isWide ? layout.stack4 : layout.cluster}>{children}</div>
    </section>
  );
}
