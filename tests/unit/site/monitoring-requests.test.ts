import { expect, test } from 'vitest';
import { errorRequest, visitRequest } from '#site/monitoring-requests.ts';

const visit = {
  origin: 'https://vaglio.example',
  path: '/de/pricing',
  title: 'Preise',
  referrer: 'https://search.example/?q=someone',
};

test('GoatCounter receives the path, the title and the origin of the referrer', () => {
  const { url, body } = visitRequest('https://house.goatcounter.example/count', visit);
  const told = { p: '/de/pricing', t: 'Preise', r: 'https://search.example' };
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual(told);
  expect(body).toBeUndefined();
  expect(visitRequest('https://c.example/count', { ...visit, referrer: '' }).url).not.toContain('r=');
});

test('Plausible receives the same data as JSON', () => {
  const { url, body } = visitRequest('https://plausible.example/api/event', visit);
  expect(url).toBe('https://plausible.example/api/event');
  expect(JSON.parse(body ?? '')).toEqual({
    name: 'pageview',
    domain: 'vaglio.example',
    url: 'https://vaglio.example/de/pricing',
    referrer: 'https://search.example',
  });
});

test('an error report holds the page and the start of the stack', () => {
  const error = Object.assign(new TypeError('x is undefined'), { stack: 'x'.repeat(5000) });
  const told = JSON.parse(errorRequest(error, '/it/demo'));
  expect(told).toMatchObject({ name: 'TypeError', message: 'x is undefined', path: '/it/demo' });
  expect(told.stack).toHaveLength(2000);
  expect(JSON.parse(errorRequest('a text', '/')).message).toBe('a text');
});
