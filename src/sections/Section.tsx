import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The id of its heading. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `sunk`: on a ground of its own, across the whole window. */
  tone?: 'paper' | 'sunk';
  children: ReactNode;
}

/** A part of a page: heading, a sentence, and what it is about. */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section
      className={tone === 'sunk' ? `${styles.section} ${styles.sunk}` : styles.section}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
