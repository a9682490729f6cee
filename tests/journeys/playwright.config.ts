import { defineConfig } from '@playwright/test';
import { visitor } from '../e2e/support/visitor.ts';

/** Browser tests of the gate. Their only time limits prevent hanging, because a slow machine must not fail a test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  forbidOnly: true,
  // Three workers keep two processors busy, because each waits half of its time. A failed test runs again at the end,
  // alone (scripts/test.ts).
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/journeys.json' }]],
  // Animations keep a processor busy, so only journeys about motion enable them.
  use: { ...visitor, contextOptions: { reducedMotion: 'reduce' } },
});
