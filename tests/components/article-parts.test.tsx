import { expect, test } from 'vitest';
import { articleContent } from '#build/articles.ts';
import type { ArticleNode } from '#features/articles/model/content.ts';
import { pathOf } from '#site/addresses.ts';
import { articles, content } from '../support/content.ts';
import { one } from './support/form.ts';
import { openPage } from './support/page.tsx';

const [row] = articles;
if (!row) throw new Error('There is no article.');
const name = `articles/${row.slug}`;

const open = (body: readonly ArticleNode[]) =>
  openPage(`/de${pathOf('article', row.slug)}`, {
    contents: { [name]: { ...articleContent(content, 'de', row), body } },
  });

test('footnotes are led to by their number, and lead back to where the text first did', async () => {
  await open([
    ['p', 'One', { footnote: 1 }, ' and again', { footnote: 1, repeated: true }, ' and two', { footnote: 2 }],
    { footnotes: [[['p', 'First']], [['p', 'Second']]] },
  ]);
  const references = [...document.querySelectorAll<HTMLAnchorElement>('[role=doc-noteref]')];
  expect(references.map(({ hash }) => document.querySelector(hash)?.textContent)).toEqual([
    '1First',
    '1First',
    '2Second',
  ]);
  const back = [...document.querySelectorAll<HTMLAnchorElement>('[role=doc-backlink]')];
  expect(back.map(({ hash }) => document.querySelector(hash))).toEqual([references[0], references[2]]);
  expect(one('[role=doc-endnotes]').contains(back[0] ?? null)).toBe(true);
});

test('a picture keeps its room and is described; a link to a page stays in its edition', async () => {
  await open([
    { src: '/assets/a.webp', alt: 'Two columns', caption: 'Before', width: 400, height: 200 },
    ['p', { path: '/pricing', rest: '#plans', children: ['Plans'] }],
  ]);
  const image = one<HTMLImageElement>('figure img');
  expect([image.alt, image.width, image.height]).toEqual(['Two columns', 400, 200]);
  expect(one('figcaption').textContent).toBe('Before');
  const links = [...document.querySelectorAll('article p > a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/de/pricing#plans');
});
