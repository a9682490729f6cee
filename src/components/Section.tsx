import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import patterns from '#styles/patterns.module.css';
import type { Tone } from './FullWidthSection.tsx';
import { type MessageOrElement, messageOrElement } from './messageOrElement.tsx';
import styles from './Section.module.css';
import { SectionHead } from './SectionHead.tsx';

interface SectionProps {
  /** The id of its heading. */
  id: string;
  title: MessageOrElement;
  lead?: MessageOrElement;
  /** `sunk` and `deep`: full width, with its own background. */
  tone?: Tone;
  children: ReactNode;
}

/** A part of a page: heading, lead and content. */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  const content = (
    <>
      <SectionHead
        id={id}
        title={messageOrElement(title)}
        lead={lead && messageOrElement(lead)}
        layout="beside"
      />
      {children}
    </>
  );
  const ground = tone === 'paper' ? '' : `${styles.ground} ${grounds[tone]} ${grounds.bleed}`;
  return (
    <section className={`${patterns.stack6} ${ground}`} aria-labelledby={id}>
      {tone === 'deep' ? (
        <div className={patterns.stack6} data-ground={tone}>
          {content}
        </div>
      ) : (
        content
      )}
    </section>
  );
}
