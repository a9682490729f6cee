import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{name}</h2>
      <div className={styles.items}>{children}</div>
    </section>
  );
}
