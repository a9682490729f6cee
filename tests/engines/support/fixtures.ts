import { test as base, expect } from '@playwright/test';
import { type EngineName, engineTools, findFirefox, findWebKit } from '#scripts/engines.ts';
import { startSite } from '#scripts/serve.ts';
import type { Site } from '#scripts/site.ts';
import { cureFor } from '#scripts/tools.ts';
import { startEmail, type TestEmail } from '../../e2e/support/email.ts';
import type { Engine, EngineHost, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Port to which the test build sends its forms (.env.rehearsal). These drivers cannot map it to another port. */
const EMAIL_PORT = 4174;

export interface EngineFixtureOptions {
  engineName: EngineName;
  engineOptions: EngineOptions;
}

interface Fixtures {
  site: Site;
  email: TestEmail;
  /** A browser with a fresh profile. A test in which its pages report an error fails. */
  engine: Engine;
}

function startHost(name: EngineName, options: EngineOptions): Promise<EngineHost> {
  if (name === 'firefox') {
    const path = findFirefox();
    if (path) return startFirefox(path, options);
  } else {
    const paths = findWebKit();
    if (paths) return startWebKit(paths, options);
  }
  throw new Error(`${engineTools[name].name} was not found: ${cureFor(engineTools[name])}.`);
}

export const test = base.extend<Fixtures, EngineFixtureOptions & { host: EngineHost }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engineOptions: [{}, { option: true, scope: 'worker' }],

  host: [
    async ({ engineName, engineOptions }, use) => {
      const host = await startHost(engineName, engineOptions);
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],

  site: async ({ engineName: _ }, use) => {
    const site = await startSite('dist');
    await use(site);
    await site.end();
  },

  email: async ({ engineName: _ }, use) => {
    const email = await startEmail(EMAIL_PORT);
    await use(email);
    await email.end();
  },

  engine: async ({ host, site }, use) => {
    const engine = await host.open();
    const open = (address: string) => engine.open(new URL(address, site.origin).href);
    try {
      await use({ ...engine, open });
      expect(await engine.errors()).toEqual([]);
    } finally {
      await engine.end();
    }
  },
});

export { expect };
