import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './run-main.ts';
import { buildStep, finish, playwrightStep, runStep, vitestStep } from './run-steps.ts';
import { testFiles } from './test-files.ts';
import { provide, tools } from './tools.ts';

/**
 * `npm run shake -- <part of a file's path>`: runs one test file fifty times, four runs in parallel, while four busy
 * loops and one loop with disk writes run. A test that fails here may fail on a slow machine. A second argument sets the
 * number of runs: `npm run shake -- kiosk-visitors 300`.
 */
const TIMES = 50;
const AT_ONCE = 4;

const BUSY = 'for (;;);';
const SYNCING = `const fs = require('node:fs'); const file = fs.openSync(process.argv[1], 'w');
  for (;;) { fs.writeSync(file, Buffer.alloc(65536), 0, 65536, 0); fs.fsyncSync(file); }`;

/** Puts load on processors and disk. Returns a function that stops the load. */
function disturb(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shake-'));
  const programs = [...Array<string>(AT_ONCE).fill(BUSY), SYNCING];
  const children = programs.map((program) =>
    spawn(process.execPath, ['-e', program, join(folder, 'file')], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Runs a Vitest file this many times. Resolves to the number of failures. */
async function shakeUnit(file: string, times: number): Promise<number> {
  const project = file.startsWith('tests/components') ? 'components' : 'unit';
  let left = times;
  let failures = 0;
  const work = async (worker: number) => {
    while (left > 0) {
      left -= 1;
      const name = `${file}, ${times - left} of ${times}`;
      const step = vitestStep({ name, results: `shake-${worker}`, projects: [project], filters: [file] });
      if (!(await finish(step, 'pipe'))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)));
  return failures;
}

/**
 * Runs a Playwright file this many times. Resolves to 1 if at least one run failed, or else to 0. Playwright prints the
 * number of failures.
 */
async function shakeBrowser(file: string, times: number): Promise<number> {
  const folder = file.startsWith('tests/journeys') ? 'journeys' : 'e2e';
  if (!(await runStep(buildStep))) throw new Error('The site could not be built.');
  const path = provide(tools.chromium);
  const shell = provide(tools.headlessShell);
  const step = playwrightStep({
    name: `${file}, ${times} times`,
    results: 'shake',
    config: `tests/${folder}/playwright.config.ts`,
    filters: [file, `--repeat-each=${times}`, `--workers=${AT_ONCE}`, '--retries=0', '--reporter=dot'],
    environment: { ...(path && { CHROMIUM_PATH: path }), ...(shell && { HEADLESS_SHELL_PATH: shell }) },
  });
  return (await runStep(step)) ? 0 : 1;
}

await runMain(async () => {
  const [filter = '', times = TIMES] = process.argv.slice(2);
  const [file, ...others] = testFiles('tests').filter((path) => filter && path.includes(filter));
  if (!file || others.length > 0)
    throw new Error(`Name one test file: ${file ? [file, ...others].join(', ') : `none holds "${filter}"`}.`);
  if (/^tests\/(build|rebrand|engines)\//.test(file)) throw new Error(`${file} cannot be shaken.`);
  const stop = disturb();
  try {
    const shake = file.endsWith('.spec.ts') ? shakeBrowser : shakeUnit;
    const failures = await shake(file, Number(times));
    if (failures > 0) throw new Error(`${file} depends on the machine: see above.`);
  } finally {
    stop();
  }
});
