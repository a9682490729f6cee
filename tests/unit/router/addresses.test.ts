import { describe, expect, test } from 'vitest';
import { addressOf, answerAt, locate } from '#router/model/addresses.ts';
import { pages } from '../../support/content.ts';

describe('addresses', () => {
  test.each(pages)('$address is found again', ({ address, route, language, base, slug }) => {
    const place = locate(address);
    expect(place.route.id).toBe(route.id);
    expect([place.language, place.base, place.slug]).toEqual([language, base, slug]);
    expect(addressOf(place.path, place.base)).toBe(address);
    expect(locate(`${address}/`)).toEqual(place);
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
  ])('%s has the prefix "%s" and shows %s', (pathname, base, id) => {
    const place = locate(pathname);
    expect([place.base, place.route.id]).toEqual([base, id]);
  });
});

test.each([
  ['/de/pricing', true, 'page', '/pricing'],
  ['/de/insights/a', true, 'page', '/insights/a'],
  ['/de/insights/b', false, 'missing-article', '/insights/404'],
  ['/de/insights/404', true, 'missing-article', '/insights/404'],
  ['/de/insights/authors/nobody', false, 'not-found', '/404'],
  ['/de/nothing', true, 'not-found', '/404'],
] as const)('%s, its text there: %s, is answered by a %s', (pathname, hasText, kind, path) => {
  const answer = answerAt(locate(pathname), hasText);
  expect([answer.kind, answer.place.path, answer.place.base]).toEqual([kind, path, '/de']);
});
