import { readdirSync } from 'node:fs';
import { engineNames, engineTools } from './engines.ts';
import { runMain } from './run-main.ts';
import {
  browserStep,
  buildStep,
  engineStep,
  nextBuildStep,
  runStep,
  runTogether,
  type Step,
  vitestStep,
} from './run-steps.ts';
import { clearResults, printSummary } from './test-summary.ts';
import { provide, type Tool, tools } from './tools.ts';

/**
 * `npm test`, `npm run test:unit` and `npm run test:all`, each with file filters or without: format, lint,
 * types and unit tests, which need nothing but Node, first and always; then what needs a build; then what
 * needs a browser. A tool that is not to be had costs the tests that need it, and in CI the run.
 */
const QUICK = '@quick';
const NGINX = '@nginx';

const checks: readonly Step[] = [
  { name: 'format and lint', parameters: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
  { name: 'types', parameters: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  {
    name: 'types of the worker',
    parameters: ['node_modules/typescript/bin/tsc', '-p', 'src/service-worker/tsconfig.json'],
  },
];

/** Whether a filter matches a test file in one of these folders, or there is no filter. */
function concerns(filters: readonly string[], ...folders: readonly string[]): boolean {
  if (filters.length === 0) return true;
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  return tests.some((file) => filters.some((filter) => file.includes(filter)));
}

/** What is found of these tools, or could be installed; the others are skipped. */
function provideAll(tools: readonly Tool[]): { paths: Map<Tool, string>; skipped: Tool[] } {
  const paths = new Map<Tool, string>();
  for (const tool of tools) {
    const path = provide(tool);
    if (path) paths.set(tool, path);
  }
  return { paths, skipped: tools.filter((tool) => !paths.has(tool)) };
}

async function runFast(filters: readonly string[], build: boolean): Promise<string[]> {
  const unit = vitestStep('unit tests', ['unit', 'components'], filters);
  const steps = filters.length > 0 ? [unit] : [...checks, unit];
  return runTogether(build ? [...steps, buildStep] : steps);
}

async function runInBrowser(layer: string, filters: readonly string[]): Promise<Outcome> {
  const { paths, skipped } = provideAll([tools.chromium, tools.nginx]);
  const path = paths.get(tools.chromium);
  if (!path) return { failed: [], skipped };
  const all = layer === 'all';
  const step = browserStep({
    name: all ? 'exhaustive browser tests' : 'browser tests',
    chromium: path,
    headlessShell: provide(tools.headlessShell),
    filters,
    // Whoever names a file means all of it.
    ...(!all && filters.length === 0 && { only: QUICK }),
    except: [
      ...(all && filters.length === 0 ? [QUICK] : []),
      ...(skipped.includes(tools.nginx) ? [NGINX] : []),
    ],
  });
  return { failed: (await runStep(step)) ? [] : [step.name], skipped };
}

async function runInEngines(filters: readonly string[]): Promise<Outcome> {
  const { paths, skipped } = provideAll(Object.values(engineTools));
  const found = engineNames.filter((name) => paths.has(engineTools[name]));
  if (found.length === 0) return { failed: [], skipped };
  const step = engineStep(found, filters);
  return { failed: (await runStep(step)) ? [] : [step.name], skipped };
}

interface Outcome {
  failed: string[];
  skipped: Tool[];
}

/** What needs no browser; the names of the steps that failed. */
async function runWithoutBrowser(
  layer: string,
  filters: readonly string[],
  browser: boolean,
): Promise<string[]> {
  // One build after the other: two at once keep both processors, and leave none to the tests beside them.
  if (layer === 'all') {
    const names = ['exhaustive component tests', 'another brand'] as const;
    const components = vitestStep(names[0], ['exhaustive'], filters);
    const built = await runTogether([buildStep]);
    const besides = await runTogether([nextBuildStep, components]);
    return [...built, ...besides, ...(await runTogether([vitestStep(names[1], ['rebrand'], filters)]))];
  }
  const built = layer === 'quick' && concerns(filters, 'tests/build');
  const failed = await runFast(filters, browser || built);
  if (failed.length > 0 || !built) return failed;
  const step = vitestStep('tests of the build', ['build'], filters);
  return (await runStep(step)) ? [] : [step.name];
}

async function run(layer: string, filters: readonly string[]): Promise<Outcome> {
  const browser = layer !== 'unit' && concerns(filters, 'tests/e2e', 'tests/faults');
  const engines = layer === 'all' && concerns(filters, 'tests/engines');
  const failed = await runWithoutBrowser(layer, filters, browser);
  // Without a build, or with one that is known to be wrong, a browser has nothing to add.
  if (failed.length > 0) return { failed, skipped: [] };
  // One after the other: beside Chromium's tests they took as long, and more of both passed at the second try only.
  const outcomes = [
    ...(browser ? [await runInBrowser(layer, filters)] : []),
    ...(engines ? [await runInEngines(filters)] : []),
  ];
  return {
    failed: outcomes.flatMap((outcome) => outcome.failed),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
  };
}

await runMain(async () => {
  const [layer = 'quick', ...filters] = process.argv.slice(2);
  if (!concerns(filters, 'tests')) throw new Error(`No test file’s path holds ${filters.join(' or ')}.`);
  clearResults();
  const began = performance.now();
  const { failed, skipped } = await run(layer, filters);
  printSummary(performance.now() - began, skipped);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
  if (skipped.length > 0 && process.env.CI) throw new Error('In CI nothing may be skipped.');
});
