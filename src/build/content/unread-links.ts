import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { matchRoute } from '#router/model/addresses.ts';
import { nameBrand } from '#site/brand-messages.ts';
import { contentFile, readSource } from './front-matter.ts';
import { noPage } from './links.ts';

const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Returns an error message for each link to a page that never exists, also in texts with invalid fields. So the author
 * learns of all mistakes at once. `deadLinks` needs valid fields, because it compares the days of texts.
 */
export function linksWithoutPage(localesFolder: string): string[] {
  const files = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const written = new Set(files.map((file) => file.split(/[\\/]/).slice(1).join('/')));
  return files.sort().flatMap((file) => {
    const { name, path } = contentFile(localesFolder, join(localesFolder, file));
    return linksIn(readSource(path)).flatMap(({ to, line }) =>
      mayExist(to, written) ? [] : [`${name}, line ${line}: ${noPage(to)}`],
    );
  });
}

/** Returns the paths of the links below the front matter. A draft has none, because its links may lead to other drafts. */
function linksIn(source: string): { to: string; line: number }[] {
  const [front = ''] = /^---\n[\s\S]*?^---[ \t]*$/m.exec(source) ?? [];
  if (/^draft:\s*true\s*$/m.test(front)) return [];
  // Blank lines in the place of the front matter preserve the numbers of the lines.
  const tree = markdown.parse(nameBrand(source.replace(front, front.replace(/[^\n]/g, ''))));
  const found: { to: string; line: number }[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [, to] = /^(\/(?!\/)[^?#]*)/.exec(node.url) ?? [];
    if (to) found.push({ to, line: node.position?.start.line ?? 1 });
  });
  return found;
}

/** The folder of the texts of a route, in which the name of a file is the slug. */
const folders: Readonly<Record<string, string>> = { article: 'articles', post: 'blog', author: 'authors' };

/** Returns true if a route has this path, and the route's text is written. */
function mayExist(path: string, written: ReadonlySet<string>): boolean {
  const { route, slug, basePath } = matchRoute(path);
  if (route.id === 'not-found' || basePath !== '') return false;
  return slug === undefined || written.has(`${folders[route.id]}/${slug}.md`);
}
