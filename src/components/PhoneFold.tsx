import type { ReactNode } from 'react';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  name: ReactNode;
  /** The level of its heading where it stands open; none if what it holds says its name. */
  level?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** A part of the page that phones show behind its name; wider screens show it under the same name. Native <details>. */
export function PhoneFold({ name, level: Heading, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{name}</summary>
      {Heading && <Heading className={styles.name}>{name}</Heading>}
      {children}
    </details>
  );
}
