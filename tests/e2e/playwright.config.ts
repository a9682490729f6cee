import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { visitor } from './support/visitor.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../../test-results/chromium',
  fullyParallel: true,
  forbidOnly: true,
  // Many tests wait, so one more worker keeps the processors busy. A failed test runs again at the end, alone.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/results/e2e.json' }],
    ['../faults/support/table.ts'],
  ],
  use: visitor,
});
