import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { Messages } from '#i18n/Messages.tsx';

const messages = { 'insights.minutes': parse('{minutes, plural, one {# minuto} other {# minuti}}') };

const drawn = (content: ReactNode) =>
  renderToStaticMarkup(
    <Messages locale="it" messages={messages}>
      {content}
    </Messages>,
  );

test('a missing message, or a message without its values, throws an error with its id', () => {
  expect(() => drawn(<FormattedMessage id="home.hero.lead" />)).toThrow('home.hero.lead');
  const empty = <FormattedMessage id="insights.minutes" values={{} as never} />;
  expect(() => drawn(empty)).toThrow('insights.minutes');
});

test('messages are formatted in their locale without reading the list of locales', () => {
  const read = [Intl.NumberFormat, Intl.DateTimeFormat, Intl.PluralRules].map((format) =>
    vi.spyOn(format, 'supportedLocalesOf'),
  );
  const minutes = <FormattedMessage id="insights.minutes" values={{ minutes: 12_345 }} />;
  expect(drawn(minutes)).toBe('12.345 minuti');
  expect(drawn(<FormattedNumber value={0.5} />)).toBe('0,5');
  for (const call of read) expect(call).not.toHaveBeenCalled();
});
