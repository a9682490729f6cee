import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localePrefixes } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { escapeHtml, fillTemplate, linkInto } from '#site/template.ts';
import { templateOf } from '../../../src/build/template.ts';
import { chance } from '../../support/chance.ts';

const none = () => undefined;
const nowhere = () => '';

/** The same HTML in every edition, by what differs. */
const everywhere = (html: (edition: (typeof localePrefixes)[number]) => string) => localePrefixes.map(html);

/** What each edition comes out as. */
const filled = (template: ReturnType<typeof templateOf>, message: (id: string) => unknown = nowhere) =>
  everywhere(({ base, language }) => fillTemplate(template, { base, language, message }));

describe('a template holds', () => {
  test('what all localePrefixes share once, and links without their prefix', () => {
    const html = everywhere(
      ({ base }) => `<a href="${base || '/'}">x</a><a href="${linkInto('/#roi', base)}">y</a>`,
    );
    const pieces = ['<a href="', { to: '/' }, '">x</a><a href="', { to: '/#roi' }, '">y</a>'];
    expect(templateOf(html, none)).toEqual(pieces);
  });

  test('a message as its id, wherever it stands', () => {
    const textOf = (language: string) => `“R&D” in ${language}?`;
    const escaped = (language: string) => escapeHtml(textOf(language));
    const html = everywhere(({ language }) => `<p title="${escaped(language)}">${escaped(language)}</p>`);
    const wanted = languages.map(({ code }) => escaped(code)).join();
    const template = templateOf(html, (found) => (found.join() === wanted ? { id: 'a.b' } : undefined));
    expect(template).toEqual(['<p title="', { id: 'a.b' }, '">', { id: 'a.b' }, '</p>']);
    const filledIn = everywhere(({ language, base }) =>
      fillTemplate(template, { base, language, message: () => textOf(language) }),
    );
    expect(filledIn).toEqual(html);
  });

  test('other texts by language, and by edition where the one without a prefix differs', () => {
    const html = everywhere(({ base, language }) => `<p>5 ${language}</p><i data-page="${base} home"></i>`);
    expect(templateOf(html, none)).toEqual([
      '<p>',
      { byLanguage: ['5 it', '5 en', '5 fr', '5 de', '5 es'] },
      '</p><i data-page="',
      { byEdition: localePrefixes.map(({ base }) => `${base} home`) },
      '"></i>',
    ]);
  });
});

test('every edition comes out to the letter, however they differ', () => {
  const word = fc.constantFrom('a', '{{path}}', '&amp;', ' ', '<!-- -->', '<br/>', 'x"y');
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { depthSize: 'small' },
      word,
      fc
        .tuple(fc.constantFrom('p', 'li'), word, tie('html'), tie('html'))
        .map(
          ([tag, value, first, second]) =>
            `<${tag} title="${value.replace(/[<>"]/g, '')}">${first}${second}</${tag}>`,
        ),
    ),
  }));
  fc.assert(
    fc.property(fc.array(html, { minLength: 6, maxLength: 6 }), (variants) => {
      expect(filled(templateOf(variants, none))).toEqual(variants);
    }),
    chance,
  );
});

test('a tag that closes nothing is no page', () => {
  expect(() => templateOf(Array(6).fill('<p>a</b>'), none)).toThrow('</b> closes nothing');
});
