import { describe, expect, test } from 'vitest';
import { barsOf, compared, mediansOf } from '#local/bench/comparison.ts';
import { median, tableOf } from '#local/bench/figure.ts';
import { withoutScripts } from '#local/bench/floor.ts';
import { weigh } from '#local/bench/weights.ts';

test.each([
  ['<p>a</p><script>if (1 < 2) x();</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['<script type="application/json" title="a > b">{}</script >\n<SCRIPT\nsrc=x></SCRIPT>', '\n'],
  ['<link rel="modulepreload" href="/a.js"><link rel="stylesheet">', '<link rel="stylesheet">'],
  ['<link rel=preload as=script href=a><link rel=preload as=font>', '<link rel=preload as=font>'],
  ['<link rel="serviceworker" href="/sw.js"/>', ''],
  ['<scripts></scripts>', '<scripts></scripts>'],
])('the floor is %s without its scripts', (html, left) => {
  expect(withoutScripts(html)).toBe(left);
});

describe('figures', () => {
  test('have medians, each of its own', () => {
    expect([[3, 1, 2], [4, 1, 2, 3], [7], []].map(median)).toEqual([2, 2.5, 7, Number.NaN]);
    const samples = [
      [3, 1],
      [1, 3],
      [2, 2],
    ].map(([lcp = 0, tbt = 0]) => ({ lcp, tbt }));
    expect(mediansOf(samples)).toEqual({ lcp: 2, tbt: 2 });
  });

  test('have bars: ratios to the floor, and LCP is also to be below each peer', () => {
    const floor = { performance: 100, seo: 92, fcp: 1000, lcp: 1200, tbt: 20, speedIndex: 2000 };
    expect(barsOf(floor, [{ lcp: 1500 }, { lcp: 1100 }])).toEqual({
      performance: { reach: 100 },
      fcp: { most: 1050 },
      lcp: { most: 1320, under: 1100 },
      tbt: { most: 95 },
      cls: { most: 0 },
      speedIndex: { most: 2100 },
      kB: { under: 165 },
      scriptKB: { under: 115 },
    });
    expect(barsOf(floor, []).lcp).toEqual({ most: 1320, under: undefined });
  });

  test('stand in a table beside the others, marked where they miss their bar', () => {
    const [floor, peer] = [{ lcp: 1000, cls: 0, kB: 30 }, { lcp: 1040 }];
    const figures = compared({ lcp: 1045, cls: 0.01, kB: 163.9 }, [floor, peer], barsOf(floor, [peer]));
    expect(tableOf('home', figures, ['ours', 'floor', 'peer']).split('\n')).toEqual([
      '| home | ours | floor | peer | wanted |',
      '| --- | --- | --- | --- | --- |',
      '| LCP | 1045 ms ! | 1000 ms | 1040 ms | < 1040 ms, ≤ 1100 ms |',
      '| CLS | 0.010 ! | 0.000 | – | 0 |',
      '| bodies in all | 163.9 kB | 30.0 kB | – | < 165.0 kB |',
    ]);
  });
});

test('of weights bodies are counted without headers, those of workers not, and only over HTTP/2', () => {
  const answer = (requestId: string, type: string, headers = {}, protocol = 'h2') => ({
    method: 'Network.responseReceived',
    params: {
      requestId,
      type,
      response: { url: 'https://a.example/', protocol, headers, encodedDataLength: 100 },
    },
  });
  const end = (requestId: string, encodedDataLength: number) => ({
    method: 'Network.loadingFinished',
    params: { requestId, encodedDataLength },
  });
  const worker = [answer('3', 'Script'), end('3', 9_000)].map((one) => ({ ...one, targetType: 'worker' }));
  const announced = answer('2', 'Script', { 'Content-Length': '2000' });
  const log = [answer('1', 'Document'), announced, end('2', 100), end('1', 1_100), ...worker];
  expect(weigh(log)).toEqual({ kB: 3, scriptKB: 2, requests: 2 });
  expect(() => weigh([answer('1', 'Document', {}, 'http/1.1')])).toThrow('over http/1.1 instead of HTTP/2');
});
