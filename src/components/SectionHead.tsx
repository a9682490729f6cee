import type { ReactNode } from 'react';
import columns from '#styles/columns.module.css';
import primitives from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** The id of the heading, for `aria-labelledby`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `columns`: if there is enough space, the lead is at the other end of the heading's line. */
  layout?: 'below' | 'columns';
}

/** Renders the head of a section with a heading and a lead. */
export function SectionHead({ id, title, lead, layout = 'below' }: SectionHeadProps) {
  return (
    <div className={layout === 'columns' ? `${styles.columns} ${columns.desktop}` : primitives.stack4}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={typography.lead}>{lead}</p>}
    </div>
  );
}
