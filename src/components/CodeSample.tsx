import type { ReactNode } from 'react';
import typography from '#styles/typography.module.css';
import styles from './CodeSample.module.css';
import { Scroller } from './Scroller.tsx';

interface CodeSampleProps {
  /** The untranslated name of the code's language. */
  name: string;
  /** Accessible name of the scrollable code. */
  label: string;
  code: string;
  /** Actions, such as a copy button. */
  children?: ReactNode;
}

/** Renders lines of code under a caption. Long lines scroll. */
export function CodeSample({ name, label, code, children }: CodeSampleProps) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.head}>
        <span className={`${typography.small} ${typography.strong}`} translate="no">
          {name}
        </span>
        {children}
      </figcaption>
      <CodeLines label={label} code={code} />
    </figure>
  );
}

export function CodeLines({ label, code }: Pick<CodeSampleProps, 'label' | 'code'>) {
  return (
    <Scroller className={styles.lines} aria-label={label}>
      <pre className={styles.code} translate="no">
        <code>{code}</code>
      </pre>
    </Scroller>
  );
}
