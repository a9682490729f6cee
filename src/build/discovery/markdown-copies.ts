import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ArticleContent } from '#features/articles/model/content.ts';
import { addressOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { nameBrand } from '#site/brand-messages.ts';
import { locales } from '#site/locales.ts';
import { readSource } from '../content/front-matter.ts';
import { findPicture } from '../content/pictures.ts';
import type { Origin } from './article-html.ts';
import type { Presentation } from './presentation.ts';

/** Returns the address of an article's Markdown source. */
export const markdownAddress = (address: string): string => `${address}.md`;

const FRONT_MATTER = /^---\n[\s\S]*?^---[ \t]*\n/m;

type ArticlePresentation = Presentation & { article: ArticleContent };

const isArticle = (presentation: Presentation): presentation is ArticlePresentation =>
  presentation.page.route.id === 'article';

/** Returns every article as Markdown, by address, for programs and for readers who prefer plain text. */
export function markdownFiles(
  locales: string,
  siteUrl: string,
  presentations: readonly Presentation[],
): ReadonlyMap<string, string> {
  return new Map(
    presentations.filter(isArticle).map(({ page, article }) => {
      const { slug, title, excerpt, author, date, updated, language } = article;
      const facts = [
        `- ${author}, ${brand.name}`,
        `- ${date}${updated ? ` (${updated})` : ''}`,
        `- <${siteUrl}${page.address}>`,
      ];
      const path = join(locales, language, 'articles', `${slug}.md`);
      const text = writtenText(path, { siteUrl, basePath: page.basePath });
      const parts = [`# ${title}`, `> ${excerpt}`, facts.join('\n'), text];
      return [markdownAddress(page.address), `${parts.join('\n\n')}\n`];
    }),
  );
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/**
 * Returns the text below the front matter without the authors' comments. Links to pages and pictures are absolute.
 *
 * @param path the article's file
 */
function writtenText(path: string, { siteUrl, basePath }: Origin): string {
  const tree = markdown.parse(nameBrand(readSource(path)).replace(FRONT_MATTER, ''));
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' && node.url.startsWith('/')) {
      const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(node.url) ?? [];
      node.url = siteUrl + addressOf(page, basePath) + rest;
    }
    if (node.type === 'image') node.url = siteUrl + (findPicture(decodeURI(node.url), path)?.src ?? '');
    if (node.type !== 'html' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  return markdown.stringify(tree).trim();
}

/**
 * Returns llms.txt, which describes the site and lists its texts for language models. Source: https://llmstxt.org
 */
export function llmsFile(siteUrl: string, presentations: readonly Presentation[]): string {
  const inEnglish = presentations.filter(({ page }) => page.basePath === '/en');
  const home = inEnglish.find(({ page }) => page.route.id === 'home');
  const pages = inEnglish
    .filter(({ article }) => !article)
    .map((one) => line(one, siteUrl + one.page.address));
  const articles = locales.map(({ code, name }) => {
    const own = presentations.filter(isArticle).filter(({ page }) => page.basePath === `/${code}`);
    const lines = own.map((one) => line(one, siteUrl + markdownAddress(one.page.address)));
    return `## Insights, ${name}\n\n${lines.join('\n')}`;
  });
  const parts = [
    `# ${brand.name}`,
    `> ${home?.description ?? ''}`,
    `The same pages exist under ${locales.map(({ code }) => `/${code}`).join(', ')}. Each note is also a Markdown file: its address with ".md" at the end.`,
    `## Pages\n\n${pages.join('\n')}`,
    ...articles,
  ];
  return `${parts.join('\n\n')}\n`;
}

const line = ({ title, description }: Presentation, url: string) => `- [${title}](${url}): ${description}`;
