import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from '#local/listen.ts';
import { emailPort, sitePort } from '#local/ports.ts';
import { parseHeadersFile, staticSite } from '#local/static-site.ts';
import { resultsOf } from '#local/test-summary.ts';

test('ports come from the environment, and must be ports', () => {
  expect([sitePort({}), emailPort({})]).toEqual([4173, 4174]);
  expect(sitePort({ PORT: '8080' })).toBe(8080);
  expect(() => emailPort({ EMAIL_PORT: 'abc' })).toThrow('EMAIL_PORT must be a port');
});

test('a port that is taken is named in a sentence that says what to do', async () => {
  const first = createServer();
  const port = await listen(first, 0, 'PORT');
  await expect(listen(createServer(), port, 'PORT')).rejects.toThrow(`Port ${port} is taken.`);
  first.close();
});

test('the headers file is read as its hosts read it', () => {
  expect(parseHeadersFile('/*\n  A: 1\n  B: x: y\n/sw.js\n  C: 2\n')).toEqual([
    {
      path: '/*',
      headers: [
        ['A', '1'],
        ['B', 'x: y'],
      ],
    },
    { path: '/sw.js', headers: [['C', '2']] },
  ]);
});

test.each([
  ['/index.html?x=1', '/?x=1'],
  ['/it/pricing.html', '/it/pricing'],
  ['/it/pricing/', '/it/pricing'],
  ['/it/index.html', '/it'],
  ['/pricing', null],
])('each page has one address: %s leads to %s', async (asked, address) => {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['_headers', '_redirects', '404.html', 'pricing.html'])
    writeFileSync(join(dist, name), '');
  const site = staticSite(dist);
  const port = await listen(site, 0, 'PORT');
  const { headers, status } = await fetch(`http://127.0.0.1:${port}${asked}`, { redirect: 'manual' });
  expect([headers.get('location'), status]).toEqual([address, address ? 301 : 200]);
  site.close();
});

test('results name the tests that failed, and the files that could not be run', () => {
  const spec = (title: string, status: string) => ({ file: 'faq.spec.ts', title, tests: [{ status }] });
  const playwright = {
    stats: { expected: 5 },
    suites: [{ suites: [{ specs: [spec('opens', 'expected')] }], specs: [spec('closes', 'unexpected')] }],
    errors: [{ message: 'no browser' }],
  };
  expect(resultsOf(JSON.stringify(playwright))).toEqual({
    passed: 5,
    failed: [
      { file: 'faq.spec.ts', name: 'closes' },
      { file: '', name: 'no browser' },
    ],
  });
  const vitest = {
    numPassedTests: 1,
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: resolve('b.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed' },
          { fullName: 'subtracts', status: 'passed' },
        ],
      },
    ],
  };
  expect(resultsOf(JSON.stringify(vitest))).toEqual({
    passed: 1,
    failed: [
      { file: 'a.test.ts', name: '' },
      { file: 'b.test.ts', name: 'adds' },
    ],
  });
});
