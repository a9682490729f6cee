import { expect, test } from 'vitest';
import { sourcesIn } from '#build/content/sources.ts';
import { readLinks, UNCHECKED } from '#local/links-record.ts';
import { articles } from '../support/content.ts';
import { LOCALES } from '../support/messages.ts';

const urls = sourcesIn(LOCALES);

test('what the texts lead to is found for checking, each page once', () => {
  expect(urls).toContain('https://eur-lex.europa.eu/eli/reg/2016/679/oj');
  expect(urls).toEqual([...new Set(urls)].sort());
});

test('every page is reached by an encrypted connection, and no address has lost its end', () => {
  for (const url of urls) {
    expect(new URL(url).protocol, url).toBe('https:');
    expect(url).not.toMatch(/[.,;:]$/);
  }
});

test('the list of links holds each with the day somebody looked, or says that nobody has', () => {
  const links = readLinks(LOCALES);
  const cure = 'Run "npm run check:links", or write the address and "unchecked" into locales/links.json.';
  expect(Object.keys(links).sort(), cure).toEqual(urls);
  for (const [url, checked] of Object.entries(links))
    expect(checked === UNCHECKED || /^\d{4}-\d{2}-\d{2}$/.test(checked), url).toBe(true);
});

test.each(articles)('$slug rests on sources outside, and a table carries its argument', ({ texts }) => {
  for (const text of Object.values(texts)) {
    const body = JSON.stringify(text.body);
    expect(new Set(body.match(/https:\/\/[^"]+/g)).size).toBeGreaterThanOrEqual(2);
    expect(body).toContain('"table"');
  }
});
