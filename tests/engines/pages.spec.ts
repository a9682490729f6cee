import { pages } from '../support/content.ts';
import { alterSite } from './support/altered-site.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/fixtures.ts';
import { openPage, seen } from './support/steps.ts';

/** Every page in one language, and home in all five. The addresses without a language lead to one of these. */
const opened = pages.filter(({ base, route }) => base === '/it' || (base && route.id === 'home'));

/** Texts that an engine, an extension or the browser itself might write otherwise than the build has. */
const altered = ['/it', '/es/webinars', '/de/insights/future-due-diligence-intelligence-augmentation'];

const headings = (engine: Engine) =>
  seen(engine, 'the headings of the first level that can be seen', () =>
    [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.innerText.trim()),
  );

/** Runs in the page. A file's name looks like an id. */
const idsInPlaceOfWords = () =>
  [...document.querySelectorAll('#app *')]
    .flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      ...[...element.childNodes].map((node) => node.nodeValue ?? ''),
    ])
    .filter((text) => /^[a-z]+(?:\.[a-zA-Z]+)+$/.test(text) && !/\.(?:xlsx|pdf)$/.test(text));

async function headingOf(engine: Engine, address: string): Promise<string> {
  await openPage(engine, address);
  return engine.run(() => document.querySelector('h1')?.innerText.trim() ?? '');
}

test('every page opens with its heading, its forms answer, and nothing goes wrong', async ({
  site,
  engine,
}) => {
  test.setTimeout(120_000);
  const listened = await alterSite(site.origin);
  for (const { address, language } of opened) {
    await openPage(engine, listened.origin + address);
    await headings(engine).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
    expect(await engine.run(() => document.documentElement.lang), address).toBe(language);
    expect(await engine.errors(), address).toEqual([]);
  }
  await listened.stop();
});

test('a page whose heading has another text than the build wrote is drawn anew', async ({ site, engine }) => {
  const changed = await alterSite(site.origin, {
    alter: (html) => html.replace(/(<h1[^>]*>)/, '$1Another '),
  });
  for (const address of altered) {
    const heading = await headingOf(engine, site.origin + address);
    await engine.open(changed.origin + address);
    await headings(engine).toEqual([heading]);
    await seen(engine, 'ids in place of words', idsInPlaceOfWords).toEqual([]);
    // React says that it has drawn anew, and nothing else is wrong.
    expect(await engine.errors(), address).toEqual([expect.stringContaining('React error #418')]);
  }
  await changed.stop();
});
