import { expect, test } from './support/fixtures.ts';
import { openPage, seen, textOf, untilHydrated } from './support/steps.ts';

const article = '/insights/future-due-diligence-intelligence-augmentation';

test('after one visit pages open without the server, also in other languages', async ({ site, engine }) => {
  await openPage(engine, '/it');
  await seen(engine, 'everything is stored', () => document.documentElement.dataset.offline).toBe('ready');
  const online: string[] = [];
  for (const language of ['it', 'de']) {
    const answer = await fetch(`${site.origin}/${language}${article}`);
    online.push(/<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? '');
  }
  await site.stop();
  await expect(fetch(site.origin)).rejects.toThrow();

  for (const [index, language] of ['it', 'de'].entries()) {
    await engine.open(`/${language}${article}`);
    await untilHydrated(engine);
    await textOf(engine, 'h1').toMatch(/\p{L}{3}/u);
    expect(await engine.run(() => document.documentElement.lang)).toBe(language);
    expect(await engine.run(() => document.title)).toBe(online[index]);
    // The article has its text, not only its head.
    expect(await engine.run(() => document.querySelector('article')?.innerText.length)).toBeGreaterThan(
      3_000,
    );
  }
  await engine.click('footer a[href="/de/faq"]');
  await seen(engine, 'the address', () => location.pathname).toBe('/de/faq');
  await textOf(engine, 'h1').toMatch(/\p{L}{3}/u);
});
