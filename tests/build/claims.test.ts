import { describe, expect, test } from 'vitest';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { claimAnchor } from '#site/claim-anchors.ts';
import { type ClaimRow, claims } from '#site/claims.ts';
import { locales } from '#site/locales.ts';
import type { MessageId } from '#site/messages.ts';
import { routes } from '#site/routes.ts';
import { roiAmounts } from '../support/amounts.ts';
import { content } from '../support/content.ts';
import { documentOf, mainOf, partOf, textOf } from '../support/dom.ts';
import { figuresOf } from '../support/figures.ts';
import { mainHtml } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';
import { samplesOf } from '../support/samples.ts';

const rows: readonly ClaimRow[] = claims;
const MARK = `a[href*="#${claimAnchor('' as ClaimRow['id'])}"]`;

/** Parts of pages whose figures are not claims or are marked elsewhere, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  '[data-evidence]': 'the sample deal: each of its figures leads to its page',
  'details[name=security]':
    'answers that are copied as text: the figures are marked above them, at the AI’s part',
  '[data-entrance] strong': 'a team’s week: the label next to each figure explains it',
  '#workflow': 'a month of a fund, as an example',
  figure: 'drawn examples of documents and deals',
  blockquote: 'the own words of a client',
  form: 'what a visitor sets or types',
};

/** Labels of the rotating cards. A mark would disappear while it is read, so their figures are marked further down. */
const rotating: readonly MessageId[] = [
  'home.card.cost',
  'home.card.saved',
  'home.card.sifted',
  'home.card.funds',
];

const MORE_THAN = /(?:oltre|plus de|más de) (\d+(?:[.\s]\d{3}(?!\d))*)/gi;

/** Returns whether a text states a figure. "plus de 25" is "25+", and "€2.3m" is "2.3", as "2,3 mln €" is. */
function states(text: string, figure: string): boolean {
  if (figure.endsWith('x')) return text.includes(figure);
  const written = text.replace(MORE_THAN, '$1+').replace(/€(?=\d\.)/, '');
  return figuresOf(written).includes(figure);
}

/** Returns the figures of a claim. Those of arithmetic are the calculator's, with its default inputs. */
const figuresOfClaim = ({ arithmetic, figures }: ClaimRow): readonly string[] =>
  arithmetic ? [roiAmounts().savedPerYear] : figures;

/** Returns the claims that the marks inside this element link to. */
const markedIn = (element: Element | null | undefined): readonly ClaimRow[] => {
  const marks = [...(element?.querySelectorAll(MARK) ?? [])];
  return rows.filter(({ id }) =>
    marks.some((mark) => mark.getAttribute('href')?.endsWith(`#${claimAnchor(id)}`)),
  );
};

/** Returns the claims for the text of this element: those of its paragraph, or of the caption of its list. */
const answering = (element: Element) => [
  ...markedIn(element.closest('p, li, dd, tr')),
  ...markedIn(element.closest('ul, dl')?.previousElementSibling),
];

/** Returns the innermost elements that have their own text. */
const saying = (part: Element) =>
  [...part.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );

/** Returns whether /faq states a claim, because the owner may have removed its question. */
const isAsked = ({ questions }: ClaimRow) =>
  !questions || questions.some((id) => content.faq.some(({ slug }) => slug === id));

/** Returns whether the owner has added the question. Such a question is responsible for its own figures. */
const isAdded = (element: Element): boolean => {
  const id = element.closest('details[id^=question-]')?.id.slice('question-'.length);
  return id !== undefined && !samplesOf('faq').includes(id);
};

const bareIn = (main: Element, figures: readonly string[], labels: readonly string[]): string[] =>
  saying(main)
    .filter((element) => !Object.keys(exempt).some((part) => element.closest(part)))
    .filter((element) => !isAdded(element))
    .filter((element) => {
      const label = element.closest('p')?.previousElementSibling;
      return !label || !labels.includes(textOf(label));
    })
    .flatMap((element) => {
      const text = textOf(element);
      const answered = answering(element).flatMap(figuresOfClaim);
      const bare = figures.filter((figure) => states(text, figure) && !answered.includes(figure));
      return bare.map((figure) => `${figure} in "${text.slice(0, 80)}"`);
    });

describe.each(locales)('in $name', ({ code }) => {
  const addressIn = (id: (typeof routes)[number]['id']) => addressOf(pathOf(id), `/${code}`);

  const labels = rotating.map(wordsOf(code));

  test('every figure of a claim has a mark on the pages of the claim', () => {
    for (const { id } of routes) {
      const figures = rows.filter(({ pages }) => pages.some((page) => page === id)).flatMap(figuresOfClaim);
      if (figures.length > 0) expect.soft(bareIn(mainOf(addressIn(id)), figures, labels), id).toEqual([]);
    }
  });

  test('each claim is marked on each of its pages', () => {
    for (const claim of rows)
      for (const page of claim.pages.filter((id) => id !== 'faq' || isAsked(claim)))
        expect.soft(markedIn(mainOf(addressIn(page))), `${claim.id} on ${page}`).toContain(claim);
  });

  test('/about has at most 600 words', () => {
    const words = textOf(mainOf(addressIn('about')))
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(600);
  });

  test('every row of the list states its claim with its figures', () => {
    const list = documentOf(mainHtml(addressIn('about')));
    for (const claim of rows) {
      const row = partOf(list.documentElement, `#${claimAnchor(claim.id)}`);
      const said = [...row.querySelectorAll('th, td')].map(textOf);
      expect.soft(said.length, claim.id).toBeGreaterThan(1);
      for (const figure of figuresOfClaim(claim))
        expect.soft(states(said.join('; '), figure), `${claim.id}: ${figure}`).toBe(true);
    }
  });
});

test('every mark links to the list of its own locale', () => {
  for (const { code } of locales) {
    const marks = [...mainOf(`/${code}`).querySelectorAll(MARK)].map((mark) => mark.getAttribute('href'));
    expect(marks.length).toBeGreaterThan(10);
    const anchors = rows.map(({ id }) => `/${code}/about#${claimAnchor(id)}`);
    expect(marks.filter((href) => !anchors.includes(href ?? ''))).toEqual([]);
  }
});

test('every related claim exists, and every question of a claim is a current or an initial one', () => {
  const ids: readonly string[] = rows.map(({ id }) => id);
  expect(rows.flatMap(({ similar }) => similar).filter((id) => !ids.includes(id))).toEqual([]);
  const known = [...content.faq.map(({ slug }) => slug), ...samplesOf('faq')];
  expect(rows.flatMap(({ questions = [] }) => questions).filter((id) => !known.includes(id))).toEqual([]);
});
