import { expect, test } from 'vitest';
import { SHARE_TARGET } from '#site/shared-deck.ts';
import { strategyFor } from '../../../src/service-worker/strategy.ts';

const navigation = { method: 'GET', isNavigation: true, isSameOrigin: true };
const request = { ...navigation, isNavigation: false };

test.each([
  [{ ...navigation, path: '/' }, 'page'],
  [{ ...navigation, path: '/de/insights/some-article' }, 'page'],
  [{ ...navigation, path: '/en/x/' }, 'page'],
  [{ ...navigation, path: '/fr/faq.html' }, 'page'],
  [{ ...navigation, path: '/sitemap.xml' }, 'leave-alone'],
  [{ ...navigation, path: '/it/feed.xml' }, 'leave-alone'],
  [{ ...request, path: '/cards/it/home.0123456789ab.png' }, 'leave-alone'],
  [{ ...navigation, path: '/de/insights', method: 'POST' }, 'leave-alone'],
  [{ ...request, path: '/de/insights' }, 'leave-alone'],
  [{ ...request, path: '/assets/start-1a2b3c.js' }, 'stored-file'],
  [{ ...request, path: '/icon.svg' }, 'stored-file'],
  [{ ...request, path: '/logo.svg' }, 'stored-file'],
  [{ ...request, path: '/de/manifest.webmanifest' }, 'stored-file'],
  [{ ...request, path: '/xx/manifest.webmanifest' }, 'leave-alone'],
  [{ ...request, path: '/robots.txt', method: 'HEAD' }, 'leave-alone'],
  [{ ...request, path: '/messages/v1/de/home.json' }, 'messages'],
  [{ ...request, path: '/assets/start.js', isSameOrigin: false }, 'leave-alone'],
  [{ ...request, path: '/api/v1.0/email/send', method: 'POST', isSameOrigin: false }, 'leave-alone'],
  // The worker handles only a form post that navigates to the share target.
  [{ ...navigation, path: SHARE_TARGET, method: 'POST' }, 'shared-deck'],
  [{ ...request, path: SHARE_TARGET, method: 'POST' }, 'leave-alone'],
  [{ ...navigation, path: SHARE_TARGET, method: 'POST', isSameOrigin: false }, 'leave-alone'],
  [{ ...navigation, path: SHARE_TARGET }, 'page'],
])('the strategy for %o is %s', (facts, strategy) => {
  expect(strategyFor(facts)).toBe(strategy);
});
