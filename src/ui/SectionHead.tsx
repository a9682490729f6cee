import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** The id of the heading, for what is labelled by it. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `beside`: where there is room, the sentence stands at the other end of the heading's line. */
  layout?: 'below' | 'beside';
}

/** What a section begins with: its heading, a sentence. */
export function SectionHead({ id, title, lead, layout = 'below' }: SectionHeadProps) {
  return (
    <div className={layout === 'beside' ? `${styles.head} ${styles.beside}` : styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
