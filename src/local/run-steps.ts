import { spawn } from 'node:child_process';

/** One program that Node runs, and what it is called in what is printed. */
export interface Step {
  name: string;
  parameters: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

export const buildStep: Step = {
  name: 'build',
  parameters: ['node_modules/vite/bin/vite.js', 'build', '--mode', 'rehearsal', '--logLevel', 'warn'],
};

/** The build that some browser tests deploy while the first one is open. */
export const nextBuildStep: Step = {
  name: 'build of the next deployment',
  parameters: ['node_modules/tsx/dist/cli.mjs', 'tests/e2e/support/build-next-deployment.ts'],
};

/** Vitest over its projects, all their files or those whose paths hold a filter. */
export const vitestStep = (
  name: string,
  projects: readonly string[],
  filters: readonly string[] = [],
): Step => ({
  name,
  parameters: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--config', 'tests/vitest.config.ts', '--passWithNoTests'],
    ...projects.flatMap((project) => ['--project', project]),
    ...[`--outputFile.json=.cache/results/${projects[0]}.json`, ...filters],
  ],
});

interface BrowserTests {
  name: string;
  /** Where Chromium is, and where the lighter one is, if there is one. */
  chromium: string;
  headlessShell?: string | undefined;
  /** Only tests with this tag, or without one of these. */
  only?: string;
  except?: readonly string[];
  filters?: readonly string[];
}

/** Playwright over the browser tests. */
export const browserStep = ({
  name,
  chromium,
  headlessShell,
  only,
  except = [],
  filters = [],
}: BrowserTests): Step => ({
  name,
  parameters: [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['-c', 'tests/e2e/playwright.config.ts', '--pass-with-no-tests'],
    ...(only ? ['--grep', only] : []),
    ...(except.length > 0 ? ['--grep-invert', except.join('|')] : []),
    ...filters,
  ],
  environment: { CHROMIUM_PATH: chromium, ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }) },
});

/** The main journeys in other engines, which Playwright's runner leads and its own browsers have no part in. */
export const engineStep = (engines: readonly string[], filters: readonly string[]): Step => ({
  name: 'other engines',
  parameters: [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...['-c', 'tests/engines/playwright.config.ts', '--pass-with-no-tests', ...filters],
  ],
  environment: { ENGINES: engines.join(',') },
});

/** Runs a step in this terminal; answers whether it passed. */
export async function runStep(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  return finish(step, 'inherit');
}

/** Runs steps beside each other, the output of each in one piece; answers the names of those that failed. */
export async function runTogether(steps: readonly Step[]): Promise<string[]> {
  const passed = await Promise.all(steps.map((step) => finish(step, 'pipe')));
  return steps.filter((_, index) => !passed[index]).map(({ name }) => name);
}

async function finish({ name, parameters, environment }: Step, stdio: 'inherit' | 'pipe'): Promise<boolean> {
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
