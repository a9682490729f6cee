import { expect, test } from 'vitest';
import { studioConfig } from '#local/studio/config.ts';
import { covers } from '#site/covers.ts';
import { LOCALES } from '../../support/messages.ts';

const { collections } = studioConfig(LOCALES);
const field = (collection: string, name: string) =>
  collections.find((one) => one.name === collection)?.fields.find((one) => one.name === name);

test('the studio asks for facts once, and for words in every language', () => {
  expect(field('articles', 'title')).toMatchObject({ widget: 'string', i18n: true, required: true });
  expect(field('articles', 'excerpt')).toMatchObject({ widget: 'text', i18n: true });
  expect(field('articles', 'body')).toMatchObject({ widget: 'markdown', i18n: true });
  expect(field('articles', 'author')).toMatchObject({ i18n: false, required: true });
  expect(field('faq', 'question')).toMatchObject({ i18n: true });
  expect(field('faq', 'category')).toMatchObject({ widget: 'select', i18n: false });
});

test('each field offers what a build takes', () => {
  expect(field('articles', 'topic')?.options).toContain('analytics');
  expect(field('articles', 'cover')).toMatchObject({ widget: 'select', options: covers, required: false });
  expect(field('articles', 'date')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  expect(field('articles', 'draft')).toMatchObject({ widget: 'boolean', required: false });
  expect(field('blog', 'tags')).toMatchObject({ widget: 'list' });
  expect(field('guides', 'order')).toMatchObject({ widget: 'number' });
  expect(field('webinars', 'speakers')).toMatchObject({ widget: 'list', i18n: false });
  expect(field('webinars', 'agenda')).toMatchObject({ widget: 'list', i18n: true });
  expect(field('webinars', 'free')).toMatchObject({ widget: 'boolean' });
  expect(field('testimonials', 'role')).toMatchObject({ widget: 'string', i18n: true });
  expect(field('testimonials', 'company')).toMatchObject({ widget: 'string', i18n: false });
  expect(field('reports', 'pages')).toMatchObject({ widget: 'number' });
});
