import type { ReactNode } from 'react';
import styles from './CodeSample.module.css';
import { Scroller } from './Scroller.tsx';

interface CodeSampleProps {
  /** The language of the code, as it is called everywhere. */
  name: string;
  /** Said to screen readers where the lines are scrolled through. */
  label: string;
  code: string;
  /** What can be done with it, such as copying it. */
  children?: ReactNode;
}

/** Lines of code under their name; what is too long scrolls. */
export function CodeSample({ name, label, code, children }: CodeSampleProps) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.head}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {children}
      </figcaption>
      <Scroller className={styles.lines} aria-label={label}>
        <pre className={styles.code} translate="no">
          <code>{code}</code>
        </pre>
      </Scroller>
    </figure>
  );
}
