import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { addressOf, editions, locate } from '#site/addresses.ts';
import { allArticles } from '#site/articles.ts';
import type { LanguageCode } from '#site/languages.ts';
import {
  ARTICLE_NOT_FOUND,
  dataScript,
  formattedScript,
  NOT_FOUND,
  type OfflinePack,
  packPage,
} from '#site/offline-pack.ts';
import { pages } from '#site/pages.ts';
import { type RouteId, routeById } from '#site/routes.ts';
import { sheetOf } from '#site/sheets.ts';
import type { prerender as Prerender, PrerenderedPage } from '../prerender.tsx';
import { RUNTIME } from './base-script.ts';
import { newPack, packFile, shareTexts } from './packs.ts';
import { pageModule } from './page-module.ts';
import type { SheetAddress } from './page-styles.ts';
import type { AllResources } from './words.ts';

interface PrerenderOptions {
  dist: string;
  /** The built src/prerender.tsx. */
  renderer: string;
  resources: AllResources;
  wordsVersion: string;
  inlineScript: string;
  styles: SheetAddress;
  /** By address: tags for programs that follow links. No visitor needs them, so the packs do without. */
  headForPrograms: ReadonlyMap<string, string>;
}

/** Addresses to render: all pages, and the two that answer 404 in every edition. */
function addressesToRender(): { address: string; language: LanguageCode; routeId: RouteId }[] {
  const missing = editions.flatMap(({ base, language }) => [
    { address: addressOf(NOT_FOUND, base), language, routeId: 'not-found' as const },
    { address: addressOf(ARTICLE_NOT_FOUND, base), language, routeId: 'article' as const },
  ]);
  return [
    ...pages.map(({ address, language, route }) => ({ address, language, routeId: route.id })),
    ...missing,
  ];
}

/** Writes every page to dist/<address>.html and all of each language to its offline pack. */
export async function prerenderPages(options: PrerenderOptions): Promise<void> {
  const { dist, resources } = options;
  const { prerender } = (await import(pathToFileURL(options.renderer).href)) as {
    prerender: typeof Prerender;
  };
  const template = withIntegrity(dist, readFileSync(join(dist, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const read = async (language: LanguageCode, name: string) => resources.get(language)?.get(name);
  const packs = new Map<LanguageCode, OfflinePack>();
  for (const [language, names] of resources) {
    packs.set(language, { ...newPack(language, options.wordsVersion), words: Object.fromEntries(names) });
  }
  for (const { address, language, routeId } of addressesToRender()) {
    const page = await prerender(address, read);
    const sheet = sheetOf(routeById(routeId));
    const styled = withStyles(template, sheet, options.styles(sheet));
    const html = fill(styled, page, pageFiles(manifest, routeId), options.inlineScript);
    const file = join(dist, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      html.replace('</head>', () => `${options.headForPrograms.get(address) ?? ''}</head>`),
    );
    const pack = packs.get(language);
    if (pack) pack.pages[address] = packPage(html, page.resources);
  }
  shareTexts(packs, foreignLanguage);
  mkdirSync(join(dist, 'offline'), { recursive: true });
  for (const pack of packs.values()) {
    const { fileName, source } = packFile(pack);
    writeFileSync(join(dist, fileName), source);
  }
  rmSync(join(dist, '.vite'), { recursive: true });
}

/** The language of a page's long text where that is not the page's. */
function foreignLanguage(address: string): LanguageCode | undefined {
  const { route, slug, language } = locate(address);
  if (route.content === 'italian') return language === 'it' ? undefined : 'it';
  const article = allArticles.find((row) => row.slug === slug);
  return article?.languages.includes(language) ? undefined : article?.languages[0];
}

/** The face of the headings is needed at once, on every screen; the other one only on wide ones. */
const HEADING_FONT = /\/fraunces-[^/]+\.woff2$/;

/** The modules that a page needs besides src/main.tsx, which the template has. */
function pageFiles(manifest: Manifest, routeId: RouteId): PageFiles {
  const page = Object.keys(manifest).find((key) => key.endsWith(pageModule(routeId)));
  const main = Object.values(manifest).find(({ name }) => name === 'main');
  if (!page || !main) throw new Error(`The build's manifest has no page module for the route "${routeId}".`);
  const js = filesOf(manifest, ['src/start.tsx', page]).filter((file) => file !== main.file);
  const fonts = Object.values(manifest).flatMap(({ file }) => (HEADING_FONT.test(file) ? [file] : []));
  return { js: [...new Set(js)], fonts };
}

const filesOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const chunk = manifest[key];
    return chunk && chunk.name !== RUNTIME ? [chunk.file, ...filesOf(manifest, chunk.imports ?? [])] : [];
  });

interface PageFiles {
  js: string[];
  fonts: string[];
}

/** Says what the one script that pages name must be, so that nothing else can be put in its place. */
function withIntegrity(dist: string, template: string): string {
  return template.replace(/<script type="module"[^>]* src="\/([^"]+)"/, (tag, file: string) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64');
    return `${tag} integrity="sha384-${hash}"`;
  });
}

/** Names the page's own sheet where the template has the site's one. */
const withStyles = (template: string, sheet: string, address: string): string =>
  template.replace(
    /<link rel="stylesheet"[^>]*>/,
    () => `<link rel="stylesheet" href="${address}" data-sheet="${sheet}">`,
  );

function fill(template: string, page: PrerenderedPage, files: PageFiles, inlineScript: string): string {
  const links = [
    ...files.fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
  ];
  return (
    template
      // The page reads without its scripts: they wait until it is seen.
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`)
      .replace('</head>', () => `${links.join('')}${page.head}</head>`)
      .replace('<meta name="viewport"', () => `<script>${inlineScript}</script><meta name="viewport"`)
      .replace(
        '<div id="app"></div>',
        () =>
          `<div id="app" data-page="${page.key}" data-modules="${files.js.map((file) => `/${file}`).join(' ')}">${page.body}</div>${formattedScript(page.formatted)}${dataScript(page.resources)}`,
      )
  );
}
