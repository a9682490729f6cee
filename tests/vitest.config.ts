import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** Those of the build read dist/; the others need nothing but the sources. */
const projects = {
  unit: ['tests/{unit,site,architecture}/**/*.test.{ts,tsx}'],
  build: ['tests/build/**/*.test.ts'],
  // A build of its own, so that `npm run test:all` has it.
  rebrand: ['tests/rebrand/*.test.ts'],
};

/** What the build defines, and the components read. */
const define = {
  __BUILD_YEAR__: '"2026"',
  __EARLY_ACCESS_QR__: '{ "size": 1, "path": "" }',
  __PAGE_COUNTS__: '{ "pages": 30, "articles": 7 }',
  __WEBINARS_OVER__: '""',
};

/** What fast-check draws for: the same each time in the gate, anew in `npm run test:all`, and more of it. */
const drawn = ['build/wrap', 'features/{analyzer,outbox/history,outbox/delivery,page-count}'];

/** Node has a localStorage of its own since version 25, which would stand before happy-dom's. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';

/** Pages drawn in happy-dom, with the account of the tests. Like those of `unit` they read the modules once a process. */
const inDom = {
  isolate: false,
  // Nothing is left to chance: what fails has found something.
  retry: 0,
  environment: 'happy-dom',
  execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
  setupFiles: ['tests/setup.ts', 'tests/components/support/setup.ts'],
  env: loadEnv('rehearsal', process.cwd(), 'VITE_'),
};

export default defineConfig({
  root: process.cwd(),
  define,
  test: {
    maxWorkers: availableParallelism(),
    // Against hanging alone: a limit of time would judge the machine, and one of them builds.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: [
      ...Object.entries(projects).map(([name, include]) => ({
        extends: true as const,
        // Modules, and what has been read of dist/, are shared by the files of a worker.
        test: { name, include, isolate: name === 'rebrand', setupFiles: ['tests/setup.ts'] },
      })),
      {
        extends: true as const,
        test: { ...inDom, name: 'components', include: ['tests/components/*.test.tsx'] },
      },
      // What `npm run test:all` has besides.
      {
        extends: true as const,
        test: {
          name: 'exhaustive',
          include: drawn.map((name) => `tests/unit/${name}.test.ts`),
          env: { CHANCE: 'free', OUTBOX_RUNS: process.env.OUTBOX_RUNS ?? '1000' },
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});
