import { FormattedMessage } from 'react-intl';
import type { NavigationItem } from '#site/navigation.ts';
import type { RouteId } from '#site/routes.ts';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';

interface NavigationLinkProps {
  item: NavigationItem;
  /** The current page, whose link is marked. */
  current?: RouteId;
  className?: string | undefined;
}

/** A row of src/site/navigation.ts as a link. */
export function NavigationLink({ item, current, ...rest }: NavigationLinkProps) {
  const label = <FormattedMessage id={item.label} />;
  if ('anchor' in item)
    return (
      <AnchorLink {...rest} anchor={item.anchor}>
        {label}
      </AnchorLink>
    );
  return (
    <RouteLink {...rest} to={item.to} aria-current={current === item.to ? 'page' : undefined}>
      {label}
    </RouteLink>
  );
}
