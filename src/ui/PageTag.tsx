import type { ReactNode } from 'react';
import styles from './PageTag.module.css';

interface PageTagProps {
  tone?: 'plain' | 'good' | 'amber';
  children: ReactNode;
}

/** A small tag: the page or cell that is the source of a figure, or a short remark. */
export function PageTag({ tone = 'plain', children }: PageTagProps) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
