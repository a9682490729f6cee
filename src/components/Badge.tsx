import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `blank`: there is nothing to say yet. */
  tone?: 'plain' | 'good' | 'amber' | 'blank';
  children: ReactNode;
}

/** A small tag: the page or cell that is the source of a figure, or a short remark. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
