import type { AnchorHTMLAttributes } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Text for screen readers, which states that a new tab opens. */
  newTabLabel: string;
}

/** Renders a link to another site. The link opens a new tab, which has no access to this tab. */
export function ExternalLink({ newTabLabel, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
    </a>
  );
}
