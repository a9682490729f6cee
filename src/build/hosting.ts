import { localePrefixes, pathOf } from '#router/model/addresses.ts';
import { moved } from '#router/model/redirects.ts';
import { headersFile } from './headers.ts';

/** The security headers in nginx's syntax; deploy/nginx.conf includes them. */
const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Lines of an nginx map from an old address, with or without a trailing slash, to the current one. */
const nginxRedirects = (): string =>
  moved
    .flatMap(({ from, to, hash }) => [from, `${from}/`].map((old) => `${old} "${to}$is_args$args${hash}";\n`))
    .join('');

/** Lines of an nginx map from an unknown path to the nearest 404 page: the articles', the edition's or the site's. */
export const nginxNotFound = (): string =>
  [
    ...localePrefixes.flatMap(({ basePath }) => [
      `~^${basePath}/insights/ ${basePath}/insights/404.html;`,
      ...(basePath ? [`~^${basePath}(?:/|$) ${basePath}/404.html;`] : []),
    ]),
    'default /404.html;',
    '',
  ].join('\n');

/**
 * Redirects in the syntax of Netlify and Cloudflare: old addresses, and a file shared without a worker. Cloudflare
 * finds the nearest 404 page by itself; for Netlify deploy/netlify.toml names them.
 */
function redirectsFile(): string {
  const lines = moved.flatMap(({ from, to, hash }) =>
    [from, `${from}/`].map((old) => `${old} ${to}${hash} 301`),
  );
  return [`/share-target ${pathOf('analyzer')} 303`, ...lines, ''].join('\n');
}

/** What hosts read, by address. */
export const hostingFiles = (headers: Readonly<Record<string, string>>) =>
  [
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile()],
    ['_nginx-headers.conf', nginxHeaders(headers)],
    ['_nginx-moved.conf', nginxRedirects()],
    ['_nginx-not-found.conf', nginxNotFound()],
    // Files not to upload to Cloudflare, which compresses by itself.
    ['.assetsignore', '*.br\n*.gz\n_nginx-*.conf\n'],
  ] as const;
