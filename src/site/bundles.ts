import { type Locale, locales } from './locales.ts';

/**
 * A bundle contains many files. The worker fetches it as one file and stores the files separately. Pages and messages
 * repeat each other, so a bundle compresses to a third of the size of separate files. The build writes the bundle.
 */
export type Bundle = Readonly<Record<`/${string}`, string>>;

/** The hash of each file in a bundle, by address. The hash in the bundle's name is the hash of this list. */
export type FileHashes = Readonly<Record<string, string>>;

export const BUNDLE_FOLDER = 'offline';

/** Content of a bundle. `shell` is the document for a page that is not stored. `homes` are the five home pages. */
export type BundleKind = 'shell' | 'homes' | 'messages' | 'pages';

/** The locale of an address in a bundle's name: a language, or `default` for an address without a prefix. */
type BundleLocale = Locale | 'default';

export const bundleLocale = (basePath: string): BundleLocale =>
  locales.find(({ code }) => `/${code}` === basePath)?.code ?? 'default';

/** Returns the file name of a bundle, such as "offline/pages.de.1f0c….json". */
export const bundleName = (kind: BundleKind, part: string, hash: string) =>
  `${BUNDLE_FOLDER}/${kind}.${part}.${hash}.json`;

/** Returns the parts of a bundle's file name, or undefined for any other file. */
export function parseBundleName(url: string): { kind: string; part: string; hash: string } | undefined {
  const [, kind, part, hash] = /^\/?offline\/(\w+)\.(\w+)\.(\w+)\.json$/.exec(url) ?? [];
  return kind && part && hash ? { kind, part, hash } : undefined;
}

/** Number of characters of a hash. 80 bits distinguish the files of one site. The worker contains 200 hashes. */
const HASH_LENGTH = 20;

/** Returns the start of a SHA-256 hash, in hexadecimal digits. */
export async function hashOf(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_LENGTH);
}

export async function fileHashes(bundle: Bundle): Promise<FileHashes> {
  const hashes = Object.entries(bundle).map(async ([address, text]) => [address, await hashOf(text)]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** Address of the document in which the app renders a page that is not stored. No host serves it. */
export const SHELL = '/shell';

/** Returns the address of messages or content of a locale. */
export const messagesAddress = (version: string, locale: string, name: string): `/${string}` =>
  `/messages/${version}/${locale}/${name}.json`;

/** Number of the newest articles in the bundles. Older articles are stored when read. Source: decision 021. */
export const STORED_ARTICLES = 50;
