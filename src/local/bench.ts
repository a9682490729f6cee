import { chromium } from '@playwright/test';
import { build } from 'vite';
import { printFigures } from './bench/figure.ts';
import { benchOutbox } from './bench/outbox.ts';
import { findOrInstallChromium } from './chromium.ts';
import { listen } from './listen.ts';
import { inSentences } from './sentences.ts';
import { staticSite } from './static-site.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `npm run bench`: figures of speed. They vary with the machine, so no test depends on them. */
await inSentences(async () => {
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  const site = staticSite('dist');
  const port = await listen(site, 0, 'PORT');
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS });
  printFigures('Outbox', await benchOutbox(browser, `http://127.0.0.1:${port}`));
  await browser.close();
  site.closeAllConnections();
  site.close();
});
