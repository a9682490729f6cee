import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { ARTICLE_NOT_FOUND, addressOf, localePrefixes, locate, NOT_FOUND } from '#site/addresses.ts';
import { contentName } from '#site/content-name.ts';
import { defaultLanguage, type LanguageCode } from '#site/languages.ts';
import type { Page } from '#site/pages.ts';
import type { Route } from '#site/routes.ts';
import type * as Renderer from '../prerender.tsx';
import { documentWriter } from './document.ts';
import { pageFile } from './page-file.ts';
import type { AllResources } from './words.ts';

interface PrerenderOptions {
  dist: string;
  /** Path of the built src/prerender.tsx. */
  renderer: string;
  resources: AllResources;
  versions: Readonly<Record<LanguageCode, string>>;
  pages: readonly Page[];
  inlineScript: string;
  /** Tags for crawlers, by address. No visitor needs them, so the stored pages leave them out. */
  headForPrograms: ReadonlyMap<string, string>;
}

/** A page as visitors need it. */
export interface StoredPage {
  base: string;
  path: string;
  /** Name of its longer text. */
  content: string | undefined;
  html: string;
}

/** Paths to render in every edition: all pages, and the two that answer 404. */
const pathsToRender = (pages: readonly Page[]): string[] => [
  ...new Set(pages.map(({ path }) => path)),
  NOT_FOUND,
  ARTICLE_NOT_FOUND,
];

/** Writes every page to dist/<address>.html. Returns the pages by address, and the document for any other. */
export async function prerenderPages(
  options: PrerenderOptions,
): Promise<{ pages: Map<string, StoredPage>; shell: string }> {
  const { dist, resources } = options;
  const renderer = (await import(pathToFileURL(options.renderer).href)) as typeof Renderer;
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const documentOf = documentWriter(dist, manifest, options.inlineScript, options.versions);
  const read = async (language: LanguageCode, name: string) => resources.get(language)?.get(name);
  const pages = new Map<string, StoredPage>();
  for (const path of pathsToRender(options.pages)) {
    const { route, slug } = locate(path);
    const modules = modulesOf(manifest, pageKey(manifest, route));
    for (const { base } of localePrefixes) {
      const address = addressOf(path, base);
      const page = await renderer.prerender(address, read);
      const html = documentOf({ ...page, modules, data: page.resources });
      writePage(dist, address, html, options.headForPrograms.get(address));
      pages.set(address, { base, path, content: contentName(route, slug), html });
    }
  }
  rmSync(join(dist, '.vite'), { recursive: true });
  const shell = documentOf({
    language: defaultLanguage,
    modules: modulesOf(manifest),
    head: '',
    key: '',
    body: renderer.prerenderFrame(),
    data: {},
  });
  return { pages, shell };
}

function writePage(dist: string, address: string, html: string, forPrograms = ''): void {
  const file = join(dist, address === '/' ? 'index.html' : `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    html.replace('</head>', () => `${forPrograms}</head>`),
  );
}

function pageKey(manifest: Manifest, { id }: Route): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(pageFile(id)));
  if (!key) throw new Error(`The build's manifest has no page module for the route "${id}".`);
  return key;
}

/** Addresses of all that these modules need besides src/main.tsx, which the document loads. */
function modulesOf(manifest: Manifest, ...keys: string[]): string {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  ['src/start.tsx', ...keys].forEach(add);
  for (const { file, isEntry } of Object.values(manifest)) if (isEntry) files.delete(file);
  return [...files].map((file) => `/${file}`).join(' ');
}
