import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A machine of CI may stall; what passes at the second try only is named as flaky, and wants mending.
  retries: process.env.CI ? 1 : 0,
  workers: availableParallelism(),
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
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
