import type { ReactNode } from 'react';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { type MessageOrElement, messageOrElement } from './messageOrElement.tsx';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  badge?: MessageOrElement;
  title: MessageOrElement;
  lead?: MessageOrElement;
  /** A drawing of the page's subject. It is next to the text, or below the text on phones. */
  picture?: ReactNode;
  /** `columns`: if there is enough space, the lead is at the other end of the heading's line. */
  layout?: 'below' | 'columns';
  children?: ReactNode;
}

/** Renders the head of a page with a badge, a heading, a lead, and the content below them. */
export function PageIntro({
  badge,
  title,
  lead,
  picture,
  layout: arrangement = 'below',
  children,
}: PageIntroProps) {
  const content = (
    <div className={arrangement === 'columns' ? `${styles.columns} ${columns.desktop}` : styles.intro}>
      {badge && (
        <p
          className={`${layout.line} ${typography.accent} ${patterns.dot} ${patterns.bullet} ${typography.small}`}
        >
          {messageOrElement(badge)}
        </p>
      )}
      <h1>{messageOrElement(title)}</h1>
      {lead && <p className={typography.lead}>{messageOrElement(lead)}</p>}
      {children}
    </div>
  );
  if (!picture) return content;
  return (
    <div className={`${styles.pair} ${columns.tablet}`}>
      {content}
      <div className={`${styles.picture} ${visibility.screenOnly}`}>{picture}</div>
    </div>
  );
}
