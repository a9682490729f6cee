type Link = Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname' | 'protocol' | 'download'>;

/**
 * Returns true if a link needs a connection: it leads to another site, or to a file of this site such as a feed, which
 * the copy does not contain. Links of mail and telephone, and downloads of a file that the page has made, do not.
 */
export const needsConnection = (
  { href, origin, pathname, protocol, download }: Link,
  site: string,
): boolean =>
  href !== '' && !download && /^https?:$/.test(protocol) && (origin !== site || /\.\w+$/.test(pathname));
