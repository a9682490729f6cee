import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '#scripts/listen.ts';
import { test as base, expect } from './support/fixtures.ts';
import { type ForeignSite, openForeignSite, shareUnread } from './support/foreign-site.ts';
import { pdfFile, untilOfflineReady } from './support/steps.ts';

const test = base.extend<{ elsewhere: ForeignSite }>({
  elsewhere: async ({ site }, use) => {
    const elsewhere = await openForeignSite(site.origin);
    await use(elsewhere);
    await elsewhere.stop();
  },
});

const MARK = 'confidential-7f3a';
const deck = { ...pdfFile, name: `${MARK}.pdf`, buffer: Buffer.from(`%PDF-1.7\n${MARK}\n%%EOF\n`) };
const deckCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('site-')));

interface Wire {
  /** Flags that send all requests of a browser through this proxy. */
  flags: string[];
  /** Addresses, headers and bodies of all requests so far. */
  sent: string[];
  stop(): Promise<void>;
}

const isOnThisMachine = (url: string) => ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

/** Starts a proxy that records every request of a browser, its pages and its workers, to any host. */
async function watchWire(): Promise<Wire> {
  const sent: string[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method, headers } = incoming;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      sent.push([method, url, JSON.stringify(headers), body.toString('latin1')].join(' '));
      // Requests of the browser to its vendor, such as update checks, end here.
      if (!isOnThisMachine(url)) return void outgoing.writeHead(502).end();
      const onward = forward(url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  };
  const server = createServer(pass);
  const port = await listen(server, 0, 'PORT');
  return {
    // The last flag includes addresses of this machine.
    flags: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
    sent,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function becomeInstalled(page: Page, address = '/it'): Promise<void> {
  await page.goto(address);
  await untilOfflineReady(page);
}

test('no part of a shared deck leaves the device', async ({ site, device, elsewhere }) => {
  const wire = await watchWire();
  await device.context.close();
  await device.restart(wire.flags);
  const { page, context } = device;
  await becomeInstalled(page);
  expect(wire.sent.some((request) => request.includes('/offline/messages.it.'))).toBe(true);
  await elsewhere.share(page, deck);
  await page.getByRole('button', { name: 'Analizza il documento' }).click();
  await page.waitForURL('**/analyzer/results', { timeout: 20_000 });
  expect(wire.sent.filter((request) => request.includes(MARK))).toEqual([]);
  expect(wire.sent.filter((request) => request.startsWith(`POST ${site.origin}`))).toEqual([]);
  await context.close();
  await wire.stop();
  await device.restart();
});

test.describe('a visitor of another language', () => {
  test.use({ locale: 'en-GB' });

  test('finds the deck on the page of that language', async ({ site, device, elsewhere }) => {
    const { page } = device;
    await becomeInstalled(page, '/de');
    await elsewhere.share(page, deck);
    await expect(page.getByRole('button', { name: 'Analyse the document' })).toBeVisible();
    await expect(page.getByRole('main').getByText(deck.name)).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/en/analyzer`);
    expect(await deckCaches(page)).toEqual([]);
  });
});

test('a deck that no page has collected is deleted at the next start', async ({ device, elsewhere }) => {
  await becomeInstalled(device.page);
  await shareUnread(device.page, elsewhere, deck);
  expect(await deckCaches(device.page)).toEqual(['shared-deck']);
  await device.kill();
  await device.restart();
  await device.page.goto('/it/pricing');
  await expect.poll(() => deckCaches(device.page)).toEqual([]);
  await device.page.goto('/analyzer?shared=deck');
  await expect(device.page.locator('#upload-problem')).toContainText("Errore durante l'upload");
  await expect(device.page.getByText(deck.name)).toHaveCount(0);
});
