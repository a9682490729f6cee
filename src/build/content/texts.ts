import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#site/locales.ts';
import { draft } from './fields.ts';
import { readAll, type WrittenLanguages, writtenIn } from './folder.ts';
import {
  ContentError,
  contentFile,
  type FrontMatter,
  type MarkdownSource,
  readFrontMatter,
} from './front-matter.ts';
import type { Publication } from './publication.ts';

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

type Original<Facts extends v.ObjectEntries, Words extends v.ObjectEntries> = FrontMatter<
  Fields<Facts & Words>
>;

/** A kind of text. Facts are written once, in its original; words in every language. */
interface TextKind<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Body> {
  /** Within the folder of each language. */
  folder: string;
  facts: Facts;
  words: Words;
  /** Reads what is below the fields. */
  bodyOf: (markdown: string, source: MarkdownSource) => Body;
  /** A sentence for each problem that no field has by itself. */
  problemsOf?: (
    original: Original<Facts, Words>,
    slug: string,
    translations: readonly FrontMatter<Fields<Words>>[],
  ) => string[];
}

/** What differs between the languages of a text. */
interface InLanguages<Words> {
  /** Name of its files: locales/<language>/<folder>/<slug>.md. */
  slug: string;
  /** Languages it is written in; the others show the first of these and say so. */
  languages: WrittenLanguages;
  texts: Readonly<Partial<Record<Locale, Words>>>;
}

/** A text of this kind. */
export type TextOf<Kind> = Kind extends {
  facts: infer Facts extends v.ObjectEntries;
  words: infer Words extends v.ObjectEntries;
  bodyOf: (...source: never) => infer Body;
}
  ? Text<Facts, Words, Body>
  : never;

interface Text<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Body>
  extends InLanguages<Fields<Words> & { body: Body }> {
  facts: Fields<Facts>;
}

/** The words of a text in the page's language, or else in the first that it is written in. */
export function shownIn<Words>(
  { slug, languages, texts }: InLanguages<Words>,
  page: Locale,
): Words & { language: Locale } {
  const language = languages.includes(page) ? page : languages[0];
  const words = texts[language];
  if (!words) throw new Error(`"${slug}" is not written in "${language}".`);
  return { ...words, language };
}

/** All texts of a kind but drafts. Throws a ContentError with all problems. */
export function readTexts<Facts extends v.ObjectEntries, Words extends v.ObjectEntries, Body>(
  locales: string,
  { folder, facts, words, bodyOf, problemsOf }: TextKind<Facts, Words, Body>,
  { everything }: Pick<Publication, 'everything'>,
): Text<Facts, Words, Body>[] {
  const translation = v.strictObject({ ...words, draft: v.exactOptional(draft) });
  const original = v.strictObject({ ...facts, ...translation.entries });
  const hasTranslations = Object.keys(words).length > 0;
  const isFact = (field: string) => hasTranslations && field in facts && !(field in words);
  const isShown = ({ fields }: { fields: object }) => everything || !('draft' in fields && fields.draft);
  const texts = readAll([...writtenIn(locales, folder)], ([slug, written]) => {
    const fileIn = (code: Locale) => contentFile(locales, join(locales, code, folder, `${slug}.md`));
    const originalFile = { isFact, name: fileIn(written[0]).name };
    const files = readAll(written, (code) => {
      const schema: v.GenericSchema<unknown, object> = code === written[0] ? original : translation;
      return { code, ...readFrontMatter(fileIn(code), schema, originalFile) };
    });
    // The schemas have checked every field.
    const [own, ...others] = files as unknown as [Original<Facts, Words>, ...FrontMatter<Fields<Words>>[]];
    const problems = problemsOf?.(own, slug, others) ?? [];
    if (problems.length > 0) throw new ContentError(problems);
    if (!isShown(own)) return undefined;
    const shown = files.filter(isShown);
    const bodies = readAll(shown, ({ code, fields, body, source }) => {
      return [code, { ...pick(fields, words), body: bodyOf(body, source) }] as const;
    });
    return {
      slug,
      facts: pick(own.fields, facts),
      languages: shown.map(({ code }) => code),
      texts: Object.fromEntries(bodies),
    } as unknown as Text<Facts, Words, Body>;
  });
  return texts.filter((text) => text !== undefined);
}

const pick = (fields: object, wanted: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in wanted));

/** Texts that stand on a page by their `order`. */
export const inOrder = <Entry extends { slug: string; facts: { order: number } }>(texts: Entry[]): Entry[] =>
  texts.sort((a, b) => a.facts.order - b.facts.order || a.slug.localeCompare(b.slug));
