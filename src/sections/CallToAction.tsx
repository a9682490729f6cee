import type { ReactNode } from 'react';
import styles from './CallToAction.module.css';
import { DotField } from './DotField.tsx';

interface CallToActionProps {
  /** The id of its heading. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** Links or buttons: the first one with the main look. */
  children: ReactNode;
  /** What the page is about, drawn; a sieve where there is none. */
  picture?: ReactNode;
}

/** Dots that are kept in the drawing of a call to action. */
const KEPT = 12;

/** What a page ends with: a sentence and where to go from here. */
export function CallToAction({ id, title, text, children, picture }: CallToActionProps) {
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className={styles.words} data-ground="deep">
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
      <div data-ground="deep">
        {picture ?? <DotField shape="sieve" kept={KEPT} className={styles.dots} />}
      </div>
    </section>
  );
}
