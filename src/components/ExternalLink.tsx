import type { AnchorHTMLAttributes } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** For screen readers: states that a new tab opens. */
  newTabLabel: string;
}

/** A link to another site, in a new tab without access to this one. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
    </a>
  );
}
