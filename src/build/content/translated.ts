import { join } from 'node:path';
import type * as v from 'valibot';
import type { LanguageCode } from '#site/languages.ts';
import { readAll, type WrittenLanguages } from './folder.ts';
import { contentFile, type FrontMatter, readFrontMatter } from './front-matter.ts';

/** A text in all its languages: locales/<language>/<folder>/<slug>.md. */
interface TranslatedText {
  locales: string;
  folder: string;
  slug: string;
  written: WrittenLanguages;
}

type Schema<Entries extends v.ObjectEntries> = v.StrictObjectSchema<Entries, undefined>;
type Read<Entries extends v.ObjectEntries> = FrontMatter<v.InferOutput<Schema<Entries>>> & {
  code: LanguageCode;
};

/** Reads a text and its translations; facts stand once, in the original. Throws a ContentError with all problems. */
export function readTranslated<Original extends v.ObjectEntries, Translation extends v.ObjectEntries>(
  { locales, folder, slug, written }: TranslatedText,
  original: Schema<Original>,
  translation: Schema<Translation>,
): { original: Read<Original>; translations: Read<Translation>[] } {
  const [first] = written;
  const fileIn = (code: LanguageCode) => contentFile(locales, join(locales, code, folder, `${slug}.md`));
  const isFact = (field: string) => field in original.entries && !(field in translation.entries);
  const elsewhere = (field: string) =>
    isFact(field) ? `"${field}" stands once, in ${fileIn(first).name}. Remove the line here.` : undefined;
  // A translation whose file has another name than its source is taken for an original.
  const missing = (field: string) =>
    isFact(field)
      ? 'If the file is a translation, give it the name of the text that it translates.'
      : undefined;
  const [own, ...others] = readAll(written, (code) => {
    const schema: v.GenericSchema<unknown, object> = code === first ? original : translation;
    return { code, ...readFrontMatter(fileIn(code), schema, elsewhere, missing) };
  });
  // Each has been checked by its schema.
  return { original: own as Read<Original>, translations: others as unknown as Read<Translation>[] };
}
