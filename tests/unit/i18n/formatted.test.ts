import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { fromFormatted } from '#i18n/formatted.ts';
import { intlFor } from '#i18n/intl.ts';

const messages = {
  'insights.minutes': parse('{minutes, plural, one {# minuto} other {# minuti}}'),
  'home.hero.title': parse('Un <em>titolo</em>'),
};

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
const day = { dateStyle: 'long', timeZone: 'UTC' } as const;

const NOON = Date.UTC(2025, 0, 10, 12);

const draw = (intl: ReturnType<typeof intlFor>) => [
  intl.formatNumber(0.985, percent),
  intl.formatNumber(0.985),
  intl.formatDate('2025-01-10', day),
  intl.formatTime(NOON, { timeZone: 'UTC', timeStyle: 'short' }),
  intl.formatMessage({ id: 'insights.minutes' }, { minutes: 6 }),
];

describe('what Intl has written', () => {
  test('is written once, and then read', () => {
    const texts = new Map<string, string>();
    const italian = ['98,5%', '0,985', '10 gennaio 2025', '12:00', '6 minuti'];
    expect(draw(fromFormatted(intlFor('it', messages), texts))).toEqual(italian);
    expect(texts.size).toBe(5);

    for (const request of texts.keys()) texts.set(request, 'known');
    expect(draw(fromFormatted(intlFor('it', messages), texts))).toEqual(italian.map(() => 'known'));
  });

  test('does not stand in for another request', () => {
    const texts = new Map<string, string>();
    const intl = fromFormatted(intlFor('de', messages), texts);
    expect(intl.formatNumber(0.985, percent)).toBe('98,5\u00a0%');
    expect(intl.formatNumber(0.98, percent)).toBe('98\u00a0%');
    expect(intl.formatNumber(0.985, { ...percent, maximumFractionDigits: 0 })).toBe('99\u00a0%');
  });

  test('leaves out what is not text alone', () => {
    const texts = new Map<string, string>();
    const intl = fromFormatted(intlFor('it', messages), texts);
    expect(intl.formatMessage({ id: 'home.hero.title' }, { em: (words) => words })).toBe('Un titolo');
    expect(texts.size).toBe(0);
  });
});
