import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { EngineFixtureOptions } from './tests/engines/support/fixtures.ts';

/** Everything that runs in a real browser. The tests read dist/: `npm run build -- --mode rehearsal` comes first. */
export default defineConfig<object, EngineFixtureOptions>({
  outputDir: 'test-results',
  forbidOnly: true,
  // Many tests wait, so one more worker keeps the processors busy.
  workers: availableParallelism() + 1,
  // A slow moment of the machine must not fail a run. At the end Playwright names the tests that needed the retry.
  retries: 1,
  reporter: [['list'], ['./tests/faults/support/table.ts']],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // The worker stores the complete site at each start, so only tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      // The only time limits of the gate prevent hanging, because a slow machine must not fail a test.
      timeout: 300_000,
      expect: { timeout: 120_000 },
      // Animations keep a processor busy, so only journeys about motion enable them.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'next-deployment', testDir: 'tests/e2e', testMatch: 'next-deployment.setup.ts' },
    ...Object.entries({ exhaustive: 'tests/e2e', faults: 'tests/faults' }).map(([name, testDir]) => ({
      name,
      testDir,
      dependencies: ['next-deployment'],
      fullyParallel: true,
      timeout: 120_000,
      expect: { timeout: 30_000 },
    })),
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      timeout: 60_000,
      expect: { timeout: 15_000 },
      use: { engineName },
    })),
  ],
});
