import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headForPrograms } from '#build/discovery/head.ts';
import { presentPages } from '#build/discovery/presentation.ts';
import { siteProofs } from '#build/environment.ts';
import { compileResources } from '#build/messages.ts';
import { localePrefixes } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { locales } from '#site/locales.ts';
import { articles, content, pages } from '../support/content.ts';
import { complaints, htmlOf, SITE } from '../support/html.ts';
import { LOCALES } from '../support/messages.ts';

const notes = pages.filter(({ route }) => route.id === 'article');
const read = (file: string) => readFileSync(join('dist', file), 'utf8');

test('every article exists as Markdown with title, facts and text', () => {
  const wrong = complaints(notes, ({ address, slug, locale }) => {
    const article = articles.find((one) => one.slug === slug);
    const words = article?.texts[locale] ?? article?.texts[article.languages[0]];
    const headings = words?.body.filter((node) => Array.isArray(node) && node[0] === 'h2') ?? [];
    const text = read(`${address}.md`);
    return [
      !text.startsWith(`# ${words?.title}\n\n> ${words?.excerpt}\n\n- ${article?.author}, `) && 'facts',
      !text.includes(`<${SITE}${address}>`) && 'address',
      /^title:|<!--|\{brand\}/m.test(text) && 'what belongs to the build',
      [...text.matchAll(/^## /gm)].length !== headings.length && 'headings',
    ];
  });
  expect(wrong).toEqual([]);
});

test('llms.txt names the product, and links to every page in English and to every article', () => {
  const text = read('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${brand.name}\\n\\n> .{50,}\\n`));
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .+$/gm)].map(([, url = '']) => url);
  const english = pages.filter(
    ({ basePath, route, slug }) => basePath === '/en' && !route.unindexed && !slug,
  );
  const listed = notes.filter(({ basePath }) => basePath).map(({ address }) => `${SITE}${address}.md`);
  expect(links).toEqual(expect.arrayContaining([...english.map(({ address }) => SITE + address), ...listed]));
  const files = links
    .filter((link) => link.endsWith('.md'))
    .map((url) => join('dist', url.slice(SITE.length)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('security.txt names an address and an expiry date within a year', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${brand.infoAddress}\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  expect(text).toContain(`Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}\n`);
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('the verification tags of search consoles are on every home page if they are set', () => {
  const proofs = siteProofs({ VITE_GOOGLE_SITE_VERIFICATION: 'g"1', VITE_BING_SITE_VERIFICATION: '' });
  expect(proofs).toEqual([{ name: 'google-site-verification', content: 'g"1' }]);
  const presentations = presentPages(compileResources(LOCALES, content), pages);
  const heads = headForPrograms({ siteUrl: SITE, presentations, proofs, cardOf: () => '' });
  const tag = '<meta name="google-site-verification" content="g&quot;1">';
  const tagged = [...heads].filter(([, head]) => head.includes(tag)).map(([address]) => address);
  const homes = localePrefixes.map(({ basePath }) => basePath || '/');
  expect(tagged.sort()).toEqual(homes.sort());
  for (const home of homes) expect(htmlOf(home)).not.toMatch(/site-verification|msvalidate/);
});
