import { defineConfig } from '@playwright/test';
import { visitor } from '../e2e/support/visitor.ts';

/** The gate's browser tests. What they wait for has no limit but one against hanging: a slow machine is no failure. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  forbidOnly: true,
  // Two keep two processors busy; alone each waits a third of its time. What fails runs once more at the end, alone (src/local/test.ts).
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/journeys.json' }]],
  use: visitor,
});
