import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { notFoundPages, pages } from '../support/content.ts';
import { htmlOf } from '../support/html.ts';

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

const problemsOf = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
};

/** One page of each kind in German, which has the longest words and marks what is Italian, and the home of no language. */
const german = pages
  .filter(({ basePath }) => basePath === '/de')
  .map(({ route, address }) => [route.id, address] as const);
const sample = ['/', ...new Map(german).values(), ...notFoundPages.slice(0, 2).map(({ address }) => address)];

test.each(sample)('%s is valid HTML', async (address) => {
  expect(await problemsOf(htmlOf(address))).toEqual([]);
});
