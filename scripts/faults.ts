import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { buildStep, nextBuildStep, playwrightStep, runStep, vitestStep } from './run-steps.ts';
import { need, tools } from './tools.ts';

/** Time limit in milliseconds for all histories together. Ten thousand histories take about four minutes. */
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
 * `npm run faults`: runs the outbox's catalogue of faults and prints a table of the results. With `-- --long` the test
 * kills the browser at every operation of a submission, instead of at a sample. With `-- --histories 10000` it runs
 * 10,000 random histories instead, with fake-indexeddb.
 */
await runMain(async () => {
  const steps = values.histories ? [histories(values.histories)] : [buildStep, nextBuildStep, faults()];
  for (const step of steps) {
    if (!(await runStep(step))) throw new Error(`npm run faults stopped at: ${step.name}.`);
  }
});
