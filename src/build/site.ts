import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { SEARCHABLE } from '#features/search/model/searchable.ts';
import type { Locale } from '#site/locales.ts';
import { writeBundles } from './bundles.ts';
import { writeCards } from './cards/write-cards.ts';
import { checkAnchors } from './content/links.ts';
import type { SiteContent } from './content/site-content.ts';
import { feedFiles } from './discovery/feeds.ts';
import { headForPrograms } from './discovery/head.ts';
import { llmsFile, markdownFiles } from './discovery/markdown-copies.ts';
import { presentPages } from './discovery/presentation.ts';
import { emailOrigin, monitoringOrigins, siteProofs } from './environment.ts';
import { fontLicences } from './fonts.ts';
import { securityHeaders } from './headers.ts';
import { hostingFiles } from './hosting.ts';
import { type AllResources, messageFiles, versioned } from './messages.ts';
import { renderPages, writePages } from './prerender.ts';
import { checks } from './quiet.ts';
import { searchablePages } from './search.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import { robots, sitemap } from './sitemap.ts';

interface SiteOptions {
  root: string;
  dist: string;
  variables: Readonly<Record<string, string | undefined>>;
  resources: AllResources;
  content: SiteContent;
  /** ISO date of this build. */
  today: string;
  /** Configuration that the site's build and the renderer's build share. */
  shared: Pick<InlineConfig, 'plugins' | 'resolve' | 'define' | 'mode'>;
}

/** Facts about the site that are compiled into the worker. */
export interface WorkerFacts {
  headers: Record<string, string>;
  versions: Record<Locale, string>;
}

/** Modules that render the pages, and in threads the cards. */
const renderers = ['src/prerender.tsx', 'src/build/cards/png-worker.ts'];
/** Output folder of the renderers' build. */
const RENDERER_FOLDER = '.cache/renderer';

/** Creates the site from Vite's output: pages, bundles, cards, feeds and so on. Resolves with the worker's facts. */
export async function buildSite(options: SiteOptions): Promise<WorkerFacts> {
  const { root, dist, variables, shared, content } = options;
  const inlineScript = await buildInlineScript(root);
  await build({
    ...shared,
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      rolldownOptions: { checks, input: renderers },
      outDir: RENDERER_FOLDER,
      emptyOutDir: true,
    },
  });
  const siteUrl = variables.VITE_SITE_URL ?? '';
  const presentations = presentPages(options.resources, content.pages);
  const renderer = (name: string) => join(root, RENDERER_FOLDER, `${name}.js`);
  const [cards, drawn] = await Promise.all([
    writeCards({ root, dist, pngWorker: renderer('png-worker') }, presentations),
    renderPages(renderer('prerender'), options.resources, content.pages),
  ]);
  checkAnchors(content.anchors, new Map([...drawn.rendered].map(([address, { body }]) => [address, body])));
  const found = {
    siteUrl,
    presentations,
    proofs: siteProofs(variables),
    cardOf: (address: string) => cards.get(address) ?? '',
  };
  const searchable = searchablePages(drawn.rendered, presentations);
  const resources = new Map(
    [...options.resources].map(([locale, names]) => [
      locale,
      new Map([...names, [SEARCHABLE, searchable.get(locale)]]),
    ]),
  );
  const messages = versioned(resources);
  writeAll(dist, messageFiles(messages));
  const written = writePages({
    dist,
    ...drawn,
    ...messages,
    inlineScript,
    headForPrograms: headForPrograms(found),
  });
  await writeBundles({ dist, ...messages, ...written, articles: content.articles });
  const headers = securityHeaders({
    emailOrigin: emailOrigin(variables),
    monitoring: monitoringOrigins(variables),
    errorSink: variables.VITE_ERROR_SINK,
    inlineScript,
    preload: variables.VITE_HSTS_PRELOAD === 'yes',
  });
  appendFileSync(join(dist, 'licenses.txt'), fontLicences(root));
  writeAll(dist, feedFiles(found));
  writeAll(dist, markdownFiles(join(root, 'locales'), siteUrl, presentations));
  writeAll(dist, [
    ...hostingFiles(headers),
    ['llms.txt', llmsFile(siteUrl, presentations)],
    ['sitemap.xml', await sitemap(siteUrl, presentations)],
    ['robots.txt', robots(siteUrl)],
    [SECURITY_TEXT, securityText(siteUrl, options.today)],
  ]);
  return { headers, versions: messages.versions };
}

function writeAll(dist: string, files: Iterable<readonly [address: string, text: string]>): void {
  for (const [address, text] of files) {
    mkdirSync(dirname(join(dist, address)), { recursive: true });
    writeFileSync(join(dist, address), text);
  }
}

/** Builds src/inline-head.ts, minified to one line. */
async function buildInlineScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { checks },
      lib: { entry: 'src/inline-head.ts', formats: ['iife'], name: 'firstPaint' },
      minify: true,
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('src/inline-head.ts was not built.');
  return chunk.code.trim();
}

/** Adds the inline script as a module, to the development server only. */
export function developmentHead(): Plugin {
  const attrs = { type: 'module', src: '/src/inline-head.ts' };
  return {
    name: 'site:development-head',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs, injectTo: 'head-prepend' }],
  };
}
