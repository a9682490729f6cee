import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
} from '@playwright/test';
import { freePort } from '#scripts/listen.ts';
import { startSite } from '#scripts/serve.ts';
import type { Site } from '#scripts/site.ts';
import { chromiumLaunch } from './chromium.ts';
import { type Device, startDevice } from './device.ts';
import { BUILT_EMAIL_ADDRESS, startEmail, type TestEmail } from './email.ts';

export const DIST = join(process.cwd(), 'dist');

/** Matches reports of violated policies by Chromium or the listener below: CSP, Trusted Types, COEP, permissions. */
const VIOLATION = /Content.Security.Policy|Permissions policy|ERR_BLOCKED_BY_RESPONSE/i;

/** Matches the browser's messages about failed requests. A test causes them itself, or detects the missing result. */
const FAILED_REQUEST = /^Failed to load resource|^Access to fetch at .* blocked by CORS policy/;

/** Problems in the browser, observed from outside the page. */
export interface Reports {
  /** Attempts that the headers forbid. */
  forbidden: string[];
  /** Uncaught errors, and lines of `console.error`. */
  errors: string[];
}

/** Runs in pages and workers: logs violations, because Chromium logs none whose error the code has caught. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy, ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}

/** Records the problems of every page and service worker of the context. */
async function watch(context: BrowserContext, { forbidden, errors }: Reports): Promise<BrowserContext> {
  const note = (message: ConsoleMessage) => {
    const text = message.text();
    if (VIOLATION.test(text)) forbidden.push(text);
    else if (message.type() === 'error' && !FAILED_REQUEST.test(text)) errors.push(text);
  };
  context.on('console', note);
  context.on('weberror', (error) => void errors.push(String(error.error())));
  context.on('serviceworker', (worker) => {
    worker.on('console', note);
    // A worker that has already ended has nothing to report.
    worker.evaluate(reportViolations).catch(() => {});
  });
  await context.addInitScript(reportViolations);
  return context;
}

/** Throws if dist/ is not the build that the tests need, because each of their forms would wait until a time limit. */
function requireRehearsal(): void {
  if (readFileSync(join(DIST, '_headers'), 'utf8').includes(BUILT_EMAIL_ADDRESS)) return;
  throw new Error('dist/ is no rehearsal, or has another EMAIL_PORT. Run: npm run build -- --mode rehearsal');
}

interface Fixtures {
  /** The built site on its host. After a test, the host runs again with this build. */
  site: Site;
  /** The service to which the site's forms are delivered. It runs in every test, and its mailbox is empty at first. */
  email: TestEmail;
  /** A browser with a profile, for tests that kill it, restart it or change its flags. */
  device: Device;
  /** Runs `device` without background sync and Chromium's settings, so that its browser starts in half the time. */
  light: boolean;
  /** Enables the back/forward cache in `device`. Browsers have it by default, Playwright disables it. */
  pageCache: boolean;
  /** The errors that the browser has reported. An unexpected error fails the test. */
  reports: Reports;
  /** Lines of `console.error` and uncaught errors that a test provokes. */
  expectedErrors: readonly RegExp[];
}

interface WorkerFixtures {
  browser: Browser;
  host: Site;
  emailPort: number;
  /** Runs `page` in full Chromium, with background sync, the back/forward cache, installation and exact rendering. */
  whole: boolean;
  /** The flags with which every browser is started. */
  flags: readonly string[];
  watched: { reports: Reports; watch(context: BrowserContext): Promise<BrowserContext> };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  host: [
    async ({ browserName: _ }, use) => {
      requireRehearsal();
      const host = await startSite(DIST);
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],

  emailPort: [({ browserName: _ }, use) => freePort().then(use), { scope: 'worker' }],

  whole: [false, { option: true, scope: 'worker' }],

  flags: [
    ({ emailPort }, use) => use([`--host-resolver-rules=MAP ${BUILT_EMAIL_ADDRESS} 127.0.0.1:${emailPort}`]),
    { scope: 'worker' },
  ],

  launchOptions: [
    // The headless shell has no window, which `--headed` and `--debug` open.
    ({ flags, whole }, use, { project }) =>
      use(chromiumLaunch(flags, { light: !whole && project.use.headless !== false })),
    { scope: 'worker' },
  ],

  watched: [
    ({ browserName: _ }, use) => {
      const reports: Reports = { forbidden: [], errors: [] };
      return use({ reports, watch: (context) => watch(context, reports) });
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ browser, watched }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => watched.watch(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],

  site: async ({ host }, use) => {
    await use(host);
    await host.restore();
  },

  baseURL: ({ site }, use) => use(site.origin),

  reports: [
    async ({ watched: { reports }, expectedErrors }, use) => {
      reports.forbidden.length = 0;
      reports.errors.length = 0;
      await use(reports);
      expect(reports.forbidden, 'forbidden by the headers').toEqual([]);
      const unexpected = reports.errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  email: [
    async ({ emailPort }, use) => {
      const email = await startEmail(emailPort);
      await use(email);
      await email.end();
    },
    { auto: true },
  ],

  light: [false, { option: true }],

  pageCache: [false, { option: true }],

  device: async ({ site, flags, locale, contextOptions, watched, light, pageCache }, use) => {
    const options = {
      launch: {
        ...chromiumLaunch(flags, { light }),
        ...(pageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
      },
      context: { ...contextOptions, locale: locale ?? 'it-IT' },
      baseURL: site.origin,
      watch: watched.watch,
    };
    const device = await startDevice(options);
    await use(device);
    await device.end();
  },
});

export { expect };
