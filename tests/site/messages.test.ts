import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messageArgumentsFile } from '#build/content/message-arguments.ts';
import { readMessages as siteMessages } from '#build/content/site-messages.ts';
import { SAMPLE_COMPANY } from '#features/analyzer/model/sample.ts';
import { brand } from '#site/brand.ts';
import { screeningByHand } from '#site/figures.ts';
import { locales } from '#site/locales.ts';
import { addOns, plans, teamLicence } from '#site/prices.ts';
import { euros } from '../support/amounts.ts';
import { figuresOf } from '../support/figures.ts';
import { LOCALES, messageNamespaces, readMessages } from '../support/messages.ts';
import { isSampleFile } from '../support/samples.ts';

/** Messages that two languages legitimately share. Any other equal message has not been translated. */
const same = `analyzer.file analyzer.sample.company analyzer.sample.team analyzer.sample.technology api.badge
  api.features.webhooks blog.newsletter.failure.title claims.demo common.certification.duties common.certification.report common.certification.standard common.menu common.nav.api common.nav.blog
  common.nav.cookies common.nav.designPartner common.nav.faq common.nav.freeDemo common.nav.guides
  common.nav.home common.title.suffix contact.form.email deal.group.team deal.group.technology deal.page deal.round
  deal.runway dealDocuments.page.17
  dealDocuments.row.angels dealDocuments.row.pool demo.form.interest.compliance demo.form.interest.due-diligence
  demo.form.interest.integration demo.form.interest.reporting demo.view.page pricing.view.team pricing.view.technology designPartner.form.failure.title
  faq.category.support forms.optional home.compare.no home.compare.product
  home.dashboard.deal.borea workflow.deal.borea home.dashboard.deal.estro workflow.deal.estro
  home.dashboard.live home.dashboard.processing home.flow.analysis.title
  home.flow.report.title home.hero.pdf home.sources.millions
  home.pricing.enterprise.name home.pricing.vc.name home.roi.hoursValue
  home.roi.withProduct insights.sources kiosk.pin
  legal.contact.title newsletter.form.email pricing.enterprise.name pricing.professional.name
  pricing.row.ai pricing.row.dashboard pricing.row.support pricing.starter.name
  reading.look reading.size.large results.financials.runway results.heading results.overview.stage
  results.overview.stage.value results.scoring results.scoring.team results.scoring.technology results.team
  results.technology results.technology.innovation webinars.category.technology workflow.cta.demo
  blog.newsletter.failure.title`;
const sameInTwoLanguages = new Set(same.split(/\s+/));

/** Returns all plurals, including those inside tags and choices. */
const pluralsIn = (elements: readonly MessageFormatElement[]): PluralElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const within = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...within] : within;
  });

/** All messages of each locale by their ids, in the order of the files. */
const wordsOf = new Map(
  locales.map(({ code }) => [
    code,
    new Map(messageNamespaces.flatMap((namespace) => Object.entries(readMessages(code, namespace)))),
  ]),
);
const english = [...(wordsOf.get('en')?.keys() ?? [])];

test.each(locales)('the messages in $name have the plural categories of their language', ({ code }) => {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories.sort().join();
  const wrong = [...(wordsOf.get(code) ?? [])].filter(([, text]) =>
    pluralsIn(parse(text)).some(({ options }) => {
      const named = Object.keys(options).filter((option) => !option.startsWith('='));
      return named.sort().join() !== categories;
    }),
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test('no message is equal in two locales, except the listed ones, which are all still equal', () => {
  // "412" and "€3.0m" are figures without letters. A topic that an owner adds may be "ESG" in every locale.
  const said = english.filter(
    (id) =>
      /\p{L}{2}/u.test(wordsOf.get('en')?.get(id) ?? '') &&
      !/^claims\..+\.figure$|^insights\.topic\./.test(id),
  );
  const repeated = said.filter((id) => {
    const texts = [...wordsOf.values()].map((words) => words.get(id));
    return new Set(texts).size < texts.length;
  });
  expect(repeated.sort()).toEqual([...sameInTwoLanguages].sort());
});

test('every file of messages is listed, and every message is in only one file', () => {
  const table = readFileSync('src/site/messages.ts', 'utf8');
  const known = [...table.matchAll(/ typeof import\('..\/..\/locales\/en\/(.+)'\)/g)].map(([, name]) => name);
  for (const { code } of locales) {
    const files = readdirSync(join(LOCALES, code)).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual(known.sort());
  }
  const ids = messageNamespaces.flatMap((namespace) => Object.keys(readMessages('en', namespace)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the types of the arguments are those of the messages (npm run translations)', () => {
  const written = readFileSync('src/site/message-arguments.ts', 'utf8');
  const rows = (text: string) =>
    text.match(/'[^']+': \{[^}]+\}/g)?.map((row) => row.replace(/\s+|,(?=\s*\})/g, ''));
  expect(rows(written)).toEqual(rows(messageArgumentsFile(siteMessages(LOCALES, 'any'))));
});

test('no message writes out a price or the hourly rate, which the owner changes in a table', () => {
  const amounts = [...plans, ...addOns].map(({ price }) => price ?? 0);
  const written = [...amounts, teamLicence.perMonth, teamLicence.perYear, screeningByHand.rate].map(euros);
  const naming = [...wordsOf].flatMap(([code, words]) =>
    [...words]
      .filter(([, text]) =>
        figuresOf(text.replace(/\seuros?\b/gi, '€')).some((figure) => written.includes(figure)),
      )
      .map(([id]) => `${code} ${id}`),
  );
  expect(naming).toEqual([]);
});

test('all texts name the brand only by its placeholder', () => {
  const all = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.includes('.') && isSampleFile(file.replace(/^\w+[\\/]/, '')));
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => readFileSync(join(LOCALES, file), 'utf8').includes(brand.name))).toEqual([]);
});

test.each(locales)('the sample’s company has the same name in the drawings and in $name', ({ code }) => {
  expect(readMessages(code, 'results')['results.heading']).toBe(SAMPLE_COMPANY);
  expect(readMessages(code, 'analyzer')['analyzer.sample.company']).toBe(SAMPLE_COMPANY);
});
