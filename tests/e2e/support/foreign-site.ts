import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '#scripts/listen.ts';

interface SharedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface ForeignSite {
  origin: string;
  /** Posts files to the share target, as the system does for an app, and as every other site can do. */
  share(page: Page, files: SharedFile | SharedFile[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts another site with a form that posts to ours. */
export async function openForeignSite(target: string): Promise<ForeignSite> {
  const form = `<!doctype html><title>Elsewhere</title>
    <form method="post" enctype="multipart/form-data" action="${target}/share-target">
      <input type="file" name="file" multiple><button>Share</button>
    </form>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(form));
  const port = await listen(server, 0, 'PORT');
  const origin = `http://localhost:${port}`;
  return {
    origin,
    async share(page, files) {
      await page.goto(origin);
      await page.locator('input').setInputFiles(files);
      await page.getByRole('button', { name: 'Share' }).click();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Shares a file with an app whose page stops before it has read the file, so the worker's copy remains. */
export async function shareUnread(page: Page, { share }: ForeignSite, file: SharedFile): Promise<void> {
  await page.addInitScript(() => location.pathname.endsWith('/analyzer') && stop());
  await share(page, file);
  await page.waitForURL('**/analyzer?shared=deck', { waitUntil: 'commit' });
}
