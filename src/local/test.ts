import { engineNames, engineTools } from './engines.ts';
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
import { concerns } from './test-files.ts';
import { clearResults, failedFiles, printSummary } from './test-summary.ts';
import { provide, type Tool, tools } from './tools.ts';

/**
 * `npm test`, `npm run test:unit` and `npm run test:all`, each with file filters or without: format, lint, types and unit
 * tests, which need nothing but Node, first and always; then what needs a build; then what needs a browser. What failed
 * runs once more at the end, alone: a slow moment of the machine is no reason to refuse anything. A tool that is not to be
 * had costs the tests that need it, and with CI=true the run.
 */
const NGINX = '@nginx';

type Layer = 'unit' | 'quick' | 'all';

/** What a run consists of, and what was found missing for it. */
interface Plan {
  tests: readonly TestStep[];
  skipped: readonly Tool[];
}

/** What is found of these tools, or could be installed; the others are skipped. */
function provideAll(wanted: readonly Tool[]): { paths: Map<Tool, string>; skipped: Tool[] } {
  const paths = new Map<Tool, string>();
  for (const tool of wanted) {
    const path = provide(tool);
    if (path) paths.set(tool, path);
  }
  return { paths, skipped: wanted.filter((tool) => !paths.has(tool)) };
}

/** Tests in Chromium: journeys, everything else, or both where a filter names them. */
function inChromium(filters: readonly string[], which: readonly ('journeys' | 'e2e')[]): Plan {
  const { paths, skipped } = provideAll([tools.chromium, tools.nginx]);
  const path = paths.get(tools.chromium);
  if (!path) return { tests: [], skipped };
  const shell = provide(tools.headlessShell);
  const steps = which.map((folder) =>
    playwrightStep({
      name: folder === 'journeys' ? 'journeys' : 'exhaustive browser tests',
      results: folder,
      config: `tests/${folder}/playwright.config.ts`,
      filters,
      except: skipped.includes(tools.nginx) ? [NGINX] : [],
      environment: { CHROMIUM_PATH: path, ...(shell && { HEADLESS_SHELL_PATH: shell }) },
    }),
  );
  return { tests: steps, skipped };
}

/** The main journeys in other engines, which Playwright's runner leads and its own browsers have no part in. */
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

/** What needs nothing but Node. */
const withoutBuild = (layer: Layer, filters: readonly string[]): TestStep[] =>
  layer === 'all'
    ? [vitest('exhaustive unit and component tests', filters, 'exhaustive')]
    : [vitest('unit and component tests', filters, 'unit', 'components')];

/** What needs a build besides. Looks for the tools that this takes. */
function withBuild(layer: Layer, filters: readonly string[]): Plan {
  const isNamed = (...folders: readonly string[]) => concerns(filters, ...folders);
  if (layer === 'unit') return { tests: [], skipped: [] };
  const nodeTests =
    layer === 'all'
      ? [vitest('another brand', filters, 'rebrand')]
      : isNamed('tests/build')
        ? [vitest('tests of the build', filters, 'build')]
        : [];
  // Whoever names a file means it, whichever layer it belongs to.
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

/** Runs the steps one after the other; then those that failed once more. Answers the names of those that failed again. */
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
  // What is not formatted or does not compile is told beside the unit tests; a browser has nothing to add.
  const { tests, skipped } = broken.length > 0 ? { tests: [], skipped: [] } : withBuild(layer, filters);
  const failed = [...broken, ...(await runAll([...first, ...tests]))];
  printSummary(
    performance.now() - began,
    [...first, ...tests].map(({ results }) => results),
    skipped,
  );
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
  if (skipped.length > 0 && process.env.CI) console.error('\nWith CI=true nothing may be skipped.');
  return failed.length === 0 && (skipped.length === 0 || !process.env.CI);
}

const isLayer = (name: string): name is Layer => name === 'unit' || name === 'quick' || name === 'all';

await runMain(async () => {
  const [layer = 'quick', ...filters] = process.argv.slice(2);
  if (!isLayer(layer)) throw new Error(`There is no layer "${layer}".`);
  if (!concerns(filters, 'tests')) throw new Error(`No test file’s path holds ${filters.join(' or ')}.`);
  clearResults();
  if (!(await run(layer, filters))) process.exitCode = 1;
});
