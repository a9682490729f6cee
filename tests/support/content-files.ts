import { join } from 'node:path';
import { readContent } from '#build/content/site-content.ts';
import { folderWith } from './folder.ts';

const EXCERPT = 'Two sentences that say what it is about. They are as long as a search result has room for.';
const insights = JSON.stringify({ 'insights.topic.analytics': 'Analisi', 'insights.topic.all': 'Tutte' });

const always = () => ({ 'it/insights.json': insights, 'it/authors/ada-bianchi.md': author() });

/** Fields of front matter by name. Undefined ones are left out. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Returns a Markdown file with these fields as its front matter. */
export const front = (fields: Fields, body = 'Text.') =>
  [
    '---',
    ...Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    '---',
    `${body}\n`,
  ].join('\n');

/** Returns an article with all required fields. Undefined fields are left out. */
export const article = (fields: Fields = {}, body?: string) =>
  front(
    {
      title: 'A title',
      excerpt: EXCERPT,
      author: 'Ada Bianchi',
      topic: 'analytics',
      date: '2026-03-12',
      ...fields,
    },
    body,
  );
/** Returns a translation with all required fields. */
export const translation = (fields: Fields = {}) => front({ title: 'A title', excerpt: EXCERPT, ...fields });

/** Returns an author with all required fields. */
export const author = (fields: Fields = {}, body?: string) =>
  front({ name: 'Ada Bianchi', role: 'ricerca', excerpt: EXCERPT, subjects: '[dati]', ...fields }, body);

/** Writes files below locales by their paths, and reads them as a build on this day reads them. */
export function readFiles(files: Readonly<Record<string, string>>, today = '2026-06-01', everything = false) {
  const entries = Object.entries({ ...always(), ...files });
  const folder = folderWith(Object.fromEntries(entries.map(([path, text]) => [`locales/${path}`, text])));
  return readContent(join(folder, 'locales'), { today, everything });
}
