import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headForPrograms } from '#build/discovery/head.ts';
import { presentPages } from '#build/discovery/presentation.ts';
import { siteProofs } from '#build/environment.ts';
import { compileResources } from '#build/words.ts';
import { addressOf, localePrefixes, pathOf } from '#site/addresses.ts';
import { brand } from '#site/brand.ts';
import { articles, content, pages } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';
import { LOCALES } from '../support/messages.ts';

const SITE = 'https://vaglio.example';
const notes = pages.filter(({ route }) => route.id === 'article');
const read = (file: string) => readFileSync(join('dist', file), 'utf8');

describe('every note as Markdown', () => {
  test.each(notes)(
    '$address.md has title, facts and text, and its page leads to it',
    ({ address, slug, language }) => {
      const article = articles.find((one) => one.slug === slug);
      const words = article?.texts[language] ?? article?.texts[article.languages[0]];
      const text = read(`${address}.md`);
      expect(text.startsWith(`# ${words?.title}\n\n> ${words?.excerpt}\n\n- ${article?.author}, `)).toBe(
        true,
      );
      expect(text).toContain(`<${SITE}${address}>`);
      expect(text).not.toMatch(/^---$|<!--|\{brand\}/m);
      expect(text.match(/^## /gm)).toHaveLength(
        (words?.body ?? []).filter((node) => Array.isArray(node) && node[0] === 'h2').length,
      );
      const links = attributesOf(htmlOf(address), 'link');
      expect(links).toContainEqual({ rel: 'alternate', type: 'text/markdown', href: `${address}.md` });
    },
  );

  test('none of them, nor the list, is in the store of the worker', () => {
    const worker = read('sw.js');
    expect(worker).toContain('offline/shell');
    expect(worker).not.toMatch(/\.md"|llms\.txt|security\.txt/);
  });
});

test('llms.txt names the product, and leads to every page in English and to every note', () => {
  const text = read('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${brand.name}\\n\\n> .{50,}\\n`));
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .+$/gm)].map(([, url = '']) => url);
  const english = pages.filter(({ base, route, slug }) => base === '/en' && !route.unindexed && !slug);
  const listed = notes.filter(({ base }) => base).map(({ address }) => `${SITE}${address}.md`);
  expect(links).toEqual(expect.arrayContaining([...english.map(({ address }) => SITE + address), ...listed]));
  for (const url of links.filter((link) => link.endsWith('.md')))
    expect(existsSync(join('dist', url.slice(SITE.length))), url).toBe(true);
});

test('security.txt names an address and the day until which it holds: within a year', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${brand.infoAddress}\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  expect(text).toContain('Preferred-Languages: it, en, fr, de, es\n');
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

describe('the proofs for search consoles', () => {
  test('are in no page unless they are set', () => {
    for (const { base } of localePrefixes)
      expect(htmlOf(addressOf(pathOf('home'), base))).not.toMatch(/site-verification|msvalidate/);
  });

  test('are tags of the name that the console asks for', () => {
    const proofs = siteProofs({ VITE_GOOGLE_SITE_VERIFICATION: 'g"1', VITE_BING_SITE_VERIFICATION: '' });
    expect(proofs).toEqual([{ name: 'google-site-verification', content: 'g"1' }]);
    const presentations = presentPages(compileResources(LOCALES, content), pages);
    const heads = headForPrograms({ siteUrl: SITE, presentations, proofs, cardOf: () => '' });
    const tag = '<meta name="google-site-verification" content="g&quot;1">';
    const tagged = [...heads].filter(([, head]) => head.includes(tag)).map(([address]) => address);
    expect(tagged.sort()).toEqual(localePrefixes.map(({ base }) => base || '/').sort());
  });
});
