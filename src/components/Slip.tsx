import type { ReactNode } from 'react';
import outcomes from '#styles/outcomes.module.css';
import patterns from '#styles/patterns.module.css';
import { Logo } from './Logo.tsx';
import styles from './Slip.module.css';

/** Returns the classes of a slip. The tone is the outcome that it reports. */
export const slipClass = (tone: 'success' | 'waiting' | 'failure'): string =>
  `${patterns.panel} ${styles.slip} ${outcomes[tone]}`;

/** Renders the head of a slip, above its perforation. */
export function SlipHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head}>
      <Logo />
      {children}
    </div>
  );
}
