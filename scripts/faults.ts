import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runMain } from './run-main.ts';
import { need, tools } from './tools.ts';

/** Time limit in milliseconds for all histories together. Ten thousand histories take about four minutes. */
const HISTORIES_LIMIT_MS = 60 * 60_000;

function run(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`npm run faults stopped at: ${parameters.slice(1).join(' ')}.`);
}

/**
 * `npm run faults`: runs the outbox's catalogue of faults and prints a table of the results. With `-- --long` the test
 * kills the browser at every operation of a submission, instead of at a sample. With `-- --histories 10000` it runs
 * 10,000 random histories instead, with fake-indexeddb.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, histories: { type: 'string' } } });
  if (values.histories) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'outbox/history'];
    return run([...vitest, `--testTimeout=${HISTORIES_LIMIT_MS}`], { OUTBOX_RUNS: values.histories });
  }
  need(tools.chromium);
  run(['node_modules/vite/bin/vite.js', 'build', '--mode', 'rehearsal', '--logLevel', 'warn']);
  run(['node_modules/@playwright/test/cli.js', 'test', '--project=faults'], {
    FAULTS: values.long ? 'long' : 'sample',
  });
});
