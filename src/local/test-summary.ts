import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cureFor, type Tool } from './tools.ts';

/** What the runners write their results into, and how its tests are found there. */
const FOLDER = '.cache/results';

interface Results {
  passed: number;
  /** Names of tests that passed, but not at the first try. */
  flaky: readonly string[];
  /** Names of tests that failed, and of files that could not be run. */
  failed: readonly string[];
}

interface PlaywrightSuite {
  specs?: readonly { file: string; title: string; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number };
  errors: readonly { message?: string }[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    /** Failures are kept of tries that were followed by one that passed. */
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function ofPlaywright(report: PlaywrightReport): Results {
  const named = (status: string) =>
    specsIn(report)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`);
  const flaky = named('flaky');
  return {
    passed: report.stats.expected + flaky.length,
    flaky,
    failed: [
      ...named('unexpected'),
      ...report.errors.map(({ message }) => message ?? 'an error without words'),
    ],
  };
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Results {
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative('', name)} › ${fullName}`),
  );
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    if (status === 'failed' && assertionResults.length === 0) return [file];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, flaky, failed };
}

/** Reads what Vitest or Playwright has written of a run. */
export function resultsOf(text: string): Results {
  const report: PlaywrightReport | VitestReport = JSON.parse(text);
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}

/** Forgets the results of earlier runs. */
export const clearResults = () => rmSync(FOLDER, { recursive: true, force: true });

/** Says how many tests have passed, which have not, how long all took, and what was left out. */
export function printSummary(milliseconds: number, skipped: readonly Tool[]): void {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const results = files.map((file) => resultsOf(readFileSync(join(FOLDER, file), 'utf8')));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const flaky = results.flatMap((result) => result.flaky);
  const failed = results.flatMap((result) => result.failed);
  const minutes = `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
  console.log(`\n${passed} passed, ${failed.length} failed, in ${minutes}`);
  for (const name of flaky) console.log(`Not at the first try: ${name}`);
  for (const name of failed) console.log(`Failed: ${name}`);
  if (existsSync('test-results') && failed.length > 0) {
    console.log('Traces and screenshots: test-results/ (npx playwright show-trace <trace.zip>)');
  }
  for (const tool of skipped)
    console.log(`Skipped without ${tool.name}: ${tool.without}. To have it: ${cureFor(tool)}.`);
}
