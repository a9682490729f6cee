import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';
import type { Locale } from '#site/locales.ts';
import { contentFile } from './front-matter.ts';

interface LinkingText {
  slug: string;
  texts: Readonly<Partial<Record<Locale, { body: readonly ArticleNode[] }>>>;
}

/** A sentence for each link, in the texts of these folders, to a page that does not exist or is not published yet. */
export function deadLinks(
  locales: string,
  folders: Readonly<Record<string, readonly LinkingText[]>>,
  paths: ReadonlySet<string>,
): string[] {
  const bodies = Object.entries(folders).flatMap(([folder, linking]) =>
    linking.flatMap(({ slug, texts }) =>
      Object.entries(texts).map(([code, { body }]) => ({ file: join(code, folder, `${slug}.md`), body })),
    ),
  );
  return bodies.flatMap(({ file, body }) =>
    pathsIn(body)
      .filter((path) => !paths.has(path))
      .map((path) => {
        const { name, path: full } = contentFile(locales, join(locales, file));
        const before = readFileSync(full, 'utf8').split(`](${path}`)[0] ?? '';
        const cure = 'Write its path without a language, such as /pricing; a text must be published.';
        return `${name}, line ${before.split('\n').length}: there is no page "${path}". ${cure}`;
      }),
  );
}

const pathsIn = (nodes: readonly ArticleNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(typeof node === 'object' && 'path' in node ? [node.path] : []),
    ...pathsIn(childrenOf(node)),
  ]);
