import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { ARTICLE_NOT_FOUND, addressOf, localePrefixes, locate, NOT_FOUND } from '#site/addresses.ts';
import { contentName } from '#site/content-name.ts';
import { defaultLanguage, type LanguageCode } from '#site/languages.ts';
import type { Page } from '#site/pages.ts';
import type { Route, RouteId } from '#site/routes.ts';
import type * as Renderer from '../prerender.tsx';
import type { PrerenderedPage } from '../prerender.tsx';
import { documentWriter } from './document.ts';
import type { AllResources } from './words.ts';

interface RenderOptions {
  /** Path of the built src/prerender.tsx. */
  renderer: string;
  resources: AllResources;
  pages: readonly Page[];
}

export interface RenderedPage {
  base: string;
  path: string;
  address: string;
  route: Route;
  /** Name of its longer text. */
  content: string | undefined;
  page: PrerenderedPage;
}

/** Paths to render in every edition: all pages, and the two that answer 404. */
const pathsToRender = (pages: readonly Page[]): string[] => [
  ...new Set(pages.map(({ path }) => path)),
  NOT_FOUND,
  ARTICLE_NOT_FOUND,
];

/** Renders every page, and the frame of a page that is drawn later. */
export async function renderPages({
  renderer,
  resources,
  pages,
}: RenderOptions): Promise<{ rendered: RenderedPage[]; frame: string }> {
  const { prerender, prerenderFrame } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  const read = async (language: LanguageCode, name: string) => resources.get(language)?.get(name);
  const rendered: RenderedPage[] = [];
  for (const path of pathsToRender(pages)) {
    const { route, slug } = locate(path);
    for (const { base } of localePrefixes) {
      const address = addressOf(path, base);
      const page = await prerender(address, read);
      rendered.push({ base, path, address, route, content: contentName(route, slug), page });
    }
  }
  return { rendered, frame: prerenderFrame() };
}

interface WriteOptions {
  dist: string;
  rendered: readonly RenderedPage[];
  frame: string;
  versions: Readonly<Record<LanguageCode, string>>;
  inlineScript: string;
  /** Tags for crawlers, by address. No visitor needs them, so the stored pages leave them out. */
  headForPrograms: ReadonlyMap<string, string>;
}

/** A page as visitors need it. */
export interface StoredPage extends Pick<RenderedPage, 'base' | 'path' | 'content'> {
  html: string;
}

/** Writes every page to dist/<address>.html. Returns the pages by address, and the document for any other. */
export function writePages(options: WriteOptions): { pages: Map<string, StoredPage>; shell: string } {
  const { dist, versions } = options;
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const documentOf = documentWriter(dist, manifest, options.inlineScript, versions);
  const pages = new Map<string, StoredPage>();
  for (const { base, path, address, route, content, page } of options.rendered) {
    const modules = modulesOf(manifest, pageKey(manifest, route));
    const html = documentOf({ ...page, modules, data: page.resources });
    writePage(dist, address, html, options.headForPrograms.get(address));
    pages.set(address, { base, path, content, html });
  }
  rmSync(join(dist, '.vite'), { recursive: true });
  const shell = documentOf({
    language: defaultLanguage,
    modules: '',
    // There is nothing to read until they have run.
    head: modulesOf(manifest)
      .split(' ')
      .map((href) => `<link rel="modulepreload" href="${href}">`)
      .join(''),
    key: '',
    body: options.frame,
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

/** The file with a route's page, relative to the project: 'analyzer-results' is in AnalyzerResultsPage.tsx. */
const pageFile = (routeId: RouteId): string =>
  `src/pages/${routeId}/${routeId.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page.tsx`;

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
