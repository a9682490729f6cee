import { localePrefixes, pathOf } from '#router/model/addresses.ts';
import { moved } from '#router/model/redirects.ts';
import { headersFile } from './headers.ts';

/** Returns the security headers in nginx's syntax. deploy/nginx.conf includes them. */
const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

/** Returns lines of an nginx map from an old address, with or without a trailing slash, to the current address. */
const nginxRedirects = (): string =>
  moved
    .flatMap(({ from, to, hash }) => [from, `${from}/`].map((old) => `${old} "${to}$is_args$args${hash}";\n`))
    .join('');

/** Returns lines of an nginx map from an unknown path to the 404 page of the articles, the locale or the site. */
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
 * Returns redirects in the syntax of Netlify and Cloudflare: for old addresses, and for a file that is shared without a
 * worker. Cloudflare finds the nearest 404 page automatically. For Netlify, deploy/netlify.toml names the 404 pages.
 */
function redirectsFile(): string {
  const lines = moved.flatMap(({ from, to, hash }) =>
    [from, `${from}/`].map((old) => `${old} ${to}${hash} 301`),
  );
  return [`/share-target ${pathOf('analyzer')} 303`, ...lines, ''].join('\n');
}

/** Returns the configuration files of hosts, by address. */
export const hostingFiles = (headers: Readonly<Record<string, string>>) =>
  [
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile()],
    ['_nginx-headers.conf', nginxHeaders(headers)],
    ['_nginx-moved.conf', nginxRedirects()],
    ['_nginx-not-found.conf', nginxNotFound()],
    // Files that are not uploaded to Cloudflare, which compresses automatically.
    ['.assetsignore', '*.br\n*.gz\n_nginx-*.conf\n'],
  ] as const;
