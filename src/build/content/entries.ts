import { join } from 'node:path';
import * as v from 'valibot';
import { isElement } from '#features/articles/model/content.ts';
import type { LanguageCode } from '#site/languages.ts';
import { draft, order } from './fields.ts';
import { readAll, writtenIn } from './folder.ts';
import { ContentError, contentFile, readFrontMatter, unlessTranslated } from './front-matter.ts';
import { type MarkdownSource, parseMarkdown } from './markdown.ts';
import type { Publication } from './publication.ts';

/** Fields of a kind of entry: facts are written once, in its first language; words in every one. */
export interface EntryKind<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text> {
  /** Within the folder of each language. */
  folder: string;
  facts: Facts;
  words: Words;
  /** Reads the paragraph below the fields. */
  textOf: (body: string, source: MarkdownSource) => Text;
}

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

/** An entry in one language: its fields, and the paragraph below them. */
export type EntryText<Words extends v.ObjectEntries, Text> = Fields<Words> & { text: Text };

/** One of several short texts on a page: locales/<language>/<folder>/<slug>.md. */
export interface Entry<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text = string> {
  slug: string;
  facts: Fields<Facts>;
  /** The original language comes first. */
  texts: ReadonlyMap<LanguageCode, EntryText<Words, Text>>;
}

/** An entry in a language or else in its original one, which `other` then names. */
export function shownIn<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text>(
  { texts }: Entry<Facts, Words, Text>,
  language: LanguageCode,
): { words: EntryText<Words, Text>; other?: LanguageCode } | undefined {
  const own = texts.get(language);
  if (own) return { words: own };
  const [first] = texts;
  return first && { words: first[1], other: first[0] };
}

const common = { draft: v.exactOptional(draft) };

/** The entries of a folder, sorted by `order`. Throws a ContentError with all problems. */
export function readEntries<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Text>(
  locales: string,
  { folder, facts, words, textOf }: EntryKind<Facts, Words, Text>,
  { everything }: Publication,
): Entry<Facts, Words, Text>[] {
  const original = v.strictObject({ order, ...common, ...facts, ...words });
  const translation = v.strictObject({ ...common, ...words });

  const isFact = (field: string) => field in original.entries && !(field in translation.entries);

  const entries = readAll([...writtenIn(locales, folder)], ([slug, codes]) => {
    const fileIn = (code: LanguageCode) => contentFile(locales, join(locales, code, folder, `${slug}.md`));
    const first = codes[0] ?? 'it';
    const elsewhere = (field: string) =>
      field in original.entries
        ? `"${field}" stands once, in ${fileIn(first).name}. Remove the line here.`
        : undefined;
    const read = readAll(codes, (code) => {
      const file = fileIn(code);
      const { fields, body, bodyLine } =
        code === first
          ? readFrontMatter(file, original, undefined, unlessTranslated(isFact))
          : readFrontMatter(file, translation, elsewhere);
      return {
        code,
        fields: fields as Record<string, unknown>,
        text: textOf(body, { ...file, line: bodyLine }),
      };
    });
    const fields = read[0]?.fields ?? {};
    const shown = read.filter((one) => everything || !one.fields.draft);
    if (!everything && fields.draft) return undefined;
    const texts = shown.map(({ code, fields: own, text }) => [code, { ...own, text }] as const);
    // The schemas have checked every field.
    return { slug, facts: fields, texts: new Map(texts) } as unknown as Entry<Facts, Words, Text>;
  });
  const placeOf = ({ facts: own }: { facts: unknown }) => (own as { order: number }).order;
  return entries
    .filter((entry) => entry !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.slug.localeCompare(b.slug));
}

/** One paragraph without markup: it is searched, and read by programs. */
export function plainText(body: string, source: MarkdownSource): string {
  const [paragraph, ...others] = parseMarkdown(body, source);
  const [tag, ...words] = paragraph !== undefined && isElement(paragraph) ? paragraph : [];
  if (tag !== 'p' || others.length > 0 || words.some((part) => typeof part !== 'string'))
    throw new ContentError([
      `${source.name}, line ${source.line}: the text is more than one paragraph of plain words. Remove lists, links, bold words and empty lines.`,
    ]);
  return words.join('').replace(/\n/g, ' ');
}
