import type { AnchorHTMLAttributes } from 'react';
import type { Anchor } from '#site/navigation.ts';
import { PathLink } from './PathLink.tsx';

interface AnchorLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  anchor: Anchor;
}

/** Renders a link to an anchor of the home page. src/router/useAfterNavigation.ts scrolls to the anchor. */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  return <PathLink {...rest} path="/" rest={`#${anchor}`} />;
}
