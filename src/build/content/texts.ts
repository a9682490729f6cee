import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#site/locales.ts';
import { ContentError } from './content-error.ts';
import { draft } from './field-schemas.ts';
import { readAll, type WrittenLanguages, writtenIn } from './folder.ts';
import { contentFile, type FrontMatter, type MarkdownSource, readFrontMatter } from './front-matter.ts';
import type { Drafts } from './publication.ts';

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>;

type Original<Facts extends v.ObjectEntries, Translated extends v.ObjectEntries> = FrontMatter<
  Fields<Facts & Translated>
>;

/** A kind of text. Only the original contains the facts. Each language contains the translated fields. */
interface TextKind<Facts extends v.ObjectEntries, Translated extends v.ObjectEntries, Body> {
  /** Folder within the folder of each language. */
  folder: string;
  facts: Facts;
  translated: Translated;
  /** Reads the text below the front matter. */
  bodyOf: (markdown: string, source: MarkdownSource) => Body;
  /** Returns an error message for each problem that the schema of a single field cannot find. */
  problemsOf?: (
    original: Original<Facts, Translated>,
    slug: string,
    translations: readonly FrontMatter<Fields<Translated>>[],
  ) => string[];
}

/** The parts of a text that differ between languages. */
interface InLanguages<Translated> {
  /** Name of the text's files: locales/<language>/<folder>/<slug>.md. */
  slug: string;
  /** Languages of the text. Pages in other languages show the first of these and name it. */
  languages: WrittenLanguages;
  texts: Readonly<Partial<Record<Locale, Translated>>>;
}

/** A text of this kind. */
export type TextOf<Kind> = Kind extends {
  facts: infer Facts extends v.ObjectEntries;
  translated: infer Translated extends v.ObjectEntries;
  bodyOf: (...source: never) => infer Body;
}
  ? Text<Facts, Translated, Body>
  : never;

interface Text<Facts extends v.ObjectEntries, Translated extends v.ObjectEntries, Body>
  extends InLanguages<Fields<Translated> & { body: Body }> {
  facts: Fields<Facts>;
}

/** The language of a text, and if the page has another one, its name in the page's language. */
interface ShownLanguage {
  language: Locale;
  languageName?: string;
}

/** Returns a text in the page's language, or else in the first language of the text. */
export function shownIn<Translated>(
  { slug, languages, texts }: InLanguages<Translated>,
  page: Locale,
): Translated & ShownLanguage {
  const locale = languages.includes(page) ? page : languages[0];
  const translated = texts[locale];
  if (!translated) throw new Error(`"${slug}" is not written in "${locale}".`);
  return { ...translated, language: locale, ...(locale !== page && { languageName: nameOf(locale, page) }) };
}

/** Returns the name of a language in the language of a page, such as "Italian", for a label. */
function nameOf(language: Locale, page: Locale): string {
  const name = new Intl.DisplayNames(page, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(page) + name.slice(1);
}

/** Reads all texts of a kind, except drafts. Throws a ContentError with all problems. */
export function readTexts<Facts extends v.ObjectEntries, Translated extends v.ObjectEntries, Body>(
  locales: string,
  { folder, facts, translated, bodyOf, problemsOf }: TextKind<Facts, Translated, Body>,
  { everything, onDraft }: Drafts,
): Text<Facts, Translated, Body>[] {
  const translation = v.strictObject({ ...translated, draft: v.exactOptional(draft) });
  const original = v.strictObject({ ...facts, ...translation.entries });
  const hasTranslations = Object.keys(translated).length > 0;
  const isFact = (field: string) => hasTranslations && field in facts && !(field in translated);
  const isShown = ({ fields }: { fields: object }) => {
    if (everything || !('draft' in fields && fields.draft)) return true;
    onDraft?.();
    return false;
  };
  const texts = readAll([...writtenIn(locales, folder)], ([slug, written]) => {
    const fileIn = (code: Locale) => contentFile(locales, join(locales, code, folder, `${slug}.md`));
    const originalFile = { isFact, name: fileIn(written[0]).name };
    const files = readAll(written, (code) => {
      const schema: v.GenericSchema<unknown, object> = code === written[0] ? original : translation;
      return { code, ...readFrontMatter(fileIn(code), schema, originalFile) };
    });
    // The schemas have checked every field.
    const [own, ...others] = files as unknown as [
      Original<Facts, Translated>,
      ...FrontMatter<Fields<Translated>>[],
    ];
    const problems = problemsOf?.(own, slug, others) ?? [];
    if (problems.length > 0) throw new ContentError(problems);
    if (!isShown(own)) return undefined;
    const shown = files.filter(isShown);
    const bodies = readAll(shown, ({ code, fields, body, source }) => {
      return [code, { ...pick(fields, translated), body: bodyOf(body, source) }] as const;
    });
    return {
      slug,
      facts: pick(own.fields, facts),
      languages: shown.map(({ code }) => code),
      texts: Object.fromEntries(bodies),
    } as unknown as Text<Facts, Translated, Body>;
  });
  return texts.filter((text) => text !== undefined);
}

const pick = (fields: object, wanted: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in wanted));

/** Sorts the texts of a page by their `order`. */
export const inOrder = <Entry extends { slug: string; facts: { order: number } }>(texts: Entry[]): Entry[] =>
  texts.sort((a, b) => a.facts.order - b.facts.order || a.slug.localeCompare(b.slug));
