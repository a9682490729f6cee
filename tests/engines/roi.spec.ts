import { roiAmounts } from '../support/amounts.ts';
import { expect, test } from './support/fixtures.ts';
import { focus, openPage, seen, textOf } from './support/steps.ts';

const largest = '/de?deals=200&hours=20&rate=300#roi-calculator-section';

for (const width of [1280, 390]) {
  test(`the sliders follow the keys, and the figures follow the sliders: ${width} px`, async ({ engine }) => {
    await engine.resize({ width, height: 780 });
    await openPage(engine, '/en#roi-calculator-section');
    const shown = '#roi-calculator output[for=roi-deals]';
    await textOf(engine, shown).toBe('50');
    await textOf(engine, '#roi-calculator-section dl').toContain(roiAmounts().savedPerYear);
    // The code of the calculator loads without an interaction, because the section is open.
    await seen(engine, 'the calculator is hydrated', () =>
      Object.keys(document.querySelector('#roi-calculator') ?? {}).some((key) => key.startsWith('__react')),
    ).toBe(true);
    await focus(engine, '#roi-deals');
    await engine.press('ArrowRight');
    await textOf(engine, shown).toBe('55');
    await engine.press('End');
    await textOf(engine, shown).toBe('200');
    await seen(engine, 'the address', () => location.search).toContain('deals=200');
  });

  test(`no figure of the calculator wraps: ${width} px`, async ({ engine }) => {
    await engine.resize({ width, height: 780 });
    await openPage(engine, largest);
    await textOf(engine, '#roi-calculator-section dl').toContain('14.037.000');
    const broken = await engine.run(() =>
      [...document.querySelectorAll('#roi-calculator-section :is(output, dd, figure svg + span)')]
        .filter((figure) => {
          const text = document.createRange();
          text.selectNodeContents(figure);
          const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
          return tops.length === 0 || new Set(tops).size > 1;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(broken).toEqual([]);
  });
}
