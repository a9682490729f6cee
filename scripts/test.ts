import { spawn } from 'node:child_process';
import { engineTools } from './engines.ts';
import { packageTools } from './package-tools.ts';
import { rehearse } from './rehearsal.ts';
import { runMain } from './run-main.ts';
import { cureFor, provide, type Tool, tools } from './tools.ts';

/**
 * `npm test` and `npm run test:all`: runs the tools' own commands in sequence. Format, lint, types and unit tests need
 * only Node and run first. If a program that npm does not install is missing, the tests that need it are skipped,
 * and with CI=true the run fails.
 */
type Command = readonly string[];

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITE = 'node_modules/vite/bin/vite.js';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Tags of the tests that need a tool. */
const tags = { nginx: tools.nginx, wrangler: packageTools.wrangler, sveltia: packageTools.sveltia };

const checks: readonly Command[] = [
  [TSC, '-p', 'tsconfig.json'],
  [TSC, '-p', 'src/service-worker/tsconfig.json'],
  [BIOME, 'ci'],
];
const build: Command = [VITE, 'build', '--mode', 'rehearsal', '--logLevel', 'warn'];
const inProjects = (...names: readonly string[]) => names.flatMap((name) => ['--project', name]);
const vitest = (...projects: readonly string[]): Command => [VITEST, 'run', ...inProjects(...projects)];
const playwright = (...parameters: readonly string[]): Command => [PLAYWRIGHT, 'test', ...parameters];

/** Runs a command with Node in this terminal. Resolves to true if it passed. */
function run(command: Command): Promise<boolean> {
  console.log(`\n── ${command.join(' ').replace(/node_modules\/(?:@[\w-]+\/)?([\w-]+)\/\S+/, '$1')}`);
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  return new Promise((done) => child.once('close', (code) => done(code === 0)));
}

/** Runs commands in sequence, also after a failure. Resolves to true if all have passed. */
async function runAll(commands: readonly Command[]): Promise<boolean> {
  let passed = true;
  for (const command of commands) if (!(await run(command))) passed = false;
  return passed;
}

/** Returns the browser tests of `npm test` or of `npm run test:all` that can run, and the tools that are missing. */
function browserTests(isAll: boolean): { commands: Command[]; missing: Tool[] } {
  const wanted: readonly Tool[] = isAll
    ? [tools.chromium, ...Object.values(tags), ...Object.values(engineTools)]
    : [tools.chromium, tools.nginx];
  const missing = wanted.filter((tool) => !provide(tool));
  provide(tools.headlessShell);
  const inChromium = isAll ? inProjects('exhaustive', 'faults') : inProjects('journeys');
  const skipped = Object.entries(tags).flatMap(([tag, tool]) => (missing.includes(tool) ? [`@${tag}`] : []));
  const without = skipped.length > 0 ? ['--grep-invert', skipped.join('|')] : [];
  const engines = Object.entries(engineTools).flatMap(([name, tool]) => (missing.includes(tool) ? [] : name));
  return {
    commands: [
      ...(missing.includes(tools.chromium) ? [] : [playwright(...inChromium, ...without)]),
      // One worker, because the test build sends its forms to one port, which these browsers cannot map to another.
      ...(isAll && engines.length > 0 ? [playwright(...inProjects(...engines), '--workers=1')] : []),
    ],
    missing,
  };
}

await runMain(async () => {
  const isAll = process.argv[2] === 'all';
  rehearse(process.env);
  // Unit tests use the tools, too.
  const { commands, missing } = browserTests(isAll);
  const checked = isAll ? true : await Promise.all(checks.map(run)).then((all) => all.every(Boolean));
  const unit = await run(isAll ? vitest('random') : vitest('unit', 'components'));
  // After a formatting, type or build error, the tests of the build would add no information.
  const isBuilt = checked && (await run(build));
  const passed = isBuilt && (await runAll([vitest(isAll ? 'rebrand' : 'build'), ...commands]));
  for (const tool of missing)
    console.log(`Skipped without ${tool.name}: ${tool.without}. To have it: ${cureFor(tool)}.`);
  if (missing.length > 0 && process.env.CI) console.error('\nWith CI=true nothing may be skipped.');
  if (!unit || !passed || (missing.length > 0 && process.env.CI)) process.exitCode = 1;
});
