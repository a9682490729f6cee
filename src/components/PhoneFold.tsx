import type { ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  name: ReactNode;
  /** The level of the heading on wider screens. Omit it if the content contains the name. */
  level?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/**
 * Renders a part of the page as a native <details>. Phones collapse it behind its name, wider screens expand it under
 * the same name.
 */
export function PhoneFold({ name, level: Heading, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={`${patterns.sign} ${styles.summary}`}>{name}</summary>
      {Heading && <Heading className={styles.name}>{name}</Heading>}
      {children}
    </details>
  );
}
