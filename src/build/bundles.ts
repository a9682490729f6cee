import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { ARTICLE_NOT_FOUND, matchRoute, NOT_FOUND } from '#router/model/addresses.ts';
import {
  BUNDLE_FOLDER,
  type Bundle,
  type BundleKind,
  bundleLocale,
  bundleName,
  fileHashes,
  hashOf,
  messagesAddress,
  parseBundleName,
  SHELL,
  STORED_ARTICLES,
} from '#site/bundles.ts';
import { contentName } from '#site/content-name.ts';
import type { VersionedMessages } from './messages.ts';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** Texts that are in Italian for every locale. In one bundle, all locales compress to the size of one language. */
const ITALIAN = /^(?:italian|posts)\//;

const isNotFound = (path: string) => path === NOT_FOUND || path === ARTICLE_NOT_FOUND;

interface BundleOptions extends VersionedMessages {
  dist: string;
  shell: string;
  /** The documents of all pages, by address. */
  pages: ReadonlyMap<string, string>;
  /** Articles, newest first. */
  articles: readonly { slug: string }[];
}

/** Writes the bundles that the worker stores. src/site/bundles.ts describes them. */
export async function writeBundles(options: BundleOptions): Promise<void> {
  const { dist, shell, pages, resources, versions, articles } = options;
  const older = new Set(articles.slice(STORED_ARTICLES).map(({ slug }) => `articles/${slug}`));
  const bundles = new Map<`${BundleKind} ${string}`, Record<`/${string}`, string>>();
  const add = (kind: BundleKind, part: string, address: string, text: string) => {
    const bundle = bundles.get(`${kind} ${part}`) ?? {};
    bundle[address as `/${string}`] = text;
    bundles.set(`${kind} ${part}`, bundle);
  };
  add('shell', 'all', SHELL, shell);
  for (const [address, html] of pages) {
    const { basePath, path, route, slug } = matchRoute(address);
    if (isNotFound(path) || older.has(contentName(route, slug) ?? '')) continue;
    if (path === '/' && basePath !== '') add('homes', 'all', address, html);
    else add('pages', bundleLocale(basePath), address, html);
  }
  for (const [locale, names] of resources)
    for (const [name, value] of names) {
      if (older.has(name)) continue;
      const part = ITALIAN.test(name) ? 'italian' : locale;
      add('messages', part, messagesAddress(versions[locale], locale, name), JSON.stringify(value));
    }
  mkdirSync(join(dist, BUNDLE_FOLDER), { recursive: true });
  for (const [key, bundle] of bundles) {
    const [kind, part = ''] = key.split(' ') as [BundleKind, string];
    writeFileSync(join(dist, await nameOf(kind, part, bundle)), JSON.stringify(bundle));
  }
}

async function nameOf(kind: BundleKind, part: string, bundle: Bundle): Promise<string> {
  return bundleName(kind, part, await hashOf(JSON.stringify(await fileHashes(bundle))));
}

/** Adds the hash of its content to each entry of the precache manifest. The worker checks stored files with it. */
export const contentHashes =
  (dist: string): ManifestTransform =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const revision = parseBundleName(entry.url)?.hash ?? (await hashOfFile(join(dist, entry.url)));
        return { ...entry, revision };
      }),
    ),
  });

async function hashOfFile(file: string): Promise<string> {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return hashOf(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
