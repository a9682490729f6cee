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
}

/** What a page ends with: a sentence and where to go from here. */
export function CallToAction({ id, title, text, children }: CallToActionProps) {
  return (
    <section className={styles.call} aria-labelledby={id}>
      <DotField className={styles.dots} />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
