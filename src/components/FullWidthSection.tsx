import { type ReactNode, Suspense } from 'react';
import surfaces from '#styles/surfaces.module.css';
import styles from './FullWidthSection.module.css';

/** The three backgrounds of a page: paper, sunk, and deep green. */
export type Tone = 'paper' | 'sunk' | 'deep';

interface FullWidthSectionProps {
  id?: string;
  /** The id of the section's heading. */
  labelledBy: string;
  tone?: Tone;
  children: ReactNode;
}

/** Renders a full-width section of a page with its own background. It is hydrated separately, like every section. */
export function FullWidthSection({ id, labelledBy, tone = 'paper', children }: FullWidthSectionProps) {
  return (
    <Suspense>
      <section
        id={id}
        className={tone === 'paper' ? styles.paper : surfaces[tone]}
        aria-labelledby={labelledBy}
      >
        <div className={styles.content} data-surface={tone === 'deep' ? tone : undefined}>
          {children}
        </div>
      </section>
    </Suspense>
  );
}
