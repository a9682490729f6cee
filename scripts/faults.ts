import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { buildStep, nextBuildStep, playwrightStep, runStep, vitestStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/** Milliseconds for all histories together: ten thousand take some four minutes. */
const HISTORIES_LIMIT_MS = 60 * 60_000;

const { values } = parseArgs({ options: { long: { type: 'boolean' }, histories: { type: 'string' } } });

const histories = (count: string) => {
  const name = `${count} histories`;
  const step = vitestStep({ name, results: 'histories', projects: ['unit'], filters: ['outbox/history'] });
  return {
    ...step,
    parameters: [...step.parameters, `--testTimeout=${HISTORIES_LIMIT_MS}`],
    environment: { OUTBOX_RUNS: count },
  };
};

const faults = () =>
  playwrightStep({
    name: 'faults',
    results: 'faults',
    config: 'tests/e2e/playwright.config.ts',
    filters: ['faults/'],
    environment: {
      CHROMIUM_PATH: need(tools.chromium),
      FAULTS: values.long ? 'long' : 'sample',
    },
  });

/**
 * `npm run faults`: runs the outbox's catalogue of faults and prints a table of the results. With `-- --long` the
 * browser is killed at every operation of a submission, not at a sample. With `-- --histories 10000` so many random
 * histories run instead, over the databases' stand-in.
 */
await runMain(async () => {
  const steps = values.histories ? [histories(values.histories)] : [buildStep, nextBuildStep, faults()];
  for (const step of steps) {
    if (!(await runStep(step))) throw new Error(`npm run faults stopped at: ${step.name}.`);
  }
});
