import type { Reporter, TestCase } from '@playwright/test/reporter';
import type { FaultResult } from './fault.ts';

/** Prints the outcome of each fault at the end of the run. */
export default class FaultTable implements Reporter {
  #results = new Map<string, FaultResult>();

  onTestEnd({ id, annotations }: TestCase): void {
    const found = annotations.findLast(({ type }) => type === 'fault')?.description;
    if (found) this.#results.set(id, JSON.parse(found));
  }

  onEnd(): void {
    const results = [...this.#results.values()].sort((a, b) => a.fault - b.fault);
    if (results.length > 0) console.table(results);
  }
}
