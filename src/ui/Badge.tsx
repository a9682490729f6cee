import type { ReactNode } from 'react';
import { PageTag } from './PageTag.tsx';

/** A short framed label: a state or a distinction. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good'; children: ReactNode }) {
  return <PageTag tone={tone === 'good' ? 'accent' : 'plain'}>{children}</PageTag>;
}
