import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { screens, screenshotAddress, screenshots } from '#site/app-manifest.ts';
import { locales } from '#site/locales.ts';

/** WebP quality out of 100. The files are small and the text is sharp. */
const QUALITY = 78;

/** Takes the manifests' screenshots in each language and writes them to public/screenshots. */
export async function takeManifestShots(browser: Browser, origin: string): Promise<void> {
  for (const { code } of locales) {
    for (const row of screenshots) {
      const { width, height, scale } = screens[row.form];
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(origin + addressOf(pathOf(row.to), `/${code}`));
      await page.waitForLoadState('networkidle');
      // Playwright's screenshot function writes only PNG and JPEG files, which are several times larger.
      const devtools = await context.newCDPSession(page);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip: { x: 0, y: 0, width, height, scale },
      });
      const file = join('public', screenshotAddress(row, code));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(data, 'base64'));
      await context.close();
    }
  }
}
