import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './Section.module.css';

interface SectionProps {
  /** The id of its heading. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `sunk`: full width, with its own background. */
  tone?: 'paper' | 'sunk';
  children: ReactNode;
}

/** A part of a page: heading, lead and content. */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section
      className={tone === 'sunk' ? `${patterns.stack6} ${styles.sunk} ${grounds.sunk}` : patterns.stack6}
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
