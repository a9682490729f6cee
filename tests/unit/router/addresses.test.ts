import { describe, expect, test } from 'vitest';
import { addressOf, matchRoute, resolveRoute } from '#router/model/addresses.ts';
import { similarAddresses } from '#router/model/similar-address.ts';
import { pages } from '../../support/content.ts';

describe('addresses', () => {
  test.each(pages)('$address matches its own route', ({ address, route, locale, basePath, slug }) => {
    const match = matchRoute(address);
    expect(match.route.id).toBe(route.id);
    expect([match.locale, match.basePath, match.slug]).toEqual([locale, basePath, slug]);
    expect(addressOf(match.path, match.basePath)).toBe(address);
    expect(matchRoute(`${address}/`)).toEqual(match);
  });

  test.each([
    ['/demo', '', 'demo'],
    ['/demos', '', 'not-found'],
    ['/design', '', 'not-found'],
    ['/de', '/de', 'home'],
    ['/det/analyzer', '', 'not-found'],
    ['/en/insights/a/b', '/en', 'not-found'],
    ['/en/insights/unknown', '/en', 'article'],
    ['/de/pric%69ng', '/de', 'pricing'],
    ['/de/pric%2fng', '/de', 'not-found'],
    ['/de/%zz', '/de', 'not-found'],
  ])('%s has the prefix "%s" and shows %s', (pathname, basePath, id) => {
    const match = matchRoute(pathname);
    expect([match.basePath, match.route.id]).toEqual([basePath, id]);
  });
});

test.each([
  ['/de/pricing', true, 'page', '/pricing'],
  ['/de/insights/a', true, 'page', '/insights/a'],
  ['/de/insights/b', false, 'missing-article', '/insights/404'],
  ['/de/insights/404', true, 'missing-article', '/insights/404'],
  ['/de/insights/authors/nobody', false, 'not-found', '/404'],
  ['/de/nothing', true, 'not-found', '/404'],
] as const)('%s, with a text: %s, is answered by a %s', (pathname, hasText, kind, path) => {
  const answer = resolveRoute(matchRoute(pathname), hasText);
  expect([answer.kind, answer.match.path, answer.match.basePath]).toEqual([kind, path, '/de']);
});

test.each([
  ['/EN/Pricing', '/en/pricing'],
  ['/en/ES', '/es'],
  ['/en/ES/FAQ', '/es/faq'],
  ['/pt/pricing', '/pricing'],
  ['/de/pricng', '/de/pricing'],
  ['/webinar', '/webinars'],
  ['/EN/nothing', undefined],
  ['/en/a', undefined],
])('instead of %s, the likeliest address is %s', (pathname, address) => {
  expect(similarAddresses(pathname)[0]).toBe(address);
});
