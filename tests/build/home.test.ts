import { describe, expect, test } from 'vitest';
import { addressOf, pathOf } from '#site/addresses.ts';
import { claims } from '#site/claims.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import type { MessageId } from '#site/messages.ts';
import { testimonials } from '#site/sample-content.ts';
import { faqOf } from '../support/content.ts';
import { documentOf, elementSaying, mainOf, partOf, textOf } from '../support/dom.ts';
import { figuresBeside, figuresIn, figuresOfPart, rangesInEnglish } from '../support/figures.ts';
import { figurePattern, htmlOf, mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

/** What the home page says in figures beside their labels. Source: docs/site.md, sections 2 and 9. */
const figures: [MessageId, string[]][] = [
  ['home.stat.screening', ['80%']],
  ['home.stat.hours', ['147']],
  ['home.stat.success', ['98.5%']],
  ['home.mission.stat.reading', ['70%']],
  ['home.mission.stat.accuracy', ['95%']],
  ['home.mission.stat.consistency', ['85%']],
  ['home.roi.today', ['€60,000']],
  ['home.roi.withProduct', ['€4,000']],
  ['home.roi.savedPerMonth', ['€56,000']],
  ['home.roi.savedPerYear', ['€672,000']],
  ['home.roi.hoursFreed', ['375']],
  ['home.roi.timeReduction', ['93.75%']],
  ['home.compare.time.caption', ['3', '120', '45']],
  ['home.compare.accuracy.caption', ['98.5%', '72%', '85%']],
  ['home.flow.result.time', ['90%']],
  ['home.flow.result.startups', ['5']],
  ['home.flow.result.consistency', ['100%']],
];

/** The sentences that hold a figure. Source: as above. */
const sentences: [MessageId, string[]][] = [
  ['home.pricing.vc.validations', ['50']],
  ['home.pricing.vc.seats', ['2']],
  ['home.pricing.vc.support', ['9:00–18:00']],
  ['home.faq.implementation.answer', ['4–6', '8–10']],
  ['home.faq.onboarding.answer', ['1–2', '1']],
];

describe.each(languages)('the home page in $name', ({ code }) => {
  const text = mainText(`/${code}`);
  const page = mainOf(`/${code}`);
  const message = wordsOf(code);

  test.each(figures)('has beside %s its figures', (label, expected) => {
    // The teaser above the calculator says some of it too.
    const part = label === 'home.roi.savedPerYear' ? partOf(page, '#roi-calculator-section') : page;
    expect(figuresBeside(part, message(label))).toEqual(expected);
  });

  test.each(sentences)('says %s with its figures', (id, expected) => {
    expect(figuresIn(page, message(id))).toEqual(expected);
  });

  test('compares what a deal costs', () => {
    const part = partOf(page, '#comparison-panel');
    expect(figuresBeside(part, message('home.compare.cost.caption'))).toEqual(['€12', '€1,200', '€380']);
  });

  test('says what the team licence costs a month and a year, and what the licence of the calculator is', () => {
    const card = elementSaying(page, message('home.pricing.vc.subtitle')).parentElement;
    const prices = [...(card?.querySelectorAll(':scope > p') ?? [])].map(figuresOfPart);
    expect(prices.filter((price) => price.length > 0)).toEqual([['€250'], ['€2,399', '20%']]);
    const basis = message('home.roi.basis').replace('{licence}', '').slice(0, 12);
    const said = [...page.querySelectorAll('#roi-calculator-section p')].filter((p) =>
      textOf(p).startsWith(basis),
    );
    expect(said.map(figuresOfPart)).toEqual([['€250', '50']]);
  });

  test('counts the others beside the initials, and rates every voice', () => {
    const hero = documentOf(htmlOf(`/${code}`)).querySelector(
      'main span[aria-hidden=true]:has(> span + span)',
    );
    expect(hero && figuresOfPart(hero)).toEqual(['+8']);
    const ratings = [...page.querySelectorAll('blockquote')].map((quote) =>
      [...(quote.parentElement?.querySelectorAll('p') ?? [])].find((part) =>
        figuresOfPart(part).includes('5.0'),
      ),
    );
    expect(ratings.map((rating) => rating && figuresOfPart(rating))).toEqual(
      testimonials.map(() => ['5.0', '5']),
    );
  });

  test('names what it reads, the tags of the dashboard and the voices', () => {
    const names = [
      'PDF',
      'Word',
      'Excel',
      'PowerPoint',
      'LIVE',
      'PROCESSING',
      'VC & Team Pack',
      'Enterprise',
      'API',
    ];
    for (const name of [...names, 'Client Advisory Council', ...testimonials.map((voice) => voice.name)]) {
      expect(text).toContain(name);
    }
    expect(text.match(/★{5}/g)).toHaveLength(testimonials.length);
  });
});

/** What says each claim, or what it stands beside, on each of its pages. */
const claimed: Record<(typeof claims)[number]['id'], (MessageId | { answer: string })[]> = {
  'screening time cut': ['home.stat.screening'],
  'hours recovered per month': ['home.stat.hours'],
  'million euro saved': ['home.infra.saved'],
  'success rate': ['home.stat.success'],
  'accuracy in Italian and in other languages': ['home.faq.accuracy.answer', { answer: 'languages' }],
  'historical deals trained on': ['home.mission.read.text'],
  'client funds': ['home.infra.funds'],
  'client companies': ['demo.figures.companies'],
  'beta investors': ['home.hero.joined'],
  'partner funds': ['home.hero.joined'],
  models: ['home.infra.models'],
  'seconds of processing': ['home.infra.speed'],
  'minutes of processing': ['pricing.timing.document', { answer: 'processing' }],
  certifications: ['home.infra.centres', { answer: 'certifications' }],
};

const answerOf = (code: LanguageCode, id: string) => faqOf(code).find((item) => item.id === id)?.answer ?? id;

describe.each(claims)('the claim "$id"', ({ id, figures: expected, pages }) => {
  test.each(languages)('stands in $name where the table says', ({ code }) => {
    expect(pages).toHaveLength(claimed[id].length);
    for (const [index, where] of claimed[id].entries()) {
      const page = mainOf(addressOf(pathOf(pages[index] ?? 'home'), `/${code}`));
      const words = typeof where === 'string' ? wordsOf(code)(where) : answerOf(code, where.answer);
      const saying = elementSaying(page, words);
      const said = /\d/.test(textOf(saying)) ? saying : saying.parentElement;
      const figuresSaid = said && rangesInEnglish(textOf(said));
      for (const figure of expected) expect(figuresSaid, figure).toMatch(figurePattern(figure));
    }
  });
});
