import { pages } from '../support/content.ts';
import { alterSite } from './support/altered-site.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import { openPage, seen } from './support/steps.ts';

/** Every page in Italian, and the home page in all five languages. Addresses without a language lead to these pages. */
const opened = pages.filter(({ basePath, route }) => basePath === '/it' || (basePath && route.id === 'home'));

const headings = (engine: Engine) =>
  seen(engine, 'the visible headings of the first level', () =>
    [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.innerText.trim()),
  );

test('every page opens with one heading, hydrates, and reports no error', async ({ site, engine }) => {
  test.setTimeout(120_000);
  const listened = await alterSite(site.origin);
  for (const { address, locale } of opened) {
    await openPage(engine, listened.origin + address);
    await headings(engine).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
    expect(await engine.run(() => document.documentElement.lang), address).toBe(locale);
    expect(await engine.errors(), address).toEqual([]);
  }
  await listened.stop();
});
