import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { messageArguments, messageNamespaces } from '#site/messages.ts';
import { LOCALES, readMessages } from '../support/messages.ts';
import { givenToTheLetter } from './to-the-letter.ts';

/** Texts that two languages really share. Everything else that is the same has not been translated. */
const sameInTwoLanguages = new Set([
  'legal.contact.title',
  'common.title.suffix',
  'common.menu',
  'notFound.title',
  'common.footer.certifications',
  'insights.topic.innovation',
  'reading.look',
  'reading.size.large',
  'analyzer.file',
  'analyzer.sample.company',
  'analyzer.sample.team',
  'analyzer.sample.technology',
  'results.heading',
  'results.financials.runway',
  'results.overview.stage.value',
  'results.team',
  'results.scoring.team',
  'results.technology.innovation',
  'results.overview.stage',
  'results.technology',
  'results.scoring',
  'results.scoring.technology',
  'home.roi.hoursValue',
  'home.roi.withProduct',
  'common.nav.freeDemo',
  'contact.form.email',
  'forms.optional',
  'insights.topic.psychology',
  'newsletter.form.email',
  'common.nav.faq',
  'home.hero.pdf',
  'home.card.savedValue',
  'home.dashboard.live',
  'home.dashboard.processing',
  'home.memo.title',
  'home.memo.page',
  'home.memo.runway',
  'home.flow.analysis.title',
  'home.proof.deck',
  'home.proof.model',
  'home.dashboard.deal.estro',
  'home.compare.product',
  'home.compare.no',
  'home.voices.1.role',
  'home.flow.report.title',
  'home.pricing.vc.name',
  'home.pricing.enterprise.name',
  'common.nav.designPartner',
  'common.nav.api',
  'common.nav.cookies',
  'common.nav.guides',
  'common.nav.blog',
  'api.badge',
  'api.features.webhooks',
  'workflow.cta.demo',
  'pricing.starter.name',
  'pricing.professional.name',
  'pricing.enterprise.name',
  'pricing.row.ai',
  'pricing.row.support',
  'pricing.row.dashboard',
  'pricing.timing.document.figure',
  'faq.category.support',
  'webinars.category.technology',
  'demo.form.interest.due-diligence',
  'demo.form.interest.reporting',
  'demo.form.interest.integration',
  'demo.form.interest.compliance',
  'designPartner.form.failure.title',
  'stand.pin',
]);

type Kinds = Record<string, 'text' | 'number' | 'tag'>;

/** The arguments of a message and how each is used. */
function argumentsOf(elements: readonly MessageFormatElement[]): Kinds {
  const kinds: Kinds = {};
  for (const element of elements) {
    if (element.type === TYPE.argument) kinds[element.value] ??= 'text';
    if (element.type === TYPE.number) kinds[element.value] = 'number';
    if (element.type === TYPE.tag) {
      kinds[element.value] = 'tag';
      Object.assign(kinds, argumentsOf(element.children));
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) Object.assign(kinds, argumentsOf(option.value));
      kinds[element.value] = element.type === TYPE.plural ? 'number' : 'text';
    }
  }
  return kinds;
}

/** Those within tags and choices too. */
const pluralsIn = (elements: readonly MessageFormatElement[]): PluralElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const within = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...within] : within;
  });

const registered: Record<string, Kinds> = messageArguments;

describe.each(messageNamespaces)('the words of %s', (namespace) => {
  const english = readMessages('en', namespace);
  const ids = Object.keys(english);

  test.each(languages)('$code has the same messages, none of them empty', ({ code }) => {
    const messages = readMessages(code, namespace);
    expect(Object.keys(messages)).toEqual(ids);
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(languages)('$code gives every message the arguments that the compiler knows', ({ code }) => {
    for (const [id, text] of Object.entries(readMessages(code, namespace))) {
      const used = argumentsOf(parse(text));
      const known = registered[id] ?? {};
      expect(Object.keys(used).sort(), id).toEqual(Object.keys(known).sort());
      // A number that is only shown, not counted with, is an argument like a text.
      for (const [name, kind] of Object.entries(used))
        if (kind !== 'text') expect(known[name], id).toBe(kind);
    }
  });

  test.each(languages)('$code uses the plurals of its grammar', ({ code }) => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const [id, text] of Object.entries(readMessages(code, namespace))) {
      for (const element of pluralsIn(parse(text))) {
        const named = Object.keys(element.options).filter((option) => !option.startsWith('='));
        expect(named.sort(), id).toEqual([...categories].sort());
      }
    }
  });

  test.each(languages)('$code is written with the signs of a printed page', ({ code }) => {
    for (const [id, text] of Object.entries(readMessages(code, namespace))) {
      if (!givenToTheLetter.has(id)) expect(text, id).not.toMatch(/['"]/);
      expect(text, id).not.toMatch(/ {2}|^\s|\s$/);
      if (code === 'fr') expect(text, id).not.toMatch(/ [:;!?%»]|« /);
    }
  });

  test('no language repeats another', () => {
    const all = languages.map(({ code }) => readMessages(code, namespace));
    const repeated = ids.filter((id) => new Set(all.map((messages) => messages[id])).size < all.length);
    // The other way round: what has been translated meanwhile is no exception any more.
    const shared = ids.filter((id) => sameInTwoLanguages.has(id));
    expect(repeated).toEqual(shared);
  });
});

test('every exception is one still', () => {
  const all = languages.flatMap(({ code }) =>
    messageNamespaces.flatMap((namespace) => Object.entries(readMessages(code, namespace))),
  );
  const ids = new Set(all.map(([id]) => id));
  expect([...sameInTwoLanguages].filter((id) => !ids.has(id))).toEqual([]);
  const straight = new Set(all.filter(([, text]) => /['"]/.test(text)).map(([id]) => id));
  expect([...givenToTheLetter].filter((id) => !straight.has(id))).toEqual([]);
});

test('every file of words is known, and every message stands in one file only', () => {
  for (const { code } of languages) {
    const files = readdirSync(join(LOCALES, code)).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(messageNamespaces.map((name) => `${name}.json`).sort());
  }
  const ids = messageNamespaces.flatMap((namespace) => Object.keys(readMessages('en', namespace)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(messageArguments).filter((id) => !ids.includes(id))).toEqual([]);
});
