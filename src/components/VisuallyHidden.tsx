import type { ReactNode } from 'react';
import visibility from '#styles/visibility.module.css';

/** Renders text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visibility.visuallyHidden}>{children}</span>;
}
