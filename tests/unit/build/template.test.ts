import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localePrefixes } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { escapeHtml, fillTemplate, linkInto } from '#site/template.ts';
import { templateOf } from '../../../src/build/template.ts';

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
      ({ base }) =>
        `<p class="a"><a href="${base || '/'}">x</a><a href="${linkInto('/#roi', base)}">y</a></p>`,
    );
    expect(templateOf(html, none)).toEqual([
      '<p class="a"><a href="',
      { to: '/' },
      '">x</a><a href="',
      { to: '/#roi' },
      '">y</a></p>',
    ]);
  });

  test('a message as its id, wherever it stands', () => {
    const texts: Record<string, string> = {
      it: 'Qual è?',
      en: 'What’s “R&D”?',
      fr: 'Oui',
      de: 'Ja',
      es: 'Sí',
    };
    const html = everywhere(({ language }) => {
      const text = escapeHtml(texts[language] ?? '');
      return `<p title="${text}">${text}</p>`;
    });
    const wanted = JSON.stringify(languages.map(({ code }) => escapeHtml(texts[code] ?? '')));
    const template = templateOf(html, (found) =>
      JSON.stringify(found) === wanted ? { id: 'a.b' } : undefined,
    );
    expect(template).toEqual(['<p title="', { id: 'a.b' }, '">', { id: 'a.b' }, '</p>']);
    const [, piece] = everywhere(({ language, base }) =>
      fillTemplate(template, { base, language, message: () => texts[language] }),
    );
    expect(piece).toBe(html[1]);
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

  test('an element that some languages lack, and what follows it still as shared', () => {
    const html = everywhere(({ language }) =>
      language === 'it'
        ? '<div><h1>A</h1><p>long</p></div>'
        : '<div><h1>A</h1><b>In Italian</b><p>long</p></div>',
    );
    const template = templateOf(html, none);
    expect(template.at(-1)).toBe('<p>long</p></div>');
    expect(filled(template)).toEqual(html);
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
  );
});

test('a tag that closes nothing is no page', () => {
  expect(() => templateOf(Array(6).fill('<p>a</b>'), none)).toThrow('</b> closes nothing');
});
