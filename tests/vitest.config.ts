import { defineConfig } from 'vitest/config';

/** Those of the build read dist/; the others need nothing but the sources. */
const projects = {
  unit: ['tests/{unit,site,architecture}/**/*.test.ts'],
  build: ['tests/build/**/*.test.ts'],
};

export default defineConfig({
  root: process.cwd(),
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/results/vitest.json' },
    projects: Object.entries(projects).map(([name, include]) => ({
      extends: true,
      test: { name, include, setupFiles: ['tests/setup.ts'] },
    })),
  },
});
