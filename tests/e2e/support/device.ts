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

/** A browser with a profile of its own, which outlives it. */
export interface Device {
  context: BrowserContext;
  page: Page;
  /** The folder of the profile. */
  profile: string;
  /** Ends every process of the browser at once, as a dying battery would. */
  kill(): Promise<void>;
  /** Starts it again on the same profile, with other flags besides if need be. */
  restart(flags?: readonly string[]): Promise<void>;
}

interface DeviceOptions {
  launch: LaunchOptions;
  context: BrowserContextOptions;
  baseURL: string;
  /** Is told of each context before a page is opened in it. */
  watch(context: BrowserContext): Promise<BrowserContext>;
}

/** Starts a browser on a new profile; `end` closes it and takes the profile away. */
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

/** The ids of a browser's processes, its main one first. */
async function processesOf(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  return processInfo.map(({ id }) => id);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with the main process.
  }
}
