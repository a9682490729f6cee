import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { locales } from '#site/locales.ts';
import type { PrerenderedPage } from '../prerender.tsx';
import type { VersionedMessages } from './messages.ts';

/** The parts of a document that differ between pages. */
interface PageParts extends PrerenderedPage {
  /** Addresses of the page's modules except src/main.tsx, separated by spaces. */
  modules: string;
}

/** Returns JSON for a script element. Escapes "<", which could end the script. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns a function that inserts a page into Vite's index.html. */
export function documentWriter(
  dist: string,
  manifest: Manifest,
  inlineScript: string,
  versions: VersionedMessages['versions'],
): (page: PageParts) => string {
  // The fonts are preloaded. If only the style sheet requested them, they would load after the first paint and shift the
  // text.
  const fonts = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const messageVersions = locales.map(({ code }) => `${code}=${versions[code]}`).join(' ');
  const document = withIntegrity(dist, readFileSync(join(dist, 'index.html'), 'utf8'))
    // The page is readable without scripts, so scripts load with low priority.
    .replace('<script type="module"', '$& fetchpriority="low"')
    .replace('<meta name="viewport"', () => `<script>${inlineScript}</script><meta name="viewport"`);
  return ({ locale, modules, head, key, body, resources }) =>
    document
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace('</head>', () => `${fonts}${head}</head>`)
      .replace(
        '<div id="app"></div>',
        () =>
          `<div id="app" data-page="${key}" data-modules="${modules}" data-messages="${messageVersions}">${body}</div>` +
          `<script type="application/json" id="page-data">${scriptJson(resources)}</script>`,
      );
}

/** Adds subresource integrity to the only script that pages load directly. */
function withIntegrity(dist: string, template: string): string {
  return template.replace(/<script type="module"[^>]* src="\/([^"]+)"/, (tag, file: string) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64');
    return `${tag} integrity="sha384-${hash}"`;
  });
}
