import type { ComponentProps } from 'react';
import { pathOf } from '#router/model/addresses.ts';
import type { StaticRouteId, TextRouteId } from '#site/routes.ts';
import { PathLink, type Rest } from './PathLink.tsx';

type LinkTarget = { to: StaticRouteId } | { to: TextRouteId; slug: string };
type RouteLinkProps = LinkTarget & Rest & Omit<ComponentProps<'a'>, 'href'>;

/** Renders a link to a page by its id, with the prefix of the current locale. */
export function RouteLink({ to, ...others }: RouteLinkProps) {
  const { slug, ...attributes } = 'slug' in others ? others : { slug: '', ...others };
  return <PathLink {...attributes} path={pathOf(to, slug)} />;
}
