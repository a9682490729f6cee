import type { ReactNode } from 'react';
import grounds from '#styles/grounds.module.css';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './CallToAction.module.css';
import { DotField } from './DotField.tsx';

interface CallToActionProps {
  /** The id of its heading. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** Links or buttons; the first is the primary one. */
  children: ReactNode;
  /** A drawing of the page's subject; a sieve by default. */
  picture?: ReactNode;
}

/** Dots kept in the default drawing. */
const KEPT = 12;

/** The end of a page: a sentence, and links to continue. */
export function CallToAction({ id, title, text, children, picture }: CallToActionProps) {
  return (
    <section className={`${styles.call} ${grounds.deep} ${only.onScreen}`} aria-labelledby={id}>
      <div className={styles.words} data-ground="deep">
        <h2 id={id}>{title}</h2>
        {text && <p className={patterns.lead}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
      <div data-ground="deep">
        {picture ?? <DotField shape="sieve" kept={KEPT} className={styles.dots} />}
      </div>
    </section>
  );
}
