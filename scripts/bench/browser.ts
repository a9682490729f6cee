import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ownCertificate } from '../certificate.ts';
import { chromiumFlags } from '../chromium.ts';
import { need, tools } from '../tools.ts';

export const PHONE = { width: 412, height: 823 } as const;
/** CPU slowdown that simulates a four-year-old phone. */
const CPU_RATE = 4;

/**
 * Returns the launch options of the bench's browsers. The browsers trust our certificate and no other, so that service
 * workers and caches work.
 */
export const launchOptions = (...more: readonly string[]) => ({
  executablePath: need(tools.chromium),
  args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${ownCertificate().spki}`, ...more],
});

/** A persistent browser profile. Each visit runs in a new browser process. */
export interface Profile {
  visit<Seen>(use: (page: Page) => Promise<Seen>): Promise<Seen>;
  remove(): void;
}

export function createProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  return {
    async visit(use) {
      const options = { ...launchOptions(), viewport: PHONE, locale: 'it-IT' };
      const context = await chromium.launchPersistentContext(folder, options);
      try {
        return await use(context.pages()[0] ?? (await context.newPage()));
      } finally {
        await context.close();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Throttles the CPU to a phone's speed. */
export async function slowCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
