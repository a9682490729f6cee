import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../chromium.ts';
import { need, tools } from '../tools.ts';

export const PHONE = { width: 412, height: 823 } as const;
/** How much slower than this machine a phone of four years is taken to be. */
const CPU_RATE = 4;

export const launchOptions = (...more: readonly string[]) => ({
  executablePath: need(tools.chromium),
  args: [...chromiumFlags, ...more],
});

/** A browser process of its own on a profile that outlives it; `use` may be called again for the next visit. */
export async function withProfile<Result>(
  run: (
    visit: <Seen>(use: (context: BrowserContext, page: Page) => Promise<Seen>) => Promise<Seen>,
  ) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await run(async (use) => {
      const options = { ...launchOptions(), viewport: PHONE, locale: 'it-IT' };
      const context = await chromium.launchPersistentContext(profile, options);
      try {
        return await use(context, context.pages()[0] ?? (await context.newPage()));
      } finally {
        await context.close();
      }
    });
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Slows the page down to a phone's speed. */
export async function slowCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
