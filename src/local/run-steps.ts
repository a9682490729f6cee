import { spawnSync } from 'node:child_process';
import { findOrInstallChromium } from './chromium.ts';
import { findOrInstallNginx } from './nginx.ts';

/** What it is called, and what Node runs for it. */
export type Step = readonly [name: string, parameters: readonly string[]];

export const buildStep: Step = [
  'build',
  ['node_modules/vite/bin/vite.js', 'build', '--mode', 'rehearsal', '--logLevel', 'warn'],
];

/** Playwright over all browser tests, or those whose names hold one of these. */
export const browserStep = (name: string, ...filters: string[]): Step => [
  name,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', ...filters],
];

/** Runs the steps in this terminal with a Chromium and an nginx at hand; throws at the first that fails. */
export function runSteps(command: string, steps: readonly Step[]): void {
  const CHROMIUM_PATH = findOrInstallChromium();
  console.log(`Chromium: ${CHROMIUM_PATH}\nnginx: ${findOrInstallNginx()}`);
  for (const [name, parameters] of steps) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const env = { ...process.env, CHROMIUM_PATH };
    const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`${command} stopped at: ${name}.`);
    console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}
