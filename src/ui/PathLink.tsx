import type { ComponentProps } from 'react';
import { Link, useRouter } from 'wouter';
import { addressOf } from '#site/addresses.ts';

/** The part after the path: `?…`, `#…` or both. */
export type Rest = { rest?: string };
type PathLinkProps = { path: string } & Rest & Omit<ComponentProps<'a'>, 'href'>;

/** A link to a page by its path, with the prefix of the current language. */
export function PathLink({ path, rest = '', ...attributes }: PathLinkProps) {
  const { base } = useRouter();
  const address = `${addressOf(path, base)}${rest}`;
  // wouter's link would open in this tab, whatever its target.
  if (attributes.target) return <a {...attributes} href={address} />;
  return <Link {...attributes} href={`~${address}`} />;
}
