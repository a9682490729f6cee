import { runMain } from './run-main.ts';
import { buildStep, nextBuildStep, playwrightStep, runStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/**
 * `npm run faults`: the outbox's catalogue of faults, and a table of what each has done. With `-- --long` the browser is
 * killed at each operation of a submission, not at some.
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
