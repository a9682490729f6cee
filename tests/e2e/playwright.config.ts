import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
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
