import { expect, test } from 'vitest';
import { locales } from '#site/locales.ts';
import { openPage } from './support/page.tsx';

test.each([
  ['a page', '/pricing'],
  ['an unknown article', '/insights/no-such-note'],
  ['an unknown author', '/insights/authors/nobody'],
  ['an unknown address', '/no/such/page'],
])('the menu on %s links to the requested path in the other locales', async (_, path) => {
  await openPage(`/de${path}`);
  const links = () =>
    [...document.querySelectorAll('#language-menu a')].map((link) => link.getAttribute('href'));
  await expect.poll(links).toEqual(locales.map(({ code }) => `/${code}${path}`));
});
