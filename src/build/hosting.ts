import { addressOf, editions, pathOf } from '#site/addresses.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';

/** The security headers as nginx wants them; deploy/nginx.conf includes them. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Netlify's redirects: a shared file without a worker, and the 404 page of each language and of the articles. */
export function redirectsFile(): string {
  const missing = [...editions].reverse().flatMap(({ base }) => {
    const articles = addressOf(pathOf('insights'), base);
    return [
      `${articles}/* ${addressOf(ARTICLE_NOT_FOUND, base)}.html 404`,
      `${base}/* ${addressOf(NOT_FOUND, base)}.html 404`,
    ];
  });
  return [`/share-target ${pathOf('analyzer')} 303`, ...missing, ''].join('\n');
}
