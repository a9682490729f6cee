import { expect, test } from 'vitest';
import { content } from '../support/content.ts';

/** Maximum number of words of a card's text. */
const LIMIT = 25;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

test('the cards of the blog and of the webinars have short texts', () => {
  const posts = content.posts.map(({ slug, excerpt }) => ({ where: slug, text: excerpt }));
  const webinars = content.webinars.flatMap(({ slug, texts }) =>
    Object.entries(texts).map(([language, { body }]) => ({
      where: `${language}/${slug}`,
      text: body,
    })),
  );
  const long = [...posts, ...webinars].filter(({ text }) => wordsIn(text) > LIMIT);
  expect(long.map(({ where }) => where)).toEqual([]);
});
