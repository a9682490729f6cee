import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '#site/brand.ts';
import { languages } from '#site/languages.ts';
import { mainOf } from '../support/dom.ts';
import { figuresBeside } from '../support/figures.ts';
import { mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';
import { readQr } from '../support/qr.ts';

describe.each(languages)('the early-access page in $name', ({ code }) => {
  const text = mainText(`/${code}/prova-${brand.slug}`);
  const html = readFileSync(`dist/${code}/prova-${brand.slug}.html`, 'utf8');
  const message = wordsOf(code);

  test('says how many investors and startups, and when', () => {
    const page = mainOf(`/${code}/prova-${brand.slug}`);
    expect(figuresBeside(page, message('earlyAccess.figures.places'))).toEqual(['10']);
    expect(figuresBeside(page, message('earlyAccess.figures.startups'))).toEqual(['100']);
    expect(text).toContain(
      `${message('earlyAccess.figures.start')} ${message('earlyAccess.figures.start.value')}`,
    );
  });

  test('states limited places, exclusive access and dedicated support', () => {
    for (const term of ['places', 'exclusive', 'support'] as const) {
      expect(text).toContain(message(`earlyAccess.terms.${term}`));
    }
  });

  test('the QR code leads where the private link leads', () => {
    const drawn = html.match(/<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*role="img"[^>]*>(.*?)<\/svg>/s);
    const path = drawn?.[2]?.match(/fill="#000" d="([^"]+)"/)?.[1] ?? '';
    expect(readQr({ size: Number(drawn?.[1]), path })).toBe(brand.earlyAccessUrl);
    expect(html).toContain(`href="${brand.earlyAccessUrl}"`);
    expect(html).toContain(`aria-label="${message('earlyAccess.access.qr')}"`);
  });
});

test('the QR code is drawn at build: what draws codes comes with the dialog that needs it', () => {
  const scripts = readdirSync(join('dist', 'assets')).filter((file) => file.endsWith('.js'));
  const holding = (part: string) =>
    scripts.filter((file) => readFileSync(join('dist', 'assets', file), 'utf8').includes(part));
  expect(readFileSync('node_modules/uqr/dist/index.mjs', 'utf8')).toContain('Mask value out of range');
  expect(holding('Mask value out of range')).toEqual([expect.stringMatching(/^HandOverDialog-/)]);
  expect(holding(brand.earlyAccessUrl)).not.toEqual([]);
});
