import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { criteria, deals, fitOf } from '#pages/workflow/deals.ts';
import { languages } from '#site/languages.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';

const steps = ['upload', 'analysis', 'report', 'team'] as const;
const benefits = ['time', 'yardstick', 'source', 'flags', 'thesis', 'safety'] as const;

/** As the home page's dashboard shows the same deals. */
const indices = { aurora: 91, borea: 84, corvo: 72, delfino: 66, estro: 41 };

describe.each(languages)('the workflow page in $name', ({ code }) => {
  const text = mainText(`/${code}/workflow`);
  const plain = wordsOf(code);
  const html = readFileSync(`dist/${code}/workflow.html`, 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  test('has four steps, numbered 01 to 04, in order', () => {
    const numbered = steps.flatMap((id, index) => [`0${index + 1}`, plain(`workflow.steps.${id}`)]);
    const places = numbered.map((part, index) =>
      text.indexOf(part, index ? text.indexOf(numbered[index - 1] ?? '') : 0),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('has six benefits', () => {
    for (const id of benefits) expect(text).toContain(plain(`workflow.benefits.${id}`));
  });

  test('leads to the demo, to the prices, and to both at the end', () => {
    const targets = [...main.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    const [demo, pricing] = [`/${code}/demo`, `/${code}/pricing`];
    expect(targets).toEqual([demo, pricing, demo, pricing]);
    expect(text).toContain(plain('workflow.cta.demo'));
  });

  test('lets the visitor choose a deal of a dashboard that says it is a sample', () => {
    const chosen = [...main.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) =>
      input.includes('checked'),
    );
    expect(chosen).toEqual(deals.map((_, index) => index === 0));
    expect(text).toContain(plain('workflow.dashboard.sample'));
    expect(text).toContain(plain('workflow.dashboard.fictional'));
    for (const { id } of deals) expect(text).toContain(plain(`workflow.deal.${id}.note`));
  });
});

test('the indices of the deals follow from their scores', () => {
  expect(criteria.reduce((sum, { weight }) => sum + weight * 100, 0)).toBe(100);
  expect(Object.fromEntries(deals.map(({ id, scores }) => [id, fitOf(scores)]))).toEqual(indices);
});
