import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Locale, locales } from '#site/locales.ts';
import { ContentError } from './content-error.ts';
import { contentFile, hasField } from './front-matter.ts';
import { isPicture } from './pictures.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Slugs whose addresses belong to other pages. */
const RESERVED: readonly string[] = ['404', 'index'];

/** Returns the names of the texts and pictures in a folder of a language. */
function filesIn(localesFolder: string, folder: string): string[] {
  const path = join(localesFolder, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
}

/** Returns the slugs of the texts in a folder, in alphabetical order. Omits files whose names cannot be slugs. */
const slugsIn = (localesFolder: string, folder: string): string[] =>
  filesIn(localesFolder, folder)
    .filter((name) => name.endsWith('.md') && !nameProblem(name))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();

/** Folders of texts in every language, and folders of texts that exist in Italian only (docs/site.md, section 2). */
const FOLDERS: readonly string[] = ['articles', 'authors', 'faq', 'reports', 'testimonials', 'webinars'];
const ITALIAN_FOLDERS: readonly string[] = ['blog', 'guides', 'texts'];

/** Returns the languages that a kind of text may have. */
const languagesOf = (folder: string): Locale[] =>
  ITALIAN_FOLDERS.includes(folder) ? ['it'] : locales.map(({ code }) => code);

/** Returns an error message for each file in the folders of texts whose name cannot be a slug. */
export const fileNameProblems = (localesFolder: string): string[] =>
  [...FOLDERS, ...ITALIAN_FOLDERS].flatMap((folder) =>
    languagesOf(folder).flatMap((code) =>
      filesIn(localesFolder, join(code, folder)).flatMap((name) => {
        const sentence = isPicture(name) ? undefined : nameProblem(name);
        if (!sentence) return [];
        return [`${contentFile(localesFolder, join(localesFolder, code, folder, name)).name}: ${sentence}`];
      }),
    ),
  );

/** Returns an error message for each text that no page would show, because the build does not read its folder. */
export function strayTexts(localesFolder: string): string[] {
  const known = new Set([
    ...locales.flatMap(({ code }) => FOLDERS.map((folder) => join(code, folder))),
    ...ITALIAN_FOLDERS.map((folder) => join('it', folder)),
  ]);
  const texts = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.md$/i.test(file),
  );
  const codes = locales.map(({ code }) => code).join(', ');
  const cure = `Move it to locales/<language>/<folder>: the language is one of ${codes}, the folder one of ${FOLDERS.join(', ')}; ${ITALIAN_FOLDERS.join(', ')} are in "it" alone.`;
  return (
    texts
      // Only the first two folders are compared, because `fileNameProblems` refuses deeper folders in a known folder.
      .filter((file) => !known.has(file.split(sep).slice(0, 2).join(sep)))
      .map(
        (file) =>
          `${contentFile(localesFolder, join(localesFolder, file)).name}: no page shows what is in this folder. ${cure}`,
      )
  );
}

/** Languages of a text: the language of the original, then the languages of its translations in site order. */
export type WrittenLanguages = readonly [original: Locale, ...Locale[]];

/** Returns the languages of each text of a folder, by slug. The original is the file with facts, or else the first. */
export function writtenIn(localesFolder: string, folder: string): ReadonlyMap<string, WrittenLanguages> {
  const fact = folder === 'articles' ? 'author' : folder === 'authors' ? 'name' : 'order';
  const bySlug = new Map<string, [Locale, ...Locale[]]>();
  for (const code of languagesOf(folder)) {
    for (const slug of slugsIn(localesFolder, join(code, folder))) {
      const codes = bySlug.get(slug);
      if (codes) codes.push(code);
      else bySlug.set(slug, [code]);
    }
  }
  return new Map(
    [...bySlug].map(([slug, codes]) => {
      const hasFact = (code: Locale) => hasField(join(localesFolder, code, folder, `${slug}.md`), fact);
      const original = (codes.length > 1 && codes.find(hasFact)) || codes[0];
      return [slug, [original, ...codes.filter((code) => code !== original)]];
    }),
  );
}

function nameProblem(name: string): string | undefined {
  const slug = name.replace(/\.md$/, '');
  if (slug === name)
    return 'only texts (.md) and pictures (.png, .jpg, .webp, .avif) stand here. Rename it or move it away.';
  if (RESERVED.includes(slug)) return `the address "${slug}" is taken. Give the file another name.`;
  if (!SLUG.test(slug))
    return 'its name is its address: only small letters without accents, digits, and single hyphens.';
  return undefined;
}

/** Runs `read` on each input and returns the results. Throws the problems of all inputs at once. */
export function readAll<Input, Output>(inputs: readonly Input[], read: (input: Input) => Output): Output[] {
  const problems: string[] = [];
  const outputs = inputs.flatMap((input) => readInto(problems, () => [read(input)]));
  if (problems.length > 0) throw new ContentError(problems);
  return outputs;
}

/** Returns the result of `read`. If `read` throws a ContentError, adds its problems to `problems` and returns []. */
export function readInto<Output>(problems: string[], read: () => Output[]): Output[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return [];
  }
}
