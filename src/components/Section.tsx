import { type ReactNode, Suspense } from 'react';
import layout from '#styles/layout.module.css';
import surfaces from '#styles/surfaces.module.css';
import type { Tone } from './FullWidthSection.tsx';
import { type MessageOrElement, messageOrElement } from './messageOrElement.tsx';
import styles from './Section.module.css';
import { SectionHead } from './SectionHead.tsx';

interface SectionProps {
  /** The id of the section's heading. */
  id: string;
  title: MessageOrElement;
  lead?: MessageOrElement;
  /** `sunk` and `deep` sections have the full width and their own background. */
  tone?: Tone;
  children: ReactNode;
}

/**
 * Renders a section of a page with a heading, a lead and content. It is hydrated separately, so that an early press in
 * it waits only for this section.
 */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  const content = (
    <>
      <SectionHead
        id={id}
        title={messageOrElement(title)}
        lead={lead && messageOrElement(lead)}
        layout="columns"
      />
      {children}
    </>
  );
  const ground = tone === 'paper' ? '' : `${styles.ground} ${surfaces[tone]} ${surfaces.bleed}`;
  return (
    <Suspense>
      <section className={`${layout.stack6} ${ground}`} aria-labelledby={id}>
        {tone === 'deep' ? (
          <div className={layout.stack6} data-surface={tone}>
            {content}
          </div>
        ) : (
          content
        )}
      </section>
    </Suspense>
  );
}
