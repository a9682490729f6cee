import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { FullWidthSection } from './FullWidthSection.tsx';
import { PagesPicture } from './PagesPicture.tsx';

interface NewsletterSectionProps {
  /** The id of the form's heading. */
  labelledBy: string;
  /** The form. */
  children: ReactNode;
}

/** The end of a page: the form that subscribes, and a page for each month. */
export function NewsletterSection({ labelledBy, children }: NewsletterSectionProps) {
  return (
    <FullWidthSection tone="deep" labelledBy={labelledBy}>
      <div className={`${patterns.stack6} ${layout.desk}`}>
        {children}
        <div className={`${only.desk} ${only.onScreen}`}>
          <PagesPicture pages={12} columns={6} marked={1} />
        </div>
      </div>
    </FullWidthSection>
  );
}
