import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { barsOf, compared, mediansOf } from '#local/bench/comparison.ts';
import { median, tableOf } from '#local/bench/figure.ts';
import { withoutScripts } from '#local/bench/floor.ts';
import { readOptions } from '#local/bench/options.ts';
import { configForPeer } from '#local/bench/peer.ts';
import { byTurns } from '#local/bench/turns.ts';
import { weigh } from '#local/bench/weights.ts';

describe('options', () => {
  test('nothing is the whole run, without an earlier commit or peers', () => {
    expect(readOptions([])).toEqual({ quick: false, commit: undefined, peers: [] });
  });

  test('a quick run beside a commit and two peers', () => {
    const parameters = ['--quick', '--commit', 'abc1234', '--peer', 'astro=/a/dist', '--peer=docs=b=c'];
    expect(readOptions(parameters)).toEqual({
      quick: true,
      commit: 'abc1234',
      peers: [
        { name: 'astro', folder: '/a/dist' },
        { name: 'docs', folder: 'b=c' },
      ],
    });
  });

  test.each([
    [['--fast'], "Unknown option '--fast'."],
    [['home'], "Unexpected argument 'home'."],
    [['--commit'], "Option '--commit <value>' argument missing."],
    [['--commit=-x'], '--commit -x names no commit.'],
    [['--commit='], '--commit  names no commit.'],
    [['--quick=yes'], "Option '--quick' does not take an argument."],
    [['--peer', 'astro'], '--peer astro lacks a name or a folder.'],
    [['--peer', '../up=dist'], '--peer ../up=dist lacks a name or a folder.'],
    [['--peer', 'a=b', '--peer', 'a=c'], 'Two peers are called a;'],
  ])('%j is answered with what is wrong and how to write it', (parameters, sentence) => {
    const read = () => readOptions(parameters);
    expect(read).toThrow(sentence);
    expect(read).toThrow('Write: npm run bench -- [--quick]');
  });
});

describe('the floor', () => {
  test.each([
    ['<p>a</p><script>if (1 < 2) x();</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['<script type="application/json" title="a > b">{}</script >\n<SCRIPT\nsrc=x></SCRIPT>', '\n'],
    [
      '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">',
      '<link rel="stylesheet" href="/a.css">',
    ],
    [
      '<link rel=preload as=script href=a><link rel=preload as=font href=b>',
      '<link rel=preload as=font href=b>',
    ],
    ['<link rel="serviceworker" href="/sw.js"/>', ''],
    ['<scripts></scripts>', '<scripts></scripts>'],
  ])('%s without its scripts', (html, left) => {
    expect(withoutScripts(html)).toBe(left);
  });
});

describe('figures', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
    [[], Number.NaN],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('each figure has a median of its own', () => {
    const samples = [
      { lcp: 3, tbt: 1 },
      { lcp: 1, tbt: 3 },
      { lcp: 2, tbt: 2 },
    ];
    expect(mediansOf(samples)).toEqual({ lcp: 2, tbt: 2 });
  });

  test('bars are ratios to the floor, and LCP is also to be below each peer', () => {
    const floor = { performance: 100, seo: 92, fcp: 1000, lcp: 1200, tbt: 20, speedIndex: 2000 };
    expect(barsOf(floor, [{ lcp: 1500 }, { lcp: 1100 }])).toEqual({
      performance: { reach: 100 },
      fcp: { most: 1050 },
      lcp: { most: 1260, under: 1100 },
      tbt: { most: 35 },
      cls: { most: 0 },
      speedIndex: { most: 2100 },
      kB: { under: 164 },
      scriptKB: { under: 95 },
    });
    expect(barsOf(floor, []).lcp).toEqual({ most: 1260, under: undefined });
  });

  test('a table has those measured beside ours, and marks what misses its bar', () => {
    const [floor, peer] = [{ lcp: 1000, cls: 0, kB: 30 }, { lcp: 1040 }];
    const figures = compared({ lcp: 1045, cls: 0.01, kB: 163.9 }, [floor, peer], barsOf(floor, [peer]));
    expect(tableOf('home', figures, ['ours', 'floor', 'peer']).split('\n')).toEqual([
      '| home | ours | floor | peer | wanted |',
      '| --- | --- | --- | --- | --- |',
      '| LCP | 1045 ms ! | 1000 ms | 1040 ms | < 1040 ms, ≤ 1050 ms |',
      '| CLS | 0.010 ! | 0.000 | – | 0 |',
      '| bodies in all | 163.9 kB | 30.0 kB | – | < 164.0 kB |',
    ]);
  });
});

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const takeTurns = async (rounds: { least: number; most: number; until?: number }) => {
    const order: string[] = [];
    await byTurns(['a', 'b'], rounds, async (name) => {
      vi.advanceTimersByTime(10);
      order.push(name);
    });
    return order.join('');
  };

  test('each is measured once before any is measured again', async () => {
    expect(await takeTurns({ least: 2, most: 3 })).toBe('ababab');
  });

  test('no round begins that would end too late, beyond the least', async () => {
    expect(await takeTurns({ least: 1, most: 9, until: performance.now() + 59 })).toBe('abab');
    expect(await takeTurns({ least: 3, most: 9, until: performance.now() })).toBe('ababab');
  });
});

describe('weights', () => {
  const answer = (requestId: string, type: string, protocol = 'h2') => ({
    method: 'Network.responseReceived',
    params: { requestId, type, response: { url: 'https://a.example/', protocol, encodedDataLength: 100 } },
  });
  const end = (requestId: string, encodedDataLength: number) => ({
    method: 'Network.loadingFinished',
    params: { requestId, encodedDataLength },
  });

  test('bodies are counted without headers, and those of workers not at all', () => {
    const worker = [answer('3', 'Script'), end('3', 9_000)].map((one) => ({ ...one, targetType: 'worker' }));
    const log = [answer('1', 'Document'), answer('2', 'Script'), end('2', 2_100), end('1', 1_100), ...worker];
    expect(weigh(log)).toEqual({ kB: 3, scriptKB: 2, requests: 2 });
  });

  test('what does not come over HTTP/2 is no figure', () => {
    expect(() => weigh([answer('1', 'Document', 'http/1.1')])).toThrow('over http/1.1 instead of HTTP/2');
  });
});

test('the configuration of a peer is the shipped one, which opens /_astro/ and keeps names with a hash', () => {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const config = configForPeer(shipped);
  expect(shipped).toContain('(?:^/_|');
  expect(config).not.toContain('(?:^/_|');
  expect(config).toContain('woff2?');
  expect(() => configForPeer('http {}')).toThrow('deploy/nginx.conf has changed');
});
