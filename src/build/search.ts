import type { SearchablePage } from '#features/search/model/searchable.ts';
import type { Locale } from '#site/locales.ts';
import type { Presentation } from './discovery/presentation.ts';
import type { RenderedPages } from './prerender.ts';

/** Matches headings and questions with their contents, and start tags with attributes, which may include an id. */
const PARTS = /<(?:h[1-4]|summary)(?: [^>]*)?>.*?<\/(?:h[1-4]|summary)>|<\w+ [^>]*>/gs;
const ID = /^<(?:section|article|details|div|li|h[1-4]) (?:[^>]* )?id="([^"]+)"/;
/** Matches disclosures of question lists. Other disclosures hide a part of a page under a label such as "more". */
const QUESTIONS = /^<details [^>]*name="(?:[\w-]*faq|security)"/;

/** Returns the searchable text of each language: titles, headings and questions of all indexed pages. */
export function searchablePages(
  rendered: RenderedPages,
  presentations: readonly Presentation[],
): Map<Locale, SearchablePage[]> {
  const found = new Map<Locale, SearchablePage[]>();
  for (const { page, title, description } of presentations) {
    const { basePath, language, path, address } = page;
    if (basePath === '') continue;
    const parts = partsOf(rendered.get(address)?.body ?? '').filter(([text]) => text !== title);
    found.set(language, [...(found.get(language) ?? []), { path, title, text: description, parts }]);
  }
  return found;
}

function partsOf(body: string): (readonly [text: string, anchor: string])[] {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const parts: (readonly [string, string])[] = [];
  let anchor = '';
  let isQuestion = false;
  for (const [tag] of main.matchAll(PARTS)) {
    const [, id = ''] = ID.exec(tag) ?? [];
    if (id !== 'main') anchor = id || anchor;
    if (tag.startsWith('<details')) isQuestion = QUESTIONS.test(tag);
    if (/^<h[1-4]/.test(tag) || (tag.startsWith('<summary') && isQuestion)) parts.push([textOf(tag), anchor]);
  }
  return parts;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the text between the tags. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .trim();
