import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import { pages } from '../support/content.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The calculator answers while its sliders move: there is nothing to send.
      'wcag/h32': 'off',
      // What comes from our own origin needs no hash.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

const missing = localePrefixes.flatMap(({ base }) => [
  addressOf(NOT_FOUND, base),
  addressOf(ARTICLE_NOT_FOUND, base),
]);

const problemsOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
};

test('the validator refuses what is no valid page', async () => {
  const html = readFileSync(join('dist', 'it/404.html'), 'utf8');
  for (const [whole, broken, rule] of [
    ['<main id="main"', '<main id="app"', 'no-dup-id'],
    ['<html lang="it"', '<html', 'element-required-attributes'],
    ['</h1>', '</h2>', 'close-order'],
  ] as const) {
    expect(html).toContain(whole);
    expect((await problemsOf(html.replace(whole, broken))).join('\n')).toContain(rule);
  }
});

test.each([...pages.map(({ address }) => address), ...missing])('%s is valid HTML', async (address) => {
  const html = readFileSync(join('dist', address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  expect(await problemsOf(html)).toEqual([]);
  // A CSS module gives `undefined` for a class that its file does not have.
  expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
});
