import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './support/chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'faults/*.spec.ts'],
  globalSetup: './support/next-deployment.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e.json' }], ['../faults/support/table.ts']],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: chromiumLaunch(),
  },
});
