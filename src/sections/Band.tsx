import type { ReactNode } from 'react';
import styles from './Band.module.css';

/** The three grounds of a page: paper, sunk below it, and the deep green. */
export type Tone = 'paper' | 'sunk' | 'deep';

interface BandProps {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  tone?: Tone;
  children: ReactNode;
}

/** A part of a page across its whole width, on a ground of its own. */
export function Band({ id, labelledBy, tone = 'paper', children }: BandProps) {
  return (
    <section id={id} className={styles[tone]} aria-labelledby={labelledBy}>
      <div className={styles.content} data-ground={tone === 'deep' ? tone : undefined}>
        {children}
      </div>
    </section>
  );
}
