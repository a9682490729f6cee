import { type Locale, locales } from './locales.ts';

/**
 * A bundle holds files that are fetched as one and stored as many: pages and words repeat each other, and together
 * compress to a third of what they take one by one. The build writes it, the worker unpacks it.
 */
export type Bundle = Readonly<Record<`/${string}`, string>>;

/** The hash of each file in a bundle, by address. The bundle's own name is the hash of this list. */
export type FileHashes = Readonly<Record<string, string>>;

export const BUNDLE_FOLDER = 'offline';

/** Content of a bundle: `shell` is the document of a page that is not stored, `homes` the five home pages. */
export type BundleKind = 'shell' | 'homes' | 'messages' | 'pages';

/** The edition of an address: a language, or `default` without a prefix. */
type BundleLocale = Locale | 'default';

export const bundleLocale = (basePath: string): BundleLocale =>
  locales.find(({ code }) => `/${code}` === basePath)?.code ?? 'default';

/** File name of a bundle: "offline/pages.de.1f0c….json". */
export const bundleName = (kind: BundleKind, part: string, hash: string) =>
  `${BUNDLE_FOLDER}/${kind}.${part}.${hash}.json`;

/** Parts of a bundle's file name; undefined for any other file. */
export function parseBundleName(url: string): { kind: string; part: string; hash: string } | undefined {
  const [, kind, part, hash] = /^\/?offline\/(\w+)\.(\w+)\.(\w+)\.json$/.exec(url) ?? [];
  return kind && part && hash ? { kind, part, hash } : undefined;
}

/** Characters of a hash: 80 bits tell files of one site apart, and 200 of them stand in the worker. */
const HASH_LENGTH = 20;

/** The start of a SHA-256, in hexadecimal digits. */
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

/** Address of the document in which the app draws a page that is not stored. No host serves it. */
export const SHELL = '/shell';

/** Address of messages or content of a language. */
export const messagesAddress = (version: string, language: string, name: string): `/${string}` =>
  `/messages/${version}/${language}/${name}.json`;

/** Articles stored ahead, the newest ones; an older one is stored when it is read. Source: docs/performance.md. */
export const STORED_ARTICLES = 50;
