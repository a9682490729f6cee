import { expect, test } from 'vitest';
import { drawQr } from '#ui/drawQr.ts';
import { readQr } from '../../support/qr.ts';

test.each(['https://app.vaglio.example/early-access/vaglio', 'Perché no?', 'x'.repeat(300)])(
  'a reader finds "%s" in what is drawn',
  (text) => {
    expect(readQr(drawQr(text))).toBe(text);
  },
);

test('four modules around the code stay light', () => {
  const { size, path } = drawQr('https://vaglio.example');
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 4);
    expect(Number(y)).toBeLessThan(size - 4);
  }
});
