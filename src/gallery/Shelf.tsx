import type { ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';
import styles from './Gallery.module.css';

interface ShelfProps {
  name: string;
  /** Its items take the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

export function Shelf({ name, isWide = false, children }: ShelfProps) {
  return (
    <section className={styles.shelf}>
      <h2>{name}</h2>
      <div className={isWide ? patterns.stack4 : styles.items}>{children}</div>
    </section>
  );
}
