import { addressOf, locate } from './addresses.ts';
import type { Delta } from './delta.ts';
import type { LanguageCode } from './languages.ts';

/**
 * All of one language in one file: what the build writes and the worker stores. One file compresses far
 * better than the forty it stands for, and is fetched in one go.
 */
export interface OfflinePack {
  language: LanguageCode;
  /** Part of the addresses of the words below. */
  wordsVersion: string;
  /** Address → every page, and the 404 pages, as `packPage` leaves them. */
  pages: Record<string, string>;
  /** Name → words or texts. */
  words: Record<string, unknown>;
  /** What has a long text in another language is told by that language's pack: by address and by name. */
  borrowedPages: Record<string, Borrowed>;
  borrowedWords: Record<string, Borrowed>;
}

interface Borrowed {
  lender: LanguageCode;
  delta: Delta;
}

/** The pages that answer 404, by the address they stand at without ".html". */
export const NOT_FOUND = '/404';
export const ARTICLE_NOT_FOUND = '/insights/404';

/** Resources by "language/name": what a page brings along, so that it needs no further request. */
type PageData = Readonly<Record<string, unknown>>;

const DATA_SCRIPT = /(<script type="application\/json" id="page-data">)([^<]*)(<\/script>)/;

/** The element in which a page brings its data along. A "<" in it must not end the script. */
export const dataScript = (data: PageData): string =>
  `<script type="application/json" id="page-data">${dataText(data)}</script>`;

const dataText = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What Intl wrote in a page, by what it was asked: a part of the page, in the packs too. */
export const formattedScript = (formatted: Readonly<Record<string, string>>): string =>
  `<script type="application/json" id="page-formatted">${dataText(formatted)}</script>`;

/** A page for the pack: the words it brings along are in the pack anyway, so only their names are left. */
export const packPage = (html: string, data: PageData): string =>
  html.replace(DATA_SCRIPT, (_, begin, __, end) => begin + Object.keys(data).join(' ') + end);

/** The page as the host sends it; `wordsOf` finds what it brings along. */
export async function unpackPage(
  packed: string,
  language: LanguageCode,
  wordsOf: (name: string) => Promise<unknown>,
): Promise<string> {
  const names = DATA_SCRIPT.exec(packed)?.[2]?.split(' ').filter(Boolean) ?? [];
  const entries = names.map(async (key) => [key, await wordsOf(key.slice(language.length + 1))] as const);
  const data = dataText(Object.fromEntries(await Promise.all(entries)));
  return packed.replace(DATA_SCRIPT, (_, begin, __, end) => begin + data + end);
}

/** The address in another language's edition. */
export const lentAddress = (address: string, lender: LanguageCode): string => {
  const { path } = locate(address);
  return addressOf(path, `/${lender}`);
};
