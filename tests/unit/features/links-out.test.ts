import { expect, test } from 'vitest';
import { needsConnection } from '#features/offline/model/links-out.ts';

const linkTo = (href: string, download = '') => {
  const { origin, pathname, protocol } = new URL(href);
  return { href, origin, pathname, protocol, download };
};

test.each([
  ['https://other.example/report', true],
  ['http://other.example', true],
  ['https://vaglio.example/it/feed.xml', true],
  ['https://vaglio.example/it/pricing#plans', false],
  ['https://vaglio.example/', false],
  ['mailto:info@vaglio.example', false],
  ['tel:+390200000000', false],
])('%s needs a connection: %s', (href, expected) => {
  expect(needsConnection(linkTo(href), 'https://vaglio.example')).toBe(expected);
});

test('a file that the page has made, and a link without an address, need no connection', () => {
  expect(
    needsConnection(linkTo('https://vaglio.example/list.csv', 'list.csv'), 'https://vaglio.example'),
  ).toBe(false);
  const none = { href: '', origin: '', pathname: '', protocol: ':', download: '' };
  expect(needsConnection(none, 'https://vaglio.example')).toBe(false);
});
