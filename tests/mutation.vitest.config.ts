import { defineConfig } from 'vitest/config';

/** What mutation testing runs for each change: the fast tests of the mutated code, nothing that needs a build. */
export default defineConfig({
  root: process.cwd(),
  test: { include: ['tests/{unit,site}/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
