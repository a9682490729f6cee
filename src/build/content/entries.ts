import * as v from 'valibot';
import { isElement } from '#features/articles/model/content.ts';
import type { LanguageCode } from '#site/languages.ts';
import { draft, order } from './fields.ts';
import { readAll, writtenIn } from './folder.ts';
import { ContentError, type MarkdownSource } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import type { Publication } from './publication.ts';
import { readTranslated } from './translated.ts';

/** Fields of a kind of entry: facts are written once, in its original; words in every one. */
interface EntryKind<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text> {
  /** Within the folder of each language. */
  folder: string;
  facts: Facts;
  words: Words;
  /** Reads the paragraph below the fields. */
  textOf: (body: string, source: MarkdownSource) => Text;
}

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

/** An entry in one language: its fields, and the paragraph below them. */
type EntryText<Words extends v.ObjectEntries, Text> = Fields<Words> & { text: Text };

type LanguageText<Words extends v.ObjectEntries, Text> = readonly [LanguageCode, EntryText<Words, Text>];

/** One of several short texts on a page: locales/<language>/<folder>/<slug>.md. */
export interface Entry<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text = string> {
  slug: string;
  facts: Fields<Facts>;
  /** The original language comes first. */
  texts: readonly [LanguageText<Words, Text>, ...LanguageText<Words, Text>[]];
}

/** An entry in a language or else in its original one, which `other` then names. */
export function shownIn<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text>(
  { texts }: Entry<Facts, Words, Text>,
  language: LanguageCode,
): { words: EntryText<Words, Text>; other?: LanguageCode } {
  const own = texts.find(([code]) => code === language);
  const [[other, words]] = texts;
  return own ? { words: own[1] } : { words, other };
}

const common = { draft: v.exactOptional(draft) };

/** The entries of a folder, sorted by `order`. Throws a ContentError with all problems. */
export function readEntries<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text>(
  locales: string,
  { folder, facts, words, textOf }: EntryKind<Facts, Words, Text>,
  { everything }: Publication,
): Entry<Facts, Words, Text>[] {
  const translation: v.ObjectEntries = { ...common, ...words };
  const schemas = [v.strictObject({ order, ...facts, ...translation }), v.strictObject(translation)] as const;
  const entries = readAll([...writtenIn(locales, folder)], ([slug, written]) => {
    const { original, translations } = readTranslated({ locales, folder, slug, written }, ...schemas);
    const isShown = ({ fields }: { fields: object }) => everything || !('draft' in fields && fields.draft);
    if (!isShown(original)) return undefined;
    const texts = readAll([original, ...translations.filter(isShown)], ({ code, fields, body, source }) => {
      return [code, { ...fields, text: textOf(body, source) }] as const;
    });
    // The schemas have checked every field.
    return { slug, facts: original.fields, texts } as unknown as Entry<Facts, Words, Text>;
  });
  const placeOf = ({ facts: own }: { facts: unknown }) => (own as { order: number }).order;
  return entries
    .filter((entry) => entry !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.slug.localeCompare(b.slug));
}

/** One paragraph without markup: it is searched, and read by programs. */
export function plainText(body: string, source: MarkdownSource): string {
  const [paragraph, ...others] = parseMarkdown(body, source);
  const [tag, ...nodes] = paragraph !== undefined && isElement(paragraph) ? paragraph : [];
  // A bare address of mail is a link in Markdown.
  const words = nodes.flatMap((node) =>
    typeof node === 'object' && 'href' in node && node.href === `mailto:${node.children}`
      ? node.children
      : [node],
  );
  if (tag !== 'p' || others.length > 0 || words.some((part) => typeof part !== 'string'))
    throw new ContentError([
      `${source.name}, line ${source.line}: the text is more than one paragraph of plain words. Remove lists, links, bold words and empty lines.`,
    ]);
  return words.join('').replace(/\n/g, ' ');
}
