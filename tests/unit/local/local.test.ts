import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from '#local/listen.ts';
import { emailPort, sitePort } from '#local/ports.ts';
import { parseHeadersFile } from '#local/static-site.ts';
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

test('a summary names the tests that failed, those that passed late, and files that could not be run', () => {
  const spec = (title: string, status: string) => ({ file: 'e2e/faq.spec.ts', title, tests: [{ status }] });
  const playwright = {
    stats: { expected: 5 },
    suites: [{ suites: [{ specs: [spec('opens', 'flaky')] }], specs: [spec('closes', 'unexpected')] }],
    errors: [{ message: 'no browser' }],
  };
  expect(resultsOf(JSON.stringify(playwright))).toEqual({
    passed: 6,
    flaky: ['e2e/faq.spec.ts › opens'],
    failed: ['e2e/faq.spec.ts › closes', 'no browser'],
  });
  const vitest = {
    numPassedTests: 2,
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: resolve('b.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] },
          { fullName: 'counts', status: 'passed', failureMessages: ['too early'] },
          { fullName: 'subtracts', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  };
  expect(resultsOf(JSON.stringify(vitest))).toEqual({
    passed: 2,
    flaky: ['b.test.ts › counts'],
    failed: ['a.test.ts', 'b.test.ts › adds'],
  });
});
