import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

/** Those of the build read dist/; the others need nothing but the sources. */
const projects = {
  unit: ['tests/{unit,site,architecture}/**/*.test.ts'],
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

const exhaustive = ['tests/components/every-*.test.tsx'];

/** Node has a localStorage of its own since version 25, which would stand before happy-dom's. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';

/** Pages drawn in happy-dom, with the account of the tests. */
const inDom = {
  // As in the browser: what passes on a machine of CI at a later try only is named.
  retry: process.env.CI ? 2 : 0,
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
    // The build runs beside them: a limit of time would judge the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: [
      ...Object.entries(projects).map(([name, include]) => ({
        extends: true as const,
        test: { name, include, setupFiles: ['tests/setup.ts'] },
      })),
      {
        extends: true as const,
        test: { ...inDom, name: 'components', include: ['tests/components/*.test.tsx'], exclude: exhaustive },
      },
      // What `npm run test:all` has besides.
      { extends: true as const, test: { ...inDom, name: 'exhaustive', include: exhaustive } },
    ],
  },
});
