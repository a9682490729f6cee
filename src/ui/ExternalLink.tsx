import type { AnchorHTMLAttributes } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Said to screen readers: that a new tab opens. */
  newTabLabel: string;
}

/** A link to another site, in a new tab that learns nothing of this one. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
    </a>
  );
}
