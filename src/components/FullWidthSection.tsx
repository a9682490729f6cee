import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import styles from './FullWidthSection.module.css';

/** The three backgrounds of a page: paper, sunk, and deep green. */
export type Tone = 'paper' | 'sunk' | 'deep';

interface FullWidthSectionProps {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  tone?: Tone;
  children: ReactNode;
}

/** A full-width part of a page with its own background. */
export function FullWidthSection({ id, labelledBy, tone = 'paper', children }: FullWidthSectionProps) {
  return (
    <section id={id} className={tone === 'paper' ? styles.paper : grounds[tone]} aria-labelledby={labelledBy}>
      <div className={styles.content} data-ground={tone === 'deep' ? tone : undefined}>
        {children}
      </div>
    </section>
  );
}
