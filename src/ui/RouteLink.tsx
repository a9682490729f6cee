import type { AnchorHTMLAttributes } from 'react';
import { Link, useRouter } from 'wouter';
import { addressOf, pathOf } from '#site/addresses.ts';
import type { StaticRouteId } from '#site/routes.ts';

type LinkTarget = { to: StaticRouteId } | { to: 'article'; slug: string };
/** What follows the path: `?…`, `#…` or both. */
type Rest = { rest?: string };
type RouteLinkProps = LinkTarget & Rest & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to a page by its id; the prefix of the present language is added. */
export function RouteLink({ to, rest = '', ...others }: RouteLinkProps) {
  const { base } = useRouter();
  const { slug, ...attributes } = 'slug' in others ? others : { slug: '', ...others };
  return <Link {...attributes} href={`~${addressOf(pathOf(to, slug), base)}${rest}`} />;
}
