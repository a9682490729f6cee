import { spawn } from 'node:child_process';

/** A program that Node runs, and the name that is printed for it. */
export interface Step {
  name: string;
  parameters: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** A step that records the result of each test and can repeat the failed tests. */
export interface TestStep extends Step {
  /** Name of its result file in .cache/results. */
  results: string;
  /**
   * Returns the step for only the failed tests, without parallelism. `files` are the files of the failed tests, for
   * runners that do not remember them.
   */
  again(files: readonly string[]): Step;
}

export const checks: readonly Step[] = [
  { name: 'types', parameters: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  {
    name: 'types of the worker',
    parameters: ['node_modules/typescript/bin/tsc', '-p', 'src/service-worker/tsconfig.json'],
  },
  { name: 'format and lint', parameters: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
];

export const buildStep: Step = {
  name: 'build',
  parameters: ['node_modules/vite/bin/vite.js', 'build', '--mode', 'rehearsal', '--logLevel', 'warn'],
};

/** A second build. Some browser tests deploy it while a page of the first build is open. */
export const nextBuildStep: Step = {
  name: 'build of the next deployment',
  parameters: ['node_modules/tsx/dist/cli.mjs', 'tests/e2e/support/build-next-deployment.ts'],
};

/** Returns the path of the result file with this name. */
export const resultsFile = (name: string): string => `.cache/results/${name}.json`;

/** Returns the name of the results of repeated tests. */
export const againName = (results: string): string => `${results}-again`;

interface VitestTests {
  name: string;
  results: string;
  projects: readonly string[];
  /** Parts of file paths; an empty list selects all files. */
  filters?: readonly string[];
}

/** Returns a step that runs Vitest. */
export function vitestStep({ name, results, projects, filters = [] }: VitestTests): TestStep {
  const step = (output: string, parameters: readonly string[]): Step => ({
    name,
    parameters: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--config', 'tests/vitest.config.ts', '--passWithNoTests'],
      ...projects.flatMap((project) => ['--project', project]),
      ...[`--outputFile.json=${resultsFile(output)}`, ...parameters],
    ],
  });
  return {
    ...step(results, filters),
    results,
    again: (files) => step(againName(results), ['--maxWorkers=1', ...files]),
  };
}

interface PlaywrightTests {
  name: string;
  results: string;
  config: string;
  filters?: readonly string[];
  /** Tags of tests to skip. */
  except?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** Returns a step that runs Playwright's test runner. */
export function playwrightStep(tests: PlaywrightTests): TestStep {
  const { name, results, config, filters = [], except = [], environment = {} } = tests;
  const step = (output: string, parameters: readonly string[]): Step => ({
    name,
    parameters: [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['-c', config, '--pass-with-no-tests'],
      ...(except.length > 0 ? ['--grep-invert', except.join('|')] : []),
      ...parameters,
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile(output) },
  });
  return {
    ...step(results, filters),
    results,
    again: () => step(againName(results), ['--last-failed', '--workers=1', '--trace=on']),
  };
}

/** Runs a step in this terminal. Resolves to true if it passed. */
export async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  return finish(step, 'inherit');
}

/** Runs two steps at a time and prints each step's output at its end. Resolves to the names of the failed steps. */
export async function runInPairs(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await finish(step, 'pipe'))) failed.push(step.name);
  };
  await Promise.all([work(), work()]);
  return failed;
}

/** Runs a step. Resolves to true if it passed. The output is inherited, or printed at the end of the step. */
export async function finish(
  { name, parameters, environment }: Step,
  stdio: 'inherit' | 'pipe',
): Promise<boolean> {
  const began = performance.now();
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const passed = await new Promise<boolean>((done) => child.once('close', (code) => done(code === 0)));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${output}── ${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s`);
  return passed;
}
