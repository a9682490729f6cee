import type { ReactNode } from 'react';
import styles from './CodeSample.module.css';
import { Scroller } from './Scroller.tsx';

interface CodeSampleProps {
  /** The language of the code, untranslated. */
  name: string;
  /** Accessible name of the scrollable code. */
  label: string;
  code: string;
  /** Actions, such as a copy button. */
  children?: ReactNode;
}

/** Lines of code under a caption; long ones scroll. */
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
