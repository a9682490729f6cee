import { defineConfig } from '@playwright/test';
import { visitor } from '../e2e/support/visitor.ts';

/** The gate's browser tests. What they wait for has no limit but one against hanging: a slow machine is no failure. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  forbidOnly: true,
  // Three keep two processors busy: each waits half of its time. What fails runs once more at the end, alone (scripts/test.ts).
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/journeys.json' }]],
  // What moves by itself keeps a processor busy; a journey about it turns it on.
  use: { ...visitor, contextOptions: { reducedMotion: 'reduce' } },
});
