import { engineNames, engineTools } from './engines.ts';
import { packageTools } from './package-tools.ts';
import { runMain } from './run-main.ts';
import {
  buildStep,
  checks,
  nextBuildStep,
  playwrightStep,
  runInPairs,
  runStep,
  type TestStep,
  vitestStep,
} from './run-steps.ts';
import { concerns, matches } from './test-files.ts';
import { clearResults, failedFiles, printSummary } from './test-summary.ts';
import { provide, type Tool, tools } from './tools.ts';

/**
 * `npm test`, `npm run test:unit` and `npm run test:all`, each with optional file filters. Format, lint, types and unit
 * tests need only Node and always run first. The tests of the build and then the browser tests follow. Failed tests are
 * repeated one time at the end, without parallelism, because a slow moment of the machine must not fail a run. If a tool
 * is missing, the tests that need it are skipped, and with CI=true the run fails.
 */
const NGINX = { tag: '@nginx', tool: tools.nginx };

/** The exhaustive tests that need a tool of npm, by their tag. */
const withPackages = [
  { file: 'tests/e2e/hosts.spec.ts', tag: '@wrangler', tool: packageTools.wrangler },
  { file: 'tests/e2e/studio.spec.ts', tag: '@sveltia', tool: packageTools.sveltia },
] as const;

type Layer = 'unit' | 'quick' | 'all';

/** The steps of a run, and the missing tools. */
interface Plan {
  tests: readonly TestStep[];
  skipped: readonly Tool[];
}

/** Finds or installs the tools. Returns unavailable tools as skipped. */
function provideAll(wanted: readonly Tool[]): { paths: Map<Tool, string>; skipped: Tool[] } {
  const paths = new Map<Tool, string>();
  for (const tool of wanted) {
    const path = provide(tool);
    if (path) paths.set(tool, path);
  }
  return { paths, skipped: wanted.filter((tool) => !paths.has(tool)) };
}

/** Plans the tests in Chromium: journeys, exhaustive tests, or both if filters name both. */
function inChromium(filters: readonly string[], which: readonly ('journeys' | 'e2e')[]): Plan {
  const named = withPackages.filter(({ file }) => which.includes('e2e') && matches(file, filters));
  const tagged = [NGINX, ...named];
  const { paths, skipped } = provideAll([tools.chromium, ...tagged.map(({ tool }) => tool)]);
  const path = paths.get(tools.chromium);
  if (!path) return { tests: [], skipped };
  const shell = provide(tools.headlessShell);
  const steps = which.map((folder) =>
    playwrightStep({
      name: folder === 'journeys' ? 'journeys' : 'exhaustive browser tests',
      results: folder,
      config: `tests/${folder}/playwright.config.ts`,
      filters,
      except: tagged.filter(({ tool }) => skipped.includes(tool)).map(({ tag }) => tag),
      environment: { CHROMIUM_PATH: path, ...(shell && { HEADLESS_SHELL_PATH: shell }) },
    }),
  );
  return { tests: steps, skipped };
}

/** Plans the main journeys in other engines. Playwright's runner runs them, but not with Playwright's browsers. */
function inOtherEngines(filters: readonly string[]): Plan {
  const { paths, skipped } = provideAll(Object.values(engineTools));
  const found = engineNames.filter((name) => paths.has(engineTools[name]));
  if (found.length === 0) return { tests: [], skipped };
  const config = 'tests/engines/playwright.config.ts';
  const environment = { ENGINES: found.join(',') };
  return {
    tests: [playwrightStep({ name: 'other engines', results: 'engines', config, filters, environment })],
    skipped,
  };
}

const vitest = (name: string, filters: readonly string[], ...projects: readonly string[]): TestStep =>
  vitestStep({ name, results: projects[0] ?? name, projects, filters });

/** Returns the tests that need only Node. */
const withoutBuild = (layer: Layer, filters: readonly string[]): TestStep[] =>
  layer === 'all'
    ? [vitest('exhaustive unit and component tests', filters, 'exhaustive')]
    : [vitest('unit and component tests', filters, 'unit', 'components')];

/** Plans the tests that need a build, and finds their tools. */
function withBuild(layer: Layer, filters: readonly string[]): Plan {
  const isNamed = (...folders: readonly string[]) => concerns(filters, ...folders);
  if (layer === 'unit') return { tests: [], skipped: [] };
  const nodeTests =
    layer === 'all'
      ? [vitest('another brand', filters, 'rebrand')]
      : isNamed('tests/build')
        ? [vitest('tests of the build', filters, 'build')]
        : [];
  // If a filter names a file in these folders, the file runs in both layers.
  const folders = (['journeys', 'e2e'] as const).filter((folder) =>
    filters.length === 0
      ? folder === (layer === 'all' ? 'e2e' : 'journeys')
      : isNamed(`tests/${folder}`) || (folder === 'e2e' && isNamed('tests/faults')),
  );
  const none: Plan = { tests: [], skipped: [] };
  const chromium = folders.length > 0 ? inChromium(filters, folders) : none;
  const engines = layer === 'all' && isNamed('tests/engines') ? inOtherEngines(filters) : none;
  return {
    tests: [...nodeTests, ...chromium.tests, ...engines.tests],
    skipped: [...chromium.skipped, ...engines.skipped],
  };
}

/** Runs the steps in sequence, then repeats the failed steps. Resolves to the names of steps that failed twice. */
async function runAll(steps: readonly TestStep[]): Promise<string[]> {
  const failed: TestStep[] = [];
  for (const step of steps) if (!(await runStep(step))) failed.push(step);
  const again: string[] = [];
  for (const step of failed) {
    const repeated = step.again(failedFiles(step.results));
    if (!(await runStep({ ...repeated, name: `${step.name}, what failed once more` }))) again.push(step.name);
  }
  return again;
}

async function run(layer: Layer, filters: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const checked = filters.length === 0 && layer !== 'all' ? checks : [];
  const isBuilt =
    layer !== 'unit' &&
    concerns(filters, 'tests/build', 'tests/journeys', 'tests/e2e', 'tests/faults', 'tests/engines');
  const builds = isBuilt ? [buildStep, ...(layer === 'all' ? [nextBuildStep] : [])] : [];
  const broken = await runInPairs([...checked, ...builds]);
  const first = withoutBuild(layer, filters);
  // After a formatting or type error, only the unit tests run, because browser tests would add no information.
  const { tests, skipped } = broken.length > 0 ? { tests: [], skipped: [] } : withBuild(layer, filters);
  const failed = [...broken, ...(await runAll([...first, ...tests]))];
  const ran = printSummary(
    performance.now() - began,
    [...first, ...tests].map(({ results }) => results),
    skipped,
  );
  const isIdle = broken.length === 0 && ran === 0 && filters.length > 0;
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  if (isIdle)
    console.error(`\nNo test of ${filters.join(' or ')} ran: see tests/README.md for who runs what.`);
  if (skipped.length > 0 && process.env.CI) console.error('\nWith CI=true nothing may be skipped.');
  return failed.length === 0 && !isIdle && (skipped.length === 0 || !process.env.CI);
}

const isLayer = (name: string): name is Layer => name === 'unit' || name === 'quick' || name === 'all';

await runMain(async () => {
  const [layer = 'quick', ...filters] = process.argv.slice(2);
  if (!isLayer(layer)) throw new Error(`There is no layer "${layer}".`);
  if (!concerns(filters, 'tests')) throw new Error(`No test file’s path holds ${filters.join(' or ')}.`);
  clearResults();
  if (!(await run(layer, filters))) process.exitCode = 1;
});
