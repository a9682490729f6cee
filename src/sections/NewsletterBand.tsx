import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import layout from '#styles/layout.module.css';
import only from '#styles/only.module.css';
import styles from './NewsletterBand.module.css';
import { PagesPicture } from './PagesPicture.tsx';

interface NewsletterBandProps {
  /** The id of the form's heading. */
  labelledBy: string;
  /** The form. */
  children: ReactNode;
}

/** The end of a page: the form that subscribes, and a page for each month. */
export function NewsletterBand({ labelledBy, children }: NewsletterBandProps) {
  return (
    <section className={grounds.deep} aria-labelledby={labelledBy}>
      <div className={`${styles.newsletter} ${layout.desk}`} data-ground="deep">
        {children}
        <div className={`${layout.deskOnly} ${only.onScreen}`}>
          <PagesPicture pages={12} columns={6} marked={1} />
        </div>
      </div>
    </section>
  );
}
