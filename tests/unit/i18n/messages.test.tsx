import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, test } from 'vitest';
import { Messages } from '#i18n/Messages.tsx';

const messages = { 'insights.minutes': parse('{minutes, plural, one {# minuto} other {# minuti}}') };

const drawn = (content: ReactNode) =>
  renderToStaticMarkup(
    <Messages language="it" messages={messages}>
      {content}
    </Messages>,
  );

test('a missing message, or one that cannot be filled, throws rather than showing its id', () => {
  expect(() => drawn(<FormattedMessage id="home.hero.lead" />)).toThrow('home.hero.lead');
  const empty = <FormattedMessage id="insights.minutes" values={{} as never} />;
  expect(() => drawn(empty)).toThrow('insights.minutes');
});
