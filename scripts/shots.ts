import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { publishedContent } from '#build/content/site-content.ts';
import { addressOf } from '#router/model/addresses.ts';
import { chromiumFlags } from './chromium.ts';
import { listen } from './listen.ts';
import { takeManifestShots } from './manifest-shots.ts';
import { runMain } from './run-main.ts';
import { staticSite } from './static-site.ts';
import { need, tools } from './tools.ts';

/**
 * `npm run shots [address…]`: builds the site and takes screenshots of every page (or of the named pages) at each width,
 * in both themes, in Italian and German. Writes them to .cache/shots. Also takes the screenshots for README and manifest.
 */
const widths = [360, 768, 1440] as const;
const looks = ['light', 'dark'] as const;
const basePaths = ['/it', '/de'] as const;

/** Maximum height of a screenshot in CSS pixels. Taller pages are sliced. */
const SLICE = 2000;
/** Addresses of the home page that open its closed sections. */
const opened = basePaths.map((basePath) => `${addressOf('/', basePath)}?deals=60#comparison-section`);

async function open(
  browser: Browser,
  origin: string,
  width: number,
  look: (typeof looks)[number],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 500 ? 740 : 900 },
    colorScheme: look,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

async function photograph(page: Page, address: string, name: string, folder: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { width, height } = await page.evaluate(() => {
    const header = document.querySelector('header');
    if (header) header.style.position = 'absolute'; // A fixed header would appear in every slice.
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const wide = page.viewportSize()?.width ?? width;
  if (width > wide) console.log(`  ${address} scrolls sideways at ${wide} px: it is ${width} px wide.`);
  for (let y = 0, slice = 1; y < height; y += SLICE, slice += 1) {
    const clip = { x: 0, y, width: wide, height: Math.min(SLICE, height - y) };
    await page.screenshot({ path: join(folder, `${name}-${slice}.png`), clip, fullPage: true });
  }
}

await runMain(async () => {
  const executablePath = need(tools.chromium);
  const folder = join(process.cwd(), '.cache/shots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log('  The site is being built.');
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  const server = staticSite('dist');
  const origin = `http://127.0.0.1:${await listen(server, 0, 'PORT')}`;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const named = process.argv.slice(2);
  const all = publishedContent()
    .pages.filter(({ basePath }) => basePaths.some((wanted) => wanted === basePath))
    .map(({ address }) => address);
  const addresses = named.length > 0 ? named : [...all, ...opened, '/it/404', '/de/insights/404'];
  for (const width of widths) {
    for (const look of looks) {
      const page = await open(browser, origin, width, look);
      for (const [index, address] of addresses.entries()) {
        console.log(`  ${width} px, ${look}, page ${index + 1} of ${addresses.length}: ${address}`);
        const name = `${address.replace(/[^\w-]+/g, '_').replace(/^_/, '')}-${width}-${look}`;
        await photograph(page, address, name, folder);
      }
      await page.context().close();
    }
  }
  const page = await open(browser, origin, 1280, 'light');
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'public/screenshots/wide.png' });
  await takeManifestShots(browser, origin);
  await browser.close();
  server.close();
  console.log(
    `  The pictures are in ${folder}. dist/ has a rehearsal now: run npm run build before you publish the site.`,
  );
});
