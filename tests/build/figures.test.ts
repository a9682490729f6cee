import { describe, expect, test } from 'vitest';
import { initialRoiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { comparison, figures as stated } from '#site/figures.ts';
import type { MessageId } from '#site/messages.ts';
import { addOns, type PlanId, plans, teamLicence, yearlyDiscount } from '#site/prices.ts';
import type { RouteId } from '#site/routes.ts';
import { euros, percent, roiAmounts } from '../support/amounts.ts';
import { content } from '../support/content.ts';
import {
  documentOf,
  elementSaying,
  figuresBeside,
  figuresOfPart,
  mainOf,
  partOf,
  textOf,
} from '../support/dom.ts';
import { mainHtml } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

const roi = roiAmounts();
const costPerDeal = euros(estimateRoi(initialRoiInputs).costWithProduct / initialRoiInputs.deals);
const priceOf = (id: PlanId) => euros(plans.find((plan) => plan.id === id)?.price ?? 0);
const addOnPrices = Object.fromEntries(addOns.map(({ id, price }) => [`pricing.addon.${id}`, euros(price)]));

const compared = (metric: keyof typeof comparison, write: (value: number) => string) =>
  Object.values(comparison[metric]).map(write).join(' ');

/**
 * Figures next to their labels, in English notation. The expected prices and figures are those of src/site. Source of
 * the others: docs/site.md, sections 1, 2 and 9. messages.test.ts covers the figures within sentences.
 */
const labelled: { page: RouteId; within?: string; figures: Partial<Record<MessageId, string>> }[] = [
  {
    page: 'home',
    figures: {
      'home.stat.screening': percent(stated.screening),
      'home.stat.hours': String(stated.hours),
      'home.stat.success': percent(stated.success),
      'home.mission.stat.reading': percent(stated.read),
      'home.mission.stat.accuracy': percent(stated.confirmed),
      'home.mission.stat.consistency': percent(stated.alike),
      'home.roi.costToday': roi.today,
      'home.roi.costWithProduct': roi.withProduct,
      'home.roi.savedPerMonth': roi.savedPerMonth,
      'home.roi.hoursFreed': roi.hoursFreed,
      'home.roi.timeReduction': roi.timeReduction,
      'home.compare.time.caption': compared('time', String),
      'home.compare.accuracy.caption': compared('accuracy', (share) => percent(share)),
      'home.flow.result.time': percent(stated.time),
      'home.flow.result.startups': String(stated.startups),
      'home.flow.result.consistency': percent(stated.consistency),
    },
  },
  {
    page: 'home',
    within: '#roi-calculator-section dl',
    figures: { 'home.roi.savedPerYear': roi.savedPerYear },
  },
  {
    page: 'home',
    within: '#comparison-panel',
    // The last figure is the cost with the licence and the team's time, which the text below the dots states.
    figures: { 'home.compare.cost.caption': `${compared('cost', euros)} ${costPerDeal}` },
  },
  {
    page: 'pricing',
    figures: {
      ...addOnPrices,
      'pricing.timing.standard': '2–4',
      'pricing.timing.enterprise': '4–8',
      'pricing.timing.productive': '1–2',
      'pricing.timing.training': '1',
      'pricing.timing.document': '3–5',
      'pricing.timing.complex': '24',
    },
  },
  {
    page: 'pricing',
    within: 'table',
    figures: { 'pricing.row.price': `${priceOf('starter')} ${priceOf('professional')}` },
  },
  { page: 'demo', figures: { 'demo.figures.minutes': '30–45', 'demo.figures.companies': '150+' } },
  {
    page: 'early-access',
    figures: { 'earlyAccess.figures.places': '10', 'earlyAccess.figures.startups': '100' },
  },
];

describe.each(['en', 'de'] as const)('in the locale "%s"', (code) => {
  const message = wordsOf(code);
  const pageAt = (id: RouteId) => mainOf(addressOf(pathOf(id), `/${code}`));
  const home = pageAt('home');
  const pricing = pageAt('pricing');

  test.each(labelled)('the figures of $page are next to their labels', ({ page, within, figures }) => {
    const part = within ? partOf(pageAt(page), within) : pageAt(page);
    const besides = (id: string) => figuresBeside(part, message(id as MessageId)).join(' ');
    const said = Object.keys(figures).map((id) => [id, besides(id)]);
    expect(Object.fromEntries(said)).toEqual(figures);
  });

  test('the team licence has its prices in its card and in the calculator', () => {
    const { perMonth, perYear } = teamLicence;
    const card = elementSaying(home, message('home.pricing.vc.subtitle')).parentElement;
    const prices = [...(card?.querySelectorAll(':scope > p') ?? [])].map(figuresOfPart);
    expect(prices.filter((price) => price.length > 0)).toEqual([
      [euros(perMonth)],
      [euros(perYear), percent(yearlyDiscount, 0)],
    ]);
    const [start = ''] = message('home.roi.basis').split('{');
    const basis = [...home.querySelectorAll('#roi-calculator-section p')].find((part) =>
      textOf(part).startsWith(start),
    );
    expect(basis && figuresOfPart(basis)).toEqual([euros(perMonth), '50']);
  });

  test('the plans have their prices and a trial of 14 days', () => {
    const cards = [...pricing.querySelectorAll('section[aria-labelledby=plans] li:has(h3)')];
    expect(cards.map(figuresOfPart)).toEqual([
      [priceOf('starter'), '10', '1'],
      [priceOf('professional'), '50', '5'],
      [],
    ]);
    const links = [...pricing.querySelectorAll('a')].filter(
      (link) => textOf(link) === message('pricing.trial'),
    );
    expect(links.map(figuresOfPart)).toEqual([['14'], ['14']]);
  });

  test('the initials show eight more people, and every testimonial has five stars', () => {
    const whole = documentOf(mainHtml(`/${code}`));
    const more = whole.querySelector('main span[aria-hidden=true]:has(> span + span)');
    expect(more && figuresOfPart(more)).toEqual(['+8']);
    const voices = [...whole.querySelectorAll('li:has(> blockquote)')];
    expect(voices).toHaveLength(content.testimonials.length);
    for (const voice of voices) {
      expect(textOf(voice)).toMatch(/★{5}/);
      expect(figuresOfPart(voice)).toEqual(expect.arrayContaining(['5.0', '5']));
    }
  });
});
