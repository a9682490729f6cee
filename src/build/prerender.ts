import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import {
  ARTICLE_NOT_FOUND,
  addressOf,
  localePrefixes,
  matchRoute,
  NOT_FOUND,
} from '#router/model/addresses.ts';
import type { Page } from '#router/model/pages.ts';
import { brand } from '#site/brand.ts';
import { defaultLocale, type Locale } from '#site/locales.ts';
import type { Route } from '#site/routes.ts';
import type * as Renderer from '../prerender.tsx';
import type { PrerenderedPage } from '../prerender.tsx';
import { ContentError } from './content/content-error.ts';
import { documentWriter } from './document.ts';
import type { AllResources, VersionedMessages } from './messages.ts';

/** Rendered pages, by address. */
export type RenderedPages = ReadonlyMap<string, PrerenderedPage>;

/** Returns the addresses to render: all pages, and the two 404 pages for every locale prefix. */
const addressesOf = (pages: readonly Page[]): string[] => [
  ...pages.map(({ address }) => address),
  ...localePrefixes.flatMap(({ basePath }) =>
    [NOT_FOUND, ARTICLE_NOT_FOUND].map((path) => addressOf(path, basePath)),
  ),
];

/** Renders every page, and the frame of a page that is rendered later, with the built src/prerender.tsx. */
export async function renderPages(
  renderer: string,
  resources: AllResources,
  pages: readonly Page[],
): Promise<{ rendered: RenderedPages; frame: string }> {
  const { prerender, prerenderFrame } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  const read = async (locale: Locale, name: string) => resources.get(locale)?.get(name);
  const rendered = new Map<string, PrerenderedPage>();
  for (const address of addressesOf(pages)) {
    const page = await prerender(address, read).catch((error: unknown) => {
      throw missingMessage(error, address) ?? error;
    });
    rendered.set(address, page);
  }
  return { rendered, frame: prerenderFrame() };
}

/** Returns the error for a message that a page uses and that no file has. React's stack would not help its author. */
export function missingMessage(error: unknown, address: string): ContentError | undefined {
  const { code, descriptor } = error as { code?: unknown; descriptor?: { id?: unknown } };
  if (code !== 'MISSING_TRANSLATION') return undefined;
  return new ContentError([
    `The page ${address} uses the message "${descriptor?.id}", which is in no file of locales/<language>. Restore it.`,
  ]);
}

interface WriteOptions extends Pick<VersionedMessages, 'versions'> {
  dist: string;
  rendered: RenderedPages;
  frame: string;
  inlineScript: string;
  /** Tags for crawlers, by address. No visitor needs them, so the stored pages omit them. */
  headForPrograms: ReadonlyMap<string, string>;
}

/**
 * Writes every page to dist/<address>.html. Returns the documents by address, without tags for crawlers, and the shell,
 * which is the document for any other address.
 */
export function writePages(options: WriteOptions): { pages: Map<string, string>; shell: string } {
  const { dist, versions } = options;
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const documentOf = documentWriter(dist, manifest, options.inlineScript, versions);
  const pages = new Map<string, string>();
  for (const [address, page] of options.rendered) {
    const modules = modulesOf(manifest, pageKey(manifest, matchRoute(address).route));
    const html = documentOf({ ...page, modules });
    writePage(dist, address, html, options.headForPrograms.get(address));
    pages.set(address, html);
  }
  rmSync(join(dist, '.vite'), { recursive: true });
  const shell = documentOf({
    locale: defaultLocale,
    modules: '',
    // The shell has no content until the modules have run, so they are preloaded immediately, and the tab has a title.
    head: `<title>${brand.name}</title>${modulesOf(manifest)
      .split(' ')
      .map((href) => `<link rel="modulepreload" href="${href}">`)
      .join('')}`,
    key: '',
    body: options.frame,
    resources: {},
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

/**
 * Returns the module of a route's page. For example, the module of 'analyzer-results' ends with
 * analyzer-results/AnalyzerResultsPage.tsx.
 */
function pageKey(manifest: Manifest, { id }: Route): string {
  const key = Object.keys(manifest).find(
    (name) => /src\/pages\/([^/]+)\/\w+Page\.tsx$/.exec(name)?.[1] === id,
  );
  if (!key) throw new Error(`The build's manifest has no page module for the route "${id}".`);
  return key;
}

/** Returns the addresses of these modules and their imports, except src/main.tsx, which the document loads. */
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
