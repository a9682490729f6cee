import { names, text, textOfLength } from './field-schemas.ts';
import { parseMarkdown } from './markdown.ts';
import type { Drafts } from './publication.ts';
import { readTexts } from './texts.ts';

/** Translated fields. The role must be a text that can follow a comma. */
export const authorTranslated = { role: text, excerpt: textOfLength(80, 200), subjects: names };
export const authorFacts = { name: text };

export type Author = ReturnType<typeof readAuthors>[number];

/** Returns all authors, sorted by name. Throws a ContentError with all problems. */
export function readAuthors(locales: string, drafts: Drafts) {
  const slugs = new Map<string, string>();
  const read = readTexts(
    locales,
    {
      folder: 'authors',
      facts: authorFacts,
      translated: authorTranslated,
      bodyOf: parseMarkdown,
      problemsOf({ fields: { name }, problemWith }, slug) {
        const namesake = slugs.get(name);
        slugs.set(name, slug);
        const sentence = `there is another author "${name}", in ${namesake}.md. Tell them apart.`;
        return namesake ? [problemWith('name', sentence)] : [];
      },
    },
    drafts,
  );
  return read
    .map(({ facts, ...author }) => ({ ...facts, ...author }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it') || a.slug.localeCompare(b.slug));
}
