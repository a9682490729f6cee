import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from './bench/browser.ts';
import { printFigures } from './bench/figure.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchEveryPage, benchLighthouse } from './bench/lighthouse.ts';
import { benchOutbox } from './bench/outbox.ts';
import { benchOfflineReady, benchRepeatVisits } from './bench/visits.ts';
import { startNginx } from './nginx.ts';
import { inSentences } from './sentences.ts';

/**
 * `npm run bench`: figures of speed and size, through nginx with the configuration that is shipped. They vary
 * with the machine, so no test depends on them; sizes have their tests in tests/build/budgets.test.ts.
 */
await inSentences(async () => {
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  const site = await startNginx('dist');
  const browser = await chromium.launch(launchOptions());
  const [{ model } = { model: 'unknown' }] = cpus();
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Chromium ${browser.version()}`,
  );
  try {
    for (const [page, figures] of await benchLighthouse(site.origin)) {
      printFigures(`Lighthouse, mobile: ${page}`, figures);
    }
    printFigures('Lighthouse, every page in Italian', await benchEveryPage(site.origin));
    printFigures('First visit', await benchOfflineReady(site));
    printFigures('Later visits, 4x CPU', await benchRepeatVisits(site));
    printFigures('Answering, 4x CPU', await benchInteractions(browser, site.origin));
    printFigures('Outbox', await benchOutbox(browser, site.origin));
    printFigures('Growth', benchGrowth());
  } finally {
    await browser.close();
    await site.end();
  }
});
