import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';

/** A browser with its own profile, which persists after the browser has ended. */
export interface Device {
  context: BrowserContext;
  page: Page;
  /** The folder of the profile. */
  profile: string;
  /** Ends every process of the browser at once, as an empty battery would. */
  kill(): Promise<void>;
  /** Starts the browser again with the same profile and optional additional flags. */
  restart(flags?: readonly string[]): Promise<void>;
}

interface DeviceOptions {
  launch: LaunchOptions;
  context: BrowserContextOptions;
  baseURL: string;
  /** Is called with each context before a page is opened in it. */
  watch(context: BrowserContext): Promise<BrowserContext>;
}

/** Starts a browser with a new profile. `end` closes the browser and deletes the profile. */
export async function startDevice({
  launch,
  context: contextOptions,
  baseURL,
  watch,
}: DeviceOptions): Promise<Device & { end(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const start = async (flags: readonly string[] = []) => {
    const options = {
      ...contextOptions,
      baseURL,
      timezoneId: 'Europe/Rome',
      serviceWorkers: 'allow' as const,
    };
    const args = [...(launch.args ?? []), ...flags];
    const context = await chromium.launchPersistentContext(profile, { ...launch, ...options, args });
    await watch(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const device = {
    ...(await start()),
    profile,
    async kill() {
      const closed = device.context.waitForEvent('close');
      for (const pid of await processesOf(device.context)) kill(pid);
      await closed;
    },
    async restart(flags: readonly string[] = []) {
      Object.assign(device, await start(flags));
    },
    async end() {
      await device.context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return device;
}

/** Returns the ids of a browser's processes, the main process first. */
async function processesOf(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  return processInfo.map(({ id }) => id);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended with the main process.
  }
}
