import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import layout from '#styles/layout.module.css';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './CallToAction.module.css';
import { type MessageOrElement, messageOrElement } from './messageOrElement.tsx';
import intro from './PageIntro.module.css';

interface CallToActionProps {
  /** The id of its heading. */
  id: string;
  title: MessageOrElement;
  text?: MessageOrElement;
  /** Links or buttons; the first is the primary one. */
  children: ReactNode;
  /** A drawing of what the sentence is about. */
  picture: ReactNode;
}

/** The end of a page: a sentence, and links to continue. */
export function CallToAction({ id, title, text, children, picture }: CallToActionProps) {
  return (
    <section
      className={`${styles.call} ${layout.tablet} ${grounds.deep} ${grounds.bleed} ${only.onScreen}`}
      aria-labelledby={id}
    >
      <div className={`${patterns.stack5} ${patterns.start}`} data-ground="deep">
        <h2 id={id}>{messageOrElement(title)}</h2>
        {text && <p className={patterns.lead}>{messageOrElement(text)}</p>}
        <div className={patterns.cluster}>{children}</div>
      </div>
      <div className={`${intro.picture} ${styles.picture}`} data-ground="deep">
        {picture}
      </div>
    </section>
  );
}
