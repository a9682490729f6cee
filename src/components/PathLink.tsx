import type { ComponentProps } from 'react';
import { useRouter } from 'wouter';
import { addressOf } from '#router/model/addresses.ts';

/** The part after the path: `?…`, `#…` or both. */
export type Rest = { rest?: string };
type PathLinkProps = { path: string } & Rest & Omit<ComponentProps<'a'>, 'href'>;

/**
 * Renders a link to a page by its path, with the prefix of the current locale. router/useLinks.ts follows it, like
 * every link of the document. wouter's `Link` would subscribe to the address for each of a hundred links.
 */
export function PathLink({ path, rest = '', ...attributes }: PathLinkProps) {
  const { base: basePath } = useRouter();
  return <a {...attributes} href={`${addressOf(path, basePath)}${rest}`} />;
}
