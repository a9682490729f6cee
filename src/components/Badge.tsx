import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `blank`: the value does not exist yet. */
  tone?: 'plain' | 'good' | 'amber' | 'blank';
  children: ReactNode;
}

/** Renders a small tag with the page or cell that is the source of a figure, or with a short remark. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
