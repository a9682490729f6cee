import { readFileSync } from 'node:fs';
import { browserStep, buildStep, runSteps } from './run-steps.ts';
import { inSentences } from './sentences.ts';

/** `npm test`: format, lint, types, the production build, unit and browser tests; the first failure ends it. */
await inSentences(async () => {
  runSteps('npm test', [
    ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci']],
    ['types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
    ['types of the worker', ['node_modules/typescript/bin/tsc', '-p', 'src/service-worker/tsconfig.json']],
    buildStep,
    ['unit tests', ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']],
    browserStep('browser tests'),
  ]);
  const unit = JSON.parse(readFileSync('.cache/unit.json', 'utf8'));
  const browser = JSON.parse(readFileSync('.cache/e2e.json', 'utf8'));
  const passed = unit.numPassedTests + browser.stats.expected + browser.stats.flaky;
  const failed = unit.numFailedTests + browser.stats.unexpected;
  console.log(`\n${passed} passed, ${failed} failed`);
});
