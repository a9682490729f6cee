import type { AnchorHTMLAttributes } from 'react';
import { Link, useRouter } from 'wouter';
import { addressOf, pathOf } from '#site/addresses.ts';
import type { StaticRouteId } from '#site/routes.ts';

type LinkTarget = { to: StaticRouteId } | { to: 'article'; slug: string };
type RouteLinkProps = LinkTarget & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to a page by its id; the prefix of the present language is added. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  const { base } = useRouter();
  const { slug, ...attributes } = 'slug' in rest ? rest : { slug: '', ...rest };
  return <Link {...attributes} href={`~${addressOf(pathOf(to, slug), base)}`} />;
}
