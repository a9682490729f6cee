import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { resultsOf } from '#scripts/test-summary.ts';

test('results name the failed tests and the files that could not run', () => {
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
