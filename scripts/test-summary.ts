import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { againName, resultsFile } from './run-steps.ts';
import { cureFor, type Tool } from './tools.ts';

/** A failed test. `name` is empty if the test's file could not run. `file` is empty for an error outside a test. */
interface Failure {
  file: string;
  name: string;
}

interface Results {
  passed: number;
  failed: readonly Failure[];
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
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function ofPlaywright(report: PlaywrightReport): Results {
  const failed = specsIn(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title }) => ({ file, name: title }));
  const errors = report.errors.map(({ message }) => ({
    file: '',
    name: message ?? 'an error without words',
  }));
  return { passed: report.stats.expected, failed: [...failed, ...errors] };
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Results {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    if (status === 'failed' && assertionResults.length === 0) return [{ file, name: '' }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => ({ file, name: fullName }));
  });
  return { passed: numPassedTests, failed };
}

/** Parses the JSON report of Vitest or Playwright. */
export function resultsOf(text: string): Results {
  const report: PlaywrightReport | VitestReport = JSON.parse(text);
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}

const read = (name: string): Results | undefined =>
  existsSync(resultsFile(name)) ? resultsOf(readFileSync(resultsFile(name), 'utf8')) : undefined;

/** Returns the files with failed tests in the run of this name. */
export const failedFiles = (results: string): string[] => [
  ...new Set(read(results)?.failed.map(({ file }) => file)),
];

const textOf = ({ file, name }: Failure) => [file, name].filter(Boolean).join(' › ');

/** Deletes the results of earlier runs. */
export const clearResults = () => rmSync('.cache/results', { recursive: true, force: true });

/** Results of a run, and of the repetition of its failed tests. */
interface Run {
  first: Results;
  again?: Results | undefined;
}

/**
 * Summarizes all runs: the number of passed tests, the tests that passed only when repeated (`late`), and the failed
 * tests.
 */
function summaryOf(runs: readonly Run[]): { passed: number; late: string[]; failed: string[] } {
  const failed = runs.flatMap(({ first, again }) => (again ?? first).failed).map(textOf);
  const late = runs
    .flatMap(({ first, again }) => (again ? first.failed : []))
    .map(textOf)
    .filter((text) => !failed.includes(text));
  return { passed: runs.reduce((sum, { first }) => sum + first.passed, late.length), late, failed };
}

/** Prints the results with these names and the skipped tools. Returns the number of tests that ran. */
export function printSummary(
  milliseconds: number,
  names: readonly string[],
  skipped: readonly Tool[],
): number {
  const runs = names.flatMap((name) => {
    const first = read(name);
    return first ? [{ first, again: read(againName(name)) }] : [];
  });
  const { passed, late, failed } = summaryOf(runs);
  const minutes = `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
  console.log(`\n${passed} passed, ${failed.length} failed, in ${minutes}`);
  for (const text of late) console.log(`Passed only when it ran once more, alone: ${text}`);
  for (const text of failed) console.log(`Failed: ${text}`);
  if (existsSync('test-results') && failed.length > 0)
    console.log('Traces and screenshots: test-results/ (npx playwright show-trace <trace.zip>)');
  for (const tool of skipped)
    console.log(`Skipped without ${tool.name}: ${tool.without}. To have it: ${cureFor(tool)}.`);
  return passed + failed.length;
}
