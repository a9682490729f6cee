import type { ReactNode } from 'react';
import columns from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** The id of the heading, for `aria-labelledby`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `beside`: if there is room, the lead is at the other end of the heading's line. */
  layout?: 'below' | 'beside';
}

/** The head of a section: heading and lead. */
export function SectionHead({ id, title, lead, layout = 'below' }: SectionHeadProps) {
  return (
    <div className={layout === 'beside' ? `${styles.beside} ${columns.desk}` : patterns.stack4}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={patterns.lead}>{lead}</p>}
    </div>
  );
}
