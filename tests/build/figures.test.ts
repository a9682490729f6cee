import { describe, expect, test } from 'vitest';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import type { MessageId } from '#site/messages.ts';
import type { RouteId } from '#site/routes.ts';
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

/**
 * Figures next to their labels, in English notation. Source: docs/site.md, sections 1, 2 and 9. messages.test.ts
 * covers the figures within sentences.
 */
const labelled: { page: RouteId; within?: string; figures: Partial<Record<MessageId, string>> }[] = [
  {
    page: 'home',
    figures: {
      'home.stat.screening': '80%',
      'home.stat.hours': '147',
      'home.stat.success': '98.5%',
      'home.mission.stat.reading': '70%',
      'home.mission.stat.accuracy': '95%',
      'home.mission.stat.consistency': '85%',
      'home.roi.today': '€60,000',
      'home.roi.withProduct': '€4,000',
      'home.roi.savedPerMonth': '€56,000',
      'home.roi.hoursFreed': '375',
      'home.roi.timeReduction': '93.75%',
      'home.compare.time.caption': '3 120 45',
      'home.compare.accuracy.caption': '98.5% 72% 85%',
      'home.flow.result.time': '90%',
      'home.flow.result.startups': '5',
      'home.flow.result.consistency': '100%',
    },
  },
  { page: 'home', within: '#roi-calculator-section', figures: { 'home.roi.savedPerYear': '€672,000' } },
  { page: 'home', within: '#comparison-panel', figures: { 'home.compare.cost.caption': '€12 €1,200 €380' } },
  {
    page: 'pricing',
    figures: {
      'pricing.addon.users': '€150',
      'pricing.addon.documents': '€50',
      'pricing.addon.integration': '€5,000',
      'pricing.addon.training': '€2,500',
      'pricing.timing.standard': '2–4',
      'pricing.timing.enterprise': '4–8',
      'pricing.timing.productive': '1–2',
      'pricing.timing.training': '1',
      'pricing.timing.document': '3–5',
      'pricing.timing.complex': '24',
    },
  },
  { page: 'pricing', within: 'table', figures: { 'pricing.row.price': '€250 €7,500' } },
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

  test('the team licence costs €250 a month and €2,399 a year, in its card and in the calculator', () => {
    const card = elementSaying(home, message('home.pricing.vc.subtitle')).parentElement;
    const prices = [...(card?.querySelectorAll(':scope > p') ?? [])].map(figuresOfPart);
    expect(prices.filter((price) => price.length > 0)).toEqual([['€250'], ['€2,399', '20%']]);
    const [start = ''] = message('home.roi.basis').split('{');
    const basis = [...home.querySelectorAll('#roi-calculator-section p')].find((part) =>
      textOf(part).startsWith(start),
    );
    expect(basis && figuresOfPart(basis)).toEqual(['€250', '50']);
  });

  test('the plans have their prices and a trial of 14 days', () => {
    const cards = [...pricing.querySelectorAll('section[aria-labelledby=plans] li:has(h3)')];
    expect(cards.map(figuresOfPart)).toEqual([['€250', '10', '1'], ['€7,500', '50', '5'], []]);
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
