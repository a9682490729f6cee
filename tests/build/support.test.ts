import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localePrefixes } from '#site/addresses.ts';
import { brand } from '#site/brand.ts';
import { languages } from '#site/languages.ts';
import { rangesInEnglish } from '../support/figures.ts';
import { figurePattern, mainText } from '../support/html.ts';

function htmlOf(base: string): string {
  const html = readFileSync(join('dist', `${base}/support.html`), 'utf8');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

describe.each(languages)('the support page in $name', ({ code }) => {
  const text = mainText(`/${code}/support`);
  const html = htmlOf(`/${code}`);

  test('states the hours, for the chat too, and that the chat is in the works', () => {
    expect(rangesInEnglish(text)).toMatch(figurePattern('9:00–18:00'));
    expect(rangesInEnglish(text)).toMatch(/Chat[^.]*9:00–18:00/i);
    expect(text).toContain('WIP');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"/);
    expect(html).not.toMatch(/<button[^>]*aria-disabled="true"[^>]* disabled/);
  });

  test('has a telephone and an email link, and writes out both', () => {
    expect(text).toContain(brand.phone);
    expect(html).toContain(`href="tel:${brand.phone.replaceAll(' ', '')}"`);
    expect(text).toContain(brand.infoAddress);
    expect(html).toContain(`href="mailto:${brand.infoAddress}"`);
  });

  test('has four questions and leads to the others and to the guides', () => {
    expect(html.match(/<details/g)).toHaveLength(4);
    expect(html).toContain(`href="/${code}/faq"`);
    expect(html).toContain(`href="/${code}/guides"`);
  });
});

test.each(localePrefixes)('the search of "$base" leads to the questions of its own edition', ({ base }) => {
  const form = /<form[^>]*id="support-search"[^>]*>/.exec(htmlOf(base))?.[0];
  expect(form).toContain(`action="${base}/faq"`);
  expect(form).toContain('method="get"');
  expect(htmlOf(base)).toMatch(/<input[^>]*name="q"/);
});

test.each([
  ['it', 'Tutti i sistemi sono operativi.', 'La chat dal vivo non è ancora implementata.'],
  ['en', 'All systems are operational.', 'Live chat is not yet implemented.'],
])('states in %s that all systems work and that the chat does not', (code, status, chat) => {
  const text = mainText(`/${code}/support`);
  expect(text).toContain(status);
  expect(text).toContain(chat);
  expect(text.split(chat)[1]).toContain(brand.infoAddress);
});
