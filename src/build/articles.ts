import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import * as v from 'valibot';
import {
  type ArticleContent,
  type ArticleListContent,
  type ArticleNode,
  type ArticleSummary,
  type ArticleTag,
  articleTags,
} from '#features/articles/model/content.ts';
import { MOST_LISTED } from '#features/articles/model/paging.ts';
import { type Article, allArticles, RELATED_ARTICLES } from '#site/articles.ts';
import type { LanguageCode } from '#site/languages.ts';
import { readFrontMatter, text } from './front-matter.ts';

interface ArticleText {
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
}

const articleFields = v.strictObject({ title: text, excerpt: text });

/** Reads locales/<language>/articles/<slug>.md: title and excerpt in front, the text after. */
export function readArticleText(locales: string, language: LanguageCode, slug: string): ArticleText {
  const file = join(locales, language, 'articles', `${slug}.md`);
  const { fields, body } = readFrontMatter(file, articleFields);
  return { ...fields, body };
}

/** The language an article is shown in: the page's, or the first it is written in. */
const articleLanguage = (article: Article, language: LanguageCode): LanguageCode =>
  article.languages.includes(language) ? language : article.languages[0];

function summaryOf(locales: string, article: Article, pageLanguage: LanguageCode): ArticleSummary {
  const language = articleLanguage(article, pageLanguage);
  const { title, excerpt } = readArticleText(locales, language, article.slug);
  const { slug, author, date, minutes, topic } = article;
  return { slug, title, excerpt, author, date, minutes, topic, language };
}

/** What the list page is filled with: the featured article and as many as are ever listed. */
export function articleList(locales: string, language: LanguageCode): ArticleListContent {
  const listed = allArticles.slice(0, 1 + MOST_LISTED);
  return { articles: listed.map((article) => summaryOf(locales, article, language)) };
}

/** What an article's page is filled with. */
export function articleContent(locales: string, language: LanguageCode, article: Article): ArticleContent {
  const { body } = readArticleText(locales, articleLanguage(article, language), article.slug);
  const related = allArticles.filter(({ slug }) => slug !== article.slug).slice(0, RELATED_ARTICLES);
  return {
    ...summaryOf(locales, article, language),
    body: parseMarkdown(body),
    related: related.map((other) => summaryOf(locales, other, language)),
  };
}

interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: HastNode[];
}

const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** Markdown as a tree of the elements an article may hold. Throws where it holds others. */
export function parseMarkdown(markdown: string): readonly ArticleNode[] {
  const root = toTree.runSync(toTree.parse(markdown)) as unknown as HastNode;
  return compactAll(root.children ?? []);
}

const isArticleTag = (tag: string | undefined): tag is ArticleTag =>
  articleTags.some((known) => known === tag);

function compactAll(nodes: readonly HastNode[]): ArticleNode[] {
  return nodes.flatMap((node): ArticleNode[] => {
    if (node.type === 'text') return node.value && node.value !== '\n' ? [node.value] : [];
    if (node.type !== 'element' || !isArticleTag(node.tagName)) {
      throw new Error(
        `An article may not hold <${node.tagName ?? node.type}>; see src/features/articles/model.`,
      );
    }
    const children = compactAll(node.children ?? []);
    return [[node.tagName, ...(node.tagName === 'tbody' ? children.map(namedRow) : children)]];
  });
}

/** The first cell of a row names it; Markdown has no sign for that. */
function namedRow(row: ArticleNode): ArticleNode {
  if (typeof row === 'string') return row;
  const [tag, first, ...others] = row;
  return first === undefined || typeof first === 'string' ? row : [tag, ['th', ...first.slice(1)], ...others];
}
