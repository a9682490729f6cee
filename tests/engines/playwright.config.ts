import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames, engineTools, foundEngines } from '#scripts/engines.ts';
import { cureFor } from '#scripts/tools.ts';
import type { EngineFixtureOptions } from './support/fixtures.ts';

/** Returns the engines that ENGINES names, or else the engines found on this machine. */
function wantedEngines(): EngineName[] {
  const found = foundEngines();
  const named: readonly string[] | undefined = process.env.ENGINES?.split(',');
  const wanted = engineNames.filter((name) => (named ?? found).includes(name));
  const missing = wanted.length ? wanted.filter((name) => !found.includes(name)) : engineNames;
  const said = missing.map(
    (name) => `${engineTools[name].name} was not found: ${cureFor(engineTools[name])}.`,
  );
  if (said.length > 0) throw new Error(said.join('\n'));
  return wanted;
}

export default defineConfig<object, EngineFixtureOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  // Tests run one at a time, because the test build sends its forms to one port.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/engines.json' }]],
  projects: wantedEngines().map((engineName) => ({ name: engineName, use: { engineName } })),
});
