import type { ReactNode } from 'react';
import only from '#styles/only.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={only.spoken}>{children}</span>;
}
