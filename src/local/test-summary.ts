import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool } from './tools.ts';

/** What the runners write their results into, and how passed and failed are found there. */
const FOLDER = '.cache/results';

interface Counts {
  passed: number;
  /** Of those: the ones that failed at first. */
  flaky: number;
  failed: number;
}

/** Reads what Vitest or Playwright has written of a run. */
export function countsOf(text: string): Counts {
  const result = JSON.parse(text);
  if ('stats' in result) {
    const { expected, flaky, unexpected } = result.stats;
    return { passed: expected + flaky, flaky, failed: unexpected + result.errors.length };
  }
  const broken = result.testResults.filter(
    ({ status, assertionResults }: { status: string; assertionResults: unknown[] }) =>
      status === 'failed' && assertionResults.length === 0,
  );
  return { passed: result.numPassedTests, flaky: 0, failed: result.numFailedTests + broken.length };
}

/** Forgets the results of earlier runs. */
export const clearResults = () => rmSync(FOLDER, { recursive: true, force: true });

/** Says how many tests have passed and failed, how long all took, and what was left out. */
export function printSummary(milliseconds: number, skipped: readonly Tool[]): void {
  const total = { passed: 0, flaky: 0, failed: 0 };
  for (const file of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const counts = countsOf(readFileSync(join(FOLDER, file), 'utf8'));
    total.passed += counts.passed;
    total.flaky += counts.flaky;
    total.failed += counts.failed;
  }
  const minutes = `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
  const flaky = total.flaky > 0 ? ` (${total.flaky} only at the second try)` : '';
  console.log(`\n${total.passed} passed${flaky}, ${total.failed} failed, in ${minutes}`);
  if (existsSync('test-results') && total.failed > 0) {
    console.log('Traces and screenshots: test-results/ (npx playwright show-trace <trace.zip>)');
  }
  for (const { name, without, cure } of skipped)
    console.log(`Skipped without ${name}: ${without}. To have it: ${cure}.`);
}
