import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { OLDER_ARTICLES } from '#features/articles/model/content.ts';
import { ARTICLE_NOT_FOUND, addressOf, localePrefixes, locate, NOT_FOUND } from '#site/addresses.ts';
import { contentName } from '#site/content-name.ts';
import { documentOf, slot } from '#site/document.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import type { Shell } from '#site/offline-pack.ts';
import type { Page } from '#site/pages.ts';
import { type Route, routes } from '#site/routes.ts';
import type { prerender as Prerender, PrerenderedPage } from '../prerender.tsx';
import { offlinePacks, type RenderedPage } from './packs.ts';
import { pageFile } from './page-file.ts';
import { type AllResources, versionOf } from './words.ts';

interface PrerenderOptions {
  dist: string;
  /** Path of the built src/prerender.tsx. */
  renderer: string;
  resources: AllResources;
  pages: readonly Page[];
  inlineScript: string;
  /** Tags for crawlers, by address. No visitor needs them, so the packs leave them out. */
  headForPrograms: ReadonlyMap<string, string>;
}

/** Paths to render in every edition: all pages, and the two that answer 404. */
const pathsToRender = (pages: readonly Page[]): string[] => [
  ...new Set(pages.map(({ path }) => path)),
  NOT_FOUND,
  ARTICLE_NOT_FOUND,
];

/** Writes every page to dist/<address>.html, and the offline packs. */
export async function prerenderPages(options: PrerenderOptions): Promise<void> {
  const { dist, resources } = options;
  const { prerender } = (await import(pathToFileURL(options.renderer).href)) as {
    prerender: typeof Prerender;
  };
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const versions = Object.fromEntries(
    [...resources].map(([language, names]) => [language, versionOf(names)]),
  ) as Record<LanguageCode, string>;
  const shell = {
    document: documentTemplate(dist, manifest, options.inlineScript, versions),
    modules: Object.fromEntries(
      routes.map((route) => [route.id, pageModules(manifest, route)]),
    ) as Shell['modules'],
  };
  const packs = offlinePacks(dist, resources);
  const read = async (language: LanguageCode, name: string) => resources.get(language)?.get(name);
  for (const path of pathsToRender(options.pages)) {
    const { route, slug } = locate(path);
    const rendered: RenderedPage[] = [];
    for (const { base } of localePrefixes) {
      const address = addressOf(path, base);
      const page = await prerender(address, read);
      const parts = partsOf(page);
      const html = documentOf(shell.document, {
        ...parts,
        path,
        language: page.language,
        modules: shell.modules[route.id],
        frame: parts,
        data: page.resources,
      });
      writePage(dist, address, html, options.headForPrograms.get(address));
      rendered.push(parts);
    }
    packs.addPage(path, rendered, contentName(route, slug));
  }
  packs.addText(OLDER_ARTICLES);
  packs.finish(shell, versions);
  rmSync(join(dist, '.vite'), { recursive: true });
}

function writePage(dist: string, address: string, html: string, forPrograms = ''): void {
  const file = join(dist, address === '/' ? 'index.html' : `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    html.replace('</head>', () => `${forPrograms}</head>`),
  );
}

/** Splits a page into its frame and its main content. */
function partsOf({ body, head, key, language, resources }: PrerenderedPage): RenderedPage {
  const [start, end] = [body.indexOf('<main'), body.indexOf('</main>') + '</main>'.length];
  return {
    key,
    head,
    before: body.slice(0, start),
    main: body.slice(start, end),
    after: body.slice(end),
    embedded: Object.keys(resources).map((name) => name.slice(language.length + 1)),
  };
}

/** The heading font is needed at once on every screen; the text font only on wide ones. */
const HEADING_FONT = /\/headings-[^/]+\.woff2$/;

/** Addresses of the modules a page needs besides src/main.tsx, which the document loads. */
function pageModules(manifest: Manifest, route: Route): string {
  const page = Object.keys(manifest).find((key) => key.endsWith(pageFile(route.id)));
  const main = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!page || !main) throw new Error(`The build's manifest has no page module for the route "${route.id}".`);
  const modules = filesOf(manifest, ['src/start.tsx', page]);
  modules.delete(main.file);
  return [...modules].map((file) => `/${file}`).join(' ');
}

/** The files of these modules and of all that they import. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

/** Vite's index.html with slots for the parts that differ between pages. */
function documentTemplate(
  dist: string,
  manifest: Manifest,
  inlineScript: string,
  versions: Readonly<Record<LanguageCode, string>>,
): string {
  const fonts = Object.values(manifest)
    .filter(({ file }) => HEADING_FONT.test(file))
    .map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  const words = languages.map(({ code }) => `${code}=${versions[code]}`).join(' ');
  return (
    withIntegrity(dist, readFileSync(join(dist, 'index.html'), 'utf8'))
      // The page is readable without its scripts, so they load at low priority.
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replace(/<html lang="[^"]*"/, `<html lang="${slot('language')}"`)
      .replace('</head>', `${fonts.join('')}${slot('head')}</head>`)
      .replace('<meta name="viewport"', () => `<script>${inlineScript}</script><meta name="viewport"`)
      .replace(
        '<div id="app"></div>',
        `<div id="app" data-page="${slot('key')}" data-modules="${slot('modules')}" data-words="${words}">` +
          `${slot('before')}${slot('main')}${slot('after')}</div>` +
          `<script type="application/json" id="page-data">${slot('data')}</script>`,
      )
  );
}

/** Adds subresource integrity to the one script that pages load. */
function withIntegrity(dist: string, template: string): string {
  return template.replace(/<script type="module"[^>]* src="\/([^"]+)"/, (tag, file: string) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64');
    return `${tag} integrity="sha384-${hash}"`;
  });
}
