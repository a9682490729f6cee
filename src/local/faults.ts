import { runMain } from './run-main.ts';
import { buildStep, nextBuildStep, playwrightStep, runStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/**
 * `npm run faults`: runs the outbox's catalogue of faults and prints a table of the results. With `-- --long` the
 * browser is killed at every operation of a submission, not at a sample.
 */
await runMain(async () => {
  const faults = playwrightStep({
    name: 'faults',
    results: 'faults',
    config: 'tests/e2e/playwright.config.ts',
    filters: ['faults/'],
    environment: {
      CHROMIUM_PATH: need(tools.chromium),
      FAULTS: process.argv.includes('--long') ? 'long' : 'sample',
    },
  });
  for (const step of [buildStep, nextBuildStep, faults]) {
    if (!(await runStep(step))) throw new Error(`npm run faults stopped at: ${step.name}.`);
  }
});
