import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#site/locales.ts';

const DRAFT = /^draft: true$/m;

/** Adds articles to a copy of `locales` until it has this number, without drafts. Does nothing if it has enough. */
export function addArticles(localesFolder: string, size: number): void {
  const models = readdirSync(join(localesFolder, 'it', 'articles'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .filter((name) => !DRAFT.test(readFileSync(join(localesFolder, 'it', 'articles', `${name}.md`), 'utf8')));
  for (let index = models.length; index < size; index += 1) {
    const model = models[index % models.length];
    if (model) addArticle(localesFolder, model, index);
  }
}

/** Copies a real article with a unique word in every paragraph. The title stays the same, so the card is shared. */
function addArticle(localesFolder: string, model: string, index: number): void {
  for (const { code } of locales) {
    const articles = join(localesFolder, code, 'articles');
    const source = join(articles, `${model}.md`);
    if (!existsSync(source)) continue;
    const text = readFileSync(source, 'utf8');
    const front = text.indexOf('\n---\n', 4);
    const body = text.slice(front).replace(/\.$/gm, ` (${index.toString(36)}).`);
    writeFileSync(join(articles, `${model}-${index}.md`), text.slice(0, front) + body);
  }
}
