const query = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Addresses of the share buttons. Source: docs/site.md, section 2 (LinkedIn also accepts the title). */
export const shareTargets: Readonly<Record<'linkedin' | 'facebook', (url: string, title: string) => string>> =
  {
    linkedin: (url, title) => `https://www.linkedin.com/shareArticle?${query({ mini: 'true', url, title })}`,
    facebook: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  };

/** Returns a mailto link. Its body contains the lines, separated by blank lines. */
export const emailLink = (subject: string, lines: readonly string[]) =>
  `mailto:?${query({ subject, body: lines.join('\n\n') })}`;
