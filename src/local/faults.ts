import { runMain } from './run-main.ts';
import { browserStep, buildStep, nextBuildStep, runStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/**
 * `npm run faults`: the outbox's catalogue of faults, and a table of what each has done. With `-- --long` the browser is
 * killed at each operation of a submission, not at some.
 */
await runMain(async () => {
  const step = browserStep({ name: 'faults', chromium: need(tools.chromium), filters: ['faults/'] });
  const long = process.argv.includes('--long');
  const faults = { ...step, environment: { ...step.environment, FAULTS: long ? 'long' : 'sample' } };
  for (const step of [buildStep, nextBuildStep, faults]) {
    if (!(await runStep(step))) throw new Error(`npm run faults stopped at: ${step.name}.`);
  }
});
