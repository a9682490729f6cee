import type { ReactNode } from 'react';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import visibility from '#styles/visibility.module.css';
import { FullWidthSection } from './FullWidthSection.tsx';
import { PagesPicture } from './PagesPicture.tsx';

interface NewsletterSectionProps {
  /** The id of the form's heading. */
  labelledBy: string;
  /** The form. */
  children: ReactNode;
}

/** Renders the end of a page with the form that subscribes, and a drawn page for each month. */
export function NewsletterSection({ labelledBy, children }: NewsletterSectionProps) {
  return (
    <FullWidthSection tone="deep" labelledBy={labelledBy}>
      <div className={`${layout.stack6} ${columns.desktop}`}>
        {children}
        <div className={`${visibility.desktopOnly} ${visibility.screenOnly}`}>
          <PagesPicture pages={12} columns={6} marked={1} />
        </div>
      </div>
    </FullWidthSection>
  );
}
