import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { rehearse } from './scripts/rehearsal.ts';
import { illustrations } from './src/build/illustrations.ts';

rehearse(process.env);

/** The tests of `build` read dist/. The other tests need only the sources. */
const projects = {
  unit: ['tests/{unit,site,architecture}/**/*.test.{ts,tsx}'],
  build: ['tests/build/**/*.test.ts'],
  // These tests build the site under another brand, which takes too long for the gate.
  rebrand: ['tests/rebrand/*.test.ts'],
};

/** Values that the build defines and the components read. */
const define = {
  __BUILD_YEAR__: '"2026"',
  __EARLY_ACCESS_QR__: '{ "size": 1, "path": "" }',
  __PAGE_COUNTS__: '{ "pages": 30, "articles": 7 }',
  __WEBINARS_OVER__: '""',
};

/** Tests with random input. The gate uses a fixed seed. `npm run test:all` uses a new seed and more runs. */
const drawn = ['build/wrap', 'features/{analyzer,outbox/history,outbox/delivery}'];

/** Disables Node's localStorage, because it hides happy-dom's since Node 25. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';

/** Tests that render pages in happy-dom, with the tests' email account. A process loads the modules only once. */
const inDom = {
  isolate: false,
  // A retry would hide a defect, because these tests do not depend on chance.
  retry: 0,
  environment: 'happy-dom',
  execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
  setupFiles: ['tests/setup.ts', 'tests/components/support/setup.ts'],
  env: loadEnv('rehearsal', process.cwd(), 'VITE_'),
};

export default defineConfig({
  define,
  plugins: [illustrations()],
  test: {
    maxWorkers: availableParallelism(),
    // The limit is long, because it must only end a test that hangs. One of these tests builds the site.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    projects: [
      ...Object.entries(projects).map(([name, include]) => ({
        extends: true as const,
        // The files of a worker share the modules and the files that were read from dist/.
        test: { name, include, isolate: name === 'rebrand', setupFiles: ['tests/setup.ts'] },
      })),
      {
        extends: true as const,
        test: { ...inDom, name: 'components', include: ['tests/components/*.test.tsx'] },
      },
      // Tests of `npm run test:all` only.
      {
        extends: true as const,
        test: {
          name: 'random',
          include: drawn.map((name) => `tests/unit/${name}.test.ts`),
          env: { CHANCE: 'free', OUTBOX_RUNS: process.env.OUTBOX_RUNS ?? '1000' },
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});
