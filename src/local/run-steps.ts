import { spawn } from 'node:child_process';

/** One program that Node runs, and what it is called in what is printed. */
export interface Step {
  name: string;
  parameters: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** A step that writes down what became of each test, and can repeat those that failed. */
export interface TestStep extends Step {
  /** Name of its results in .cache/results. */
  results: string;
  /** The same for what failed alone: nothing runs beside it. Told the files, for runners that do not know them by themselves. */
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

/** The build that some browser tests deploy while the first one is open. */
export const nextBuildStep: Step = {
  name: 'build of the next deployment',
  parameters: ['node_modules/tsx/dist/cli.mjs', 'tests/e2e/support/build-next-deployment.ts'],
};

/** File of the results of this name. */
export const resultsFile = (name: string): string => `.cache/results/${name}.json`;

/** Name of the results of tests that ran once more. */
export const againName = (results: string): string => `${results}-again`;

interface VitestTests {
  name: string;
  results: string;
  projects: readonly string[];
  /** Parts of paths; none stands for all files. */
  filters?: readonly string[];
}

/** Vitest over its projects. */
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
  /** Tests with one of these tags are left out. */
  except?: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

/** Playwright's runner over the files of a configuration. */
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

/** Runs a step in this terminal; answers whether it passed. */
export async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  return finish(step, 'inherit');
}

/** Runs steps, two beside each other, the output of each in one piece; answers the names of those that failed. */
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

/** Runs a step; answers whether it passed. Its output comes as it is written, or in one piece at its end. */
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
