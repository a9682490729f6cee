import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './PageIntro.module.css';
import { type Worded, worded } from './worded.tsx';

interface PageIntroProps {
  badge?: Worded;
  title: Worded;
  lead?: Worded;
  /** A drawing of the page's subject: next to the text, below it on phones. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: badge, heading, lead, and the content right below. */
export function PageIntro({ badge, title, lead, picture, children }: PageIntroProps) {
  const words = (
    <div className={styles.intro}>
      {badge && (
        <p className={`${patterns.line} ${patterns.accent} ${patterns.dot} ${patterns.small}`}>
          {worded(badge)}
        </p>
      )}
      <h1>{worded(title)}</h1>
      {lead && <p className={patterns.lead}>{worded(lead)}</p>}
      {children}
    </div>
  );
  if (!picture) return words;
  return (
    <div className={`${styles.pair} ${layout.tablet}`}>
      {words}
      <div className={`${styles.picture} ${only.onScreen}`}>{picture}</div>
    </div>
  );
}
