import type { Reporter, TestCase } from '@playwright/test/reporter';
import type { FaultResult } from './fault.ts';

const columns = [
  'submitted',
  'saidSaved',
  'saidDelivered',
  'got',
  'delivered',
  'lost',
  'repeated',
  'repeatedWithoutId',
] as const;
const headings = [
  'submitted',
  'said: saved',
  'said: delivered',
  'got',
  'delivered',
  'lost',
  'repeated',
  'without the same id',
];

/** Prints what each fault has done, once all of them have been through. */
export default class FaultTable implements Reporter {
  #results = new Map<string, FaultResult>();

  onTestEnd({ id, annotations }: TestCase): void {
    const found = annotations.findLast(({ type }) => type === 'fault')?.description;
    if (found) this.#results.set(id, JSON.parse(found));
  }

  onEnd(): void {
    const results = [...this.#results.values()].sort((a, b) => a.fault - b.fault);
    if (results.length === 0) return;
    const line = (cells: readonly (string | number)[], name: string) =>
      `${cells.map((cell, index) => String(cell).padStart(headings[index]?.length ?? 0)).join('  ')}  ${name}`;
    const total = columns.map((column) => results.reduce((sum, result) => sum + result[column], 0));
    console.log(`\n${line(headings, 'fault')}`);
    for (const result of results) {
      console.log(
        line(
          columns.map((column) => result[column]),
          `${result.fault} ${result.name}`,
        ),
      );
    }
    console.log(line(total, `${new Set(results.map(({ fault }) => fault)).size} faults`));
  }
}
