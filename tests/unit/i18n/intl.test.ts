import { parse } from '@formatjs/icu-messageformat-parser';
import { createElement, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { intlFor } from '#i18n/intl.ts';

const messages = {
  'home.hero.joined': 'Insieme a noi',
  'insights.minutes': parse('{minutes, plural, one {# minuto} other {# minuti}}'),
  'home.hero.title': parse('Un <em>primo</em> e un <em>secondo</em> titolo'),
};
const intl = intlFor('it', messages);

test('Intl for a page says texts and plurals', () => {
  expect(intl.formatMessage({ id: 'home.hero.joined' })).toBe('Insieme a noi');
  expect(intl.formatMessage({ id: 'insights.minutes' }, { minutes: 1 })).toBe('1 minuto');
  expect(intl.formatMessage({ id: 'insights.minutes' }, { minutes: 6 })).toBe('6 minuti');
});

test('Intl for a page gives a key to each element of a text', () => {
  const em = (words: ReactNode[]) => createElement('em', null, words);
  const parts: unknown = intl.formatMessage({ id: 'home.hero.title' }, { em });
  const elements = Array.isArray(parts) ? parts.filter((part) => isValidElement(part)) : [];
  const keys = elements.map(({ key }) => key);
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(2);
});

test('Intl for a page throws for what is missing, rather than showing an id', () => {
  expect(() => intl.formatMessage({ id: 'home.hero.lead' })).toThrow('home.hero.lead');
  expect(() => intl.formatMessage({ id: 'insights.minutes' }, {} as never)).toThrow('insights.minutes');
  expect(() => intl.formatNumber(1, { style: 'currency' })).toThrow();
});
