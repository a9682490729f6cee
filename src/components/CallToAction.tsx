import type { ReactNode } from 'react';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import surfaces from '#styles/surfaces.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './CallToAction.module.css';
import { type MessageOrElement, messageOrElement } from './messageOrElement.tsx';
import intro from './PageIntro.module.css';

interface CallToActionProps {
  /** The id of the heading. */
  id: string;
  title: MessageOrElement;
  text?: MessageOrElement;
  /** Links or buttons. The first is the primary one. */
  children: ReactNode;
  /** A drawing of the subject of the sentence. Only pages that sell have one, in a band as wide as the window. */
  picture?: ReactNode;
}

/** Renders the end of a page with a sentence, and links to continue. */
export function CallToAction({ id, title, text, children, picture }: CallToActionProps) {
  if (!picture) {
    return (
      <section className={`${styles.next} ${visibility.screenOnly}`} aria-labelledby={id}>
        <div className={layout.stack2}>
          <h2 id={id} className={typography.medium}>
            {messageOrElement(title)}
          </h2>
          {text && <p className={typography.muted}>{messageOrElement(text)}</p>}
        </div>
        <div className={`${layout.cluster} ${columns.actions}`}>{children}</div>
      </section>
    );
  }
  return (
    <section
      className={`${styles.call} ${columns.tablet} ${surfaces.deep} ${surfaces.bleed} ${visibility.screenOnly}`}
      aria-labelledby={id}
    >
      <div className={`${layout.stack5} ${layout.start}`} data-surface="deep">
        <h2 id={id}>{messageOrElement(title)}</h2>
        {text && <p className={typography.lead}>{messageOrElement(text)}</p>}
        <div className={`${layout.cluster} ${columns.actions}`}>{children}</div>
      </div>
      <div className={`${intro.picture} ${styles.picture}`} data-surface="deep">
        {picture}
      </div>
    </section>
  );
}
