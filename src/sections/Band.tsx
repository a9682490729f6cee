import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A part of a page across its whole width, set off by a hairline. */
export function Band({ id, labelledBy, children }: BandProps) {
  return (
    <section id={id} className={styles.band} aria-labelledby={labelledBy}>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
