import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A short framed label: a state or a distinction. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
