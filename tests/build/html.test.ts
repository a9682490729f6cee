import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { notFoundPages, pages } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The calculator responds to its sliders, so it needs no submit button.
      'wcag/h32': 'off',
      // Files of our own origin need no hash.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

const problemsOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
};

/**
 * One page of each kind in German, which has the longest words and marks Italian text, and the home page without a
 * prefix.
 */
const german = pages
  .filter(({ basePath }) => basePath === '/de')
  .map(({ route, address }) => [route.id, address] as const);
const sample = ['/', ...new Map(german).values(), ...notFoundPages.slice(0, 2).map(({ address }) => address)];

test.each(sample)('%s is valid HTML', async (address) => {
  expect(await problemsOf(htmlOf(address))).toEqual([]);
});

test.each([
  ['/en/insights', ['/en/insights']],
  ['/en/pricing', ['/en#pricing']],
  ['/en/about', []],
])('the header of %s marks the link to its subject', (address, marked) => {
  const [header = ''] = /<header.*?<\/header>/s.exec(htmlOf(address)) ?? [];
  const current = attributesOf(header, 'a').filter(
    (attributes) => 'aria-current' in attributes && !('hreflang' in attributes),
  );
  expect([...new Set(current.map(({ href }) => href))]).toEqual(marked);
});
