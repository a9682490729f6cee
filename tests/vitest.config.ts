import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['tests/{unit,site,architecture,build}/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/unit.json' },
  },
});
