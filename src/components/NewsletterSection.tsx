import type { ReactNode } from 'react';
import Letter from '#illustrations/letter.svg?react';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import visibility from '#styles/visibility.module.css';
import { FullWidthSection } from './FullWidthSection.tsx';
import styles from './NewsletterSection.module.css';

interface NewsletterSectionProps {
  /** The id of the form's heading. */
  labelledBy: string;
  /** The form. */
  children: ReactNode;
}

/** Renders the end of a page with the form that subscribes, and a letter. */
export function NewsletterSection({ labelledBy, children }: NewsletterSectionProps) {
  return (
    <FullWidthSection tone="deep" labelledBy={labelledBy}>
      <div className={`${layout.stack6} ${columns.desktop}`}>
        {children}
        <Letter className={`${styles.letter} ${visibility.desktopOnly} ${visibility.screenOnly}`} />
      </div>
    </FullWidthSection>
  );
}
