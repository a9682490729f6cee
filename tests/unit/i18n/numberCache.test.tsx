import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { Messages } from '#i18n/Messages.tsx';
import { type FormattedNumbers, NumberCacheContext, numberCache } from '#i18n/numberCache.ts';
import { locales } from '#site/locales.ts';

const messages = {
  'insights.minutes': parse('{minutes, plural, one {# minuto} other {{minutes, number} minuti}}'),
};

function drawn(known: FormattedNumbers, value: number): string {
  return renderToStaticMarkup(
    <NumberCacheContext value={numberCache(known)}>
      <Messages locale="it" messages={messages}>
        <FormattedMessage id="insights.minutes" values={{ minutes: value }} />,{' '}
        <FormattedNumber value={value} />, <FormattedNumber value={value} style="percent" />
      </Messages>
    </NumberCacheContext>,
  );
}

test('a page whose numbers are known is rendered without Intl.NumberFormat', () => {
  const known: FormattedNumbers = {};
  const prerendered = drawn(known, 12_345);
  expect(prerendered).toBe('12.345 minuti, 12.345, 1.234.500%');
  const create = vi.spyOn(Intl, 'NumberFormat');
  expect(drawn(JSON.parse(JSON.stringify(known)), 12_345)).toBe(prerendered);
  expect(create).not.toHaveBeenCalled();
});

test('a number that is not known is formatted and known from then on', () => {
  const known: FormattedNumbers = {};
  drawn(known, 12_345);
  expect(drawn(known, 1.5)).toBe('1,5 minuti, 1,5, 150%');
  expect(Object.values(known).every((numbers) => '1.5' in numbers)).toBe(true);
});

test('French thousands have a space that the fonts contain', () => {
  const { number } = numberCache({});
  const format = number?.['["fr",{"style":"percent"}]'];
  expect(format?.format(1_500)).toBe('150\u00a0000\u00a0%');
});

test('a plain count is written without Intl.NumberFormat, and as it would write it in every language', () => {
  const create = vi.spyOn(Intl, 'NumberFormat');
  const text = renderToStaticMarkup(
    <NumberCacheContext value={numberCache({})}>
      <Messages locale="it" messages={messages}>
        <FormattedMessage id="insights.minutes" values={{ minutes: 7 }} />
      </Messages>
    </NumberCacheContext>,
  );
  expect(text).toBe('7 minuti');
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
  for (const { code } of locales)
    for (const count of [0, 7, 10, 999]) expect(new Intl.NumberFormat(code).format(count)).toBe(`${count}`);
});
