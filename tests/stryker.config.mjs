/**
 * `npm run test:mutation` changes the code in small ways and counts the changes that a test detects. It takes long, so
 * `.ci/run` does not run it. `-- --mutate src/features/roi/model/*.ts` mutates only these files.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation.vitest.config.ts' },
  mutate: [
    'src/features/**/model/**/*.ts',
    'src/features/outbox/{outbox,replays,sender,statuses}.ts',
    'src/features/outbox/adapters/**/*.ts',
    'src/service-worker/*.ts',
    '!src/service-worker/sw.ts',
    'src/i18n/*.ts',
    'src/site/*.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorePatterns: ['.cache', 'dist', 'test-results', 'tests/e2e'],
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
