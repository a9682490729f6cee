import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';
import { contentFile } from './front-matter.ts';

interface LinkingText {
  /** Relative to the locales folder. */
  file: string;
  body: readonly ArticleNode[];
}

/** A sentence for each link to a page that does not exist or is not published yet. */
export function deadLinks(
  locales: string,
  texts: readonly LinkingText[],
  paths: ReadonlySet<string>,
): string[] {
  return texts.flatMap(({ file, body }) =>
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
