import type { AnchorHTMLAttributes } from 'react';
import { Link, useRouter } from 'wouter';
import { addressOf } from '#site/addresses.ts';

/** The part after the path: `?…`, `#…` or both. */
export type Rest = { rest?: string };
type PathLinkProps = { path: string } & Rest & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to a page by its path, with the prefix of the current language. */
export function PathLink({ path, rest = '', ...attributes }: PathLinkProps) {
  const { base } = useRouter();
  return <Link {...attributes} href={`~${addressOf(path, base)}${rest}`} />;
}
