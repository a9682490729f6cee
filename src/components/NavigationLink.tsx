import { FormattedMessage } from 'react-intl';
import type { NavigationItem } from '#site/navigation.ts';
import type { RouteId } from '#site/routes.ts';
import { AnchorLink } from './AnchorLink.tsx';
import { RouteLink } from './RouteLink.tsx';

type NavigationLinkProps = NavigationItem & {
  /** The current page. Its link is marked, and so is the link to a section of home with the same name. */
  current?: RouteId;
  className?: string | undefined;
};

/** Renders a link to a page, or to an anchor of the home page, with a message as its text. */
export function NavigationLink({ label, current, className, ...target }: NavigationLinkProps) {
  const text = <FormattedMessage id={label} />;
  return 'anchor' in target ? (
    <AnchorLink
      anchor={target.anchor}
      className={className}
      aria-current={current === target.anchor ? 'true' : undefined}
    >
      {text}
    </AnchorLink>
  ) : (
    <RouteLink to={target.to} className={className} aria-current={current === target.to ? 'page' : undefined}>
      {text}
    </RouteLink>
  );
}
