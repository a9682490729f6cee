import type { AnchorHTMLAttributes } from 'react';
import { Link, useRouter } from 'wouter';
import { addressOf } from '#site/addresses.ts';
import type { Anchor } from '#site/navigation.ts';

interface AnchorLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  anchor: Anchor;
}

/** A link to an anchor of the home page. Scrolling there: src/app/navigation/useAfterNavigation.ts. */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  const { base } = useRouter();
  return <Link {...rest} href={`~${addressOf('/', base)}#${anchor}`} />;
}
