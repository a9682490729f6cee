import { test } from './support/fixtures.ts';
import { focus, openPage, seen, textOf } from './support/steps.ts';

for (const width of [1280, 390]) {
  test(`the sliders follow the keys, the figures the sliders: ${width} px`, async ({ engine }) => {
    await engine.resize({ width, height: 780 });
    await openPage(engine, '/en#roi-calculator-section');
    const shown = '#roi-calculator output[for=roi-deals]';
    await textOf(engine, shown).toBe('50');
    await textOf(engine, '#roi-calculator-section dl').toContain('€672,000');
    // Wanted since the section is open, the code of the calculator comes by itself.
    await seen(engine, 'the calculator answers', () =>
      Object.keys(document.querySelector('#roi-calculator') ?? {}).some((key) => key.startsWith('__react')),
    ).toBe(true);
    await focus(engine, '#roi-deals');
    await engine.press('ArrowRight');
    await textOf(engine, shown).toBe('55');
    await engine.press('End');
    await textOf(engine, shown).toBe('200');
    await seen(engine, 'the address', () => location.search).toContain('deals=200');
  });
}
