import { expect, test } from './support/fixtures.ts';
import { openPage, textOf } from './support/steps.ts';

const largest = '/de?deals=200&hours=20&rate=300#roi-calculator-section';

for (const width of [1280, 390]) {
  test(`no figure of the calculator wraps: ${width} px`, async ({ engine }) => {
    await engine.resize({ width, height: 780 });
    await openPage(engine, largest);
    await textOf(engine, '#roi-calculator-section dl').toContain('14.037.000');
    const broken = await engine.run(() =>
      [...document.querySelectorAll('#roi-calculator-section :is(output, dd, td)')]
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
