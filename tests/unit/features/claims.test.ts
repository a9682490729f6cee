import { describe, expect, test } from 'vitest';
import { openingOf } from '#features/claims/browser/openClaimDialog.ts';

const at = (top: number, right = 500, inText = false) => ({
  figure: { top, bottom: top + 40, right, inText },
  block: { top, bottom: top + 60 },
  sheet: { width: 384, height: 300 },
  window: { width: 1440, height: 900, gutter: 16 },
});

describe('the panel of a figure opens', () => {
  test('below the block of its figure, joined to the dot', () => {
    const { side, top, reach } = openingOf(at(100));
    expect(side).toBe('below');
    expect(top + reach).toBe(176);
    expect(top).toBeGreaterThan(100);
  });

  test('next to the figure if there is no space below', () => {
    const { side, top, left, bend } = openingOf(at(800));
    expect(side).toBe('end');
    expect(left).toBe(500);
    expect(top).toBe(900 - 16 - 300);
    expect(top + bend).toBe(837);
  });

  test.each([
    { where: 'text follows the figure', inText: true, right: 500 },
    { where: 'the window is too narrow', inText: false, right: 1100 },
  ])('above the block if there is no space below and $where', ({ inText, right }) => {
    const { side, top, reach } = openingOf(at(800, right, inText));
    expect(side).toBe('above');
    expect(top).toBe(484);
    expect(top + 300 + reach).toBeLessThan(840);
  });

  test.each([40, 500, 1430])('inside the window, with the line inside the panel: a figure at %i', (right) => {
    const { left, bend } = openingOf(at(100, right));
    expect(left).toBeGreaterThanOrEqual(16);
    expect(left).toBeLessThanOrEqual(1440 - 16 - 384);
    expect(bend).toBeGreaterThan(0);
    expect(bend).toBeLessThan(384);
  });
});
