import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { type Mail, type Mailbox, openMailbox } from '#local/email/mailbox.ts';
import { createEmailService, type EmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';
import { type Nginx, startNginx } from '#local/nginx.ts';
import { chromiumLaunch } from './chromium.ts';
import { violations, watchPolicies } from './policies.ts';

/** Where the build of the tests sends its forms (.env.rehearsal); each test's browser is led to its own service. */
const BUILT_EMAIL_ADDRESS = '127.0.0.1:4174';

export const DIST = join(process.cwd(), 'dist');

/** A server that can be switched off and on again at the same address. */
export interface Switchable {
  origin: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface TestEmail extends Switchable, Pick<EmailService, 'log' | 'order'> {
  mails(): Mail[];
}

/** A browser with a profile that outlives it. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Ends every process of the browser at once, as a dying battery would. */
  kill(): Promise<void>;
  /** Starts it again on the same profile, with other flags besides if need be. */
  restart(flags?: readonly string[]): Promise<void>;
  /** The folder of the profile. */
  profile: string;
}

export interface VisitorOptions {
  languages?: string;
  flags?: readonly string[];
}

interface Fixtures {
  /** The site behind nginx, as deploy/nginx.conf sets it up. */
  site: Nginx;
  /** Fails a test in which the browser has reported something that the headers forbid. */
  forbidden: string[];
  email: TestEmail;
  visitor: Visitor;
  visitorOptions: VisitorOptions;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export const test = base.extend<Fixtures, { browser: Browser }>({
  visitorOptions: [{}, { option: true }],

  site: async ({ browserName: _ }, use) => {
    const site = await startNginx(DIST);
    await use(site);
    await site.end();
  },

  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => watchPolicies(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],

  forbidden: [
    async ({ browserName: _ }, use) => {
      violations.length = 0;
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],

  email: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
    const mailbox: Mailbox = openMailbox(folder);
    let service = createEmailService(mailbox);
    const earlier: EmailService['log'] = [];
    const port = await listen(service.server, 0, 'EMAIL_PORT');
    await use({
      origin: `http://127.0.0.1:${port}`,
      get log() {
        return [...earlier, ...service.log];
      },
      order: (order) => service.order(order),
      mails: mailbox.all,
      stop: () => close(service.server),
      async start() {
        earlier.push(...service.log);
        service = createEmailService(mailbox);
        await listen(service.server, port, 'EMAIL_PORT');
      },
    });
    await close(service.server);
    rmSync(folder, { recursive: true, force: true });
  },

  visitor: async ({ site, email, visitorOptions }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const launch = (flags: readonly string[] = []) =>
      chromium.launchPersistentContext(profile, {
        baseURL: site.origin,
        locale: visitorOptions.languages ?? 'it-IT',
        timezoneId: 'Europe/Rome',
        ...chromiumLaunch([
          `--host-resolver-rules=MAP ${BUILT_EMAIL_ADDRESS} ${new URL(email.origin).host}`,
          ...(visitorOptions.flags ?? []),
          ...flags,
        ]),
      });
    let context = await watchPolicies(await launch());
    const visitor: Visitor = {
      context,
      page: context.pages()[0] ?? (await context.newPage()),
      async kill() {
        const closed = context.waitForEvent('close');
        execFileSync('pkill', ['-9', '-f', profile]);
        await closed;
      },
      profile,
      async restart(flags) {
        context = await watchPolicies(await launch(flags));
        visitor.context = context;
        visitor.page = context.pages()[0] ?? (await context.newPage());
      },
    };
    await use(visitor);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

export { expect };
