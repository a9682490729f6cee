import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOrInstallChromium } from './chromium.ts';
import { inSentences } from './sentences.ts';

/** `npm test`: format, lint, types, the production build, unit and browser tests; the first failure ends it. */
const node = process.execPath;
const steps = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['types of the worker', ['node_modules/typescript/bin/tsc', '-p', 'src/service-worker/tsconfig.json']],
  ['build', ['node_modules/vite/bin/vite.js', 'build', '--mode', 'rehearsal', '--logLevel', 'warn']],
  ['unit tests', ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']],
  ['browser tests', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']],
] as const;

await inSentences(async () => {
  const CHROMIUM_PATH = findOrInstallChromium();
  console.log(`Chromium: ${CHROMIUM_PATH}`);
  for (const [name, parameters] of steps) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const { status } = spawnSync(node, parameters, {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH },
    });
    if (status !== 0) throw new Error(`npm test stopped at: ${name}.`);
    console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  const unit = JSON.parse(readFileSync('.cache/unit.json', 'utf8'));
  const browser = JSON.parse(readFileSync('.cache/e2e.json', 'utf8'));
  const passed = unit.numPassedTests + browser.stats.expected + browser.stats.flaky;
  const failed = unit.numFailedTests + browser.stats.unexpected;
  console.log(`\n${passed} passed, ${failed} failed`);
});
