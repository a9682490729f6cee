import { defineConfig } from 'vitest/config';

/** The tests that mutation testing runs for each change: fast tests of the mutated code, without a build. */
export default defineConfig({
  root: process.cwd(),
  test: { include: ['tests/{unit,site}/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
