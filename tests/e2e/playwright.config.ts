import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../../test-results/chromium',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // What failed runs again, with a trace: to trace every test takes a third longer (measured in November 2026).
  retries: process.env.CI ? 2 : 1,
  // A machine of CI may stall: what passes there at a later try only is named, and wants mending.
  failOnFlakyTests: !process.env.CI,
  // Many tests wait for a while: one more keeps the processors busy. Measured in November 2026: 56 s instead of 63 s.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../.cache/results/browser.json' }],
    ['../faults/support/table.ts'],
  ],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // The worker stores the whole site at each start; tests about it ask for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without a film: it costs more than the test.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
