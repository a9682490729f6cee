import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { listen } from '#scripts/listen.ts';
import { packageTools } from '#scripts/package-tools.ts';
import { studioServer } from '#scripts/studio/server.ts';
import { installed } from '#scripts/tools.ts';
import { expect, type Reports, test } from './support/fixtures.ts';

const SLUG = 'regulatory-compliance-fintech';
const folders = ['articles', 'faq', 'webinars'];
const PRICES = 'src/site/prices.json';
const texts = ['it', 'en', 'fr', 'de', 'es'].flatMap((code) =>
  folders.flatMap((folder) =>
    readdirSync(join('locales', code, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `locales/${code}/${folder}/${name}`),
  ),
);
const files = Object.fromEntries([PRICES, ...texts].map((path) => [path, readFileSync(path, 'utf8')]));

/** Replaces the directory picker by a folder of the browser, because a test cannot operate the picker. */
function projectInBrowser(): void {
  const showDirectoryPicker = async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle('project', { create: true });
  };
  Object.assign(window, { showDirectoryPicker });
}

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const project = await root.getDirectoryHandle('project', { create: true });
  await project.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of Object.entries(texts)) {
    let folder = project;
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
    const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writer.write(text);
    await writer.close();
  }
}

async function read(paths: readonly string[]): Promise<Record<string, string>> {
  const project = await (await navigator.storage.getDirectory()).getDirectoryHandle('project');
  const texts: Record<string, string> = {};
  for (const path of paths) {
    let folder = project;
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    texts[path] = await (await (await folder.getFileHandle(name)).getFile()).text();
  }
  return texts;
}

/** Requests of the editor that its server's policy blocks: the state of GitHub, and fonts that the package contains too. */
const blocked = /githubstatus|jsdelivr/;
const tag = '@sveltia';
test.use({ expectedErrors: [blocked], locale: 'en-US' });

/** Starts the studio, opens its first page, and runs `work`. */
async function onStudio(page: Page, reports: Reports, work: (origin: string) => Promise<void>) {
  const server = studioServer(
    join(process.cwd(), 'locales'),
    dirname(dirname(installed(packageTools.sveltia))),
  );
  const origin = `http://localhost:${await listen(server, 0, 'STUDIO_PORT')}`;
  try {
    await page.addInitScript(projectInBrowser);
    await page.goto(`${origin}/config.json`);
    await page.evaluate(fill, files);
    await page.goto(origin);
    await work(origin);
    expect(reports.forbidden.filter((line) => !blocked.test(line))).toEqual([]);
    reports.forbidden.length = 0;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Starts the studio, opens a copy of the texts in it, and runs `work`. */
const inStudio: typeof onStudio = (page, reports, work) =>
  onStudio(page, reports, async (origin) => {
    await expect(page.getByText(`the “\u2068${basename(process.cwd())}\u2069” repository`)).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(/local repository/i);
    await page.getByRole('button').click();
    await work(origin);
  });

test('the studio opens the articles of all languages, and writes a changed article in the build’s format', {
  tag,
}, async ({ page, reports }) => {
  await inStudio(page, reports, async (origin) => {
    await expect(page.getByText('Come un investitore legge la compliance di una fintech')).toBeVisible();
    await page.goto(`${origin}/#/collections/articles/entries/${SLUG}`);
    const title = page.getByRole('textbox', { name: /title/i });
    await expect(title).toHaveCount(2);
    await title.first().fill('Un titolo nuovo');
    await page.getByRole('button', { name: /^save/i }).first().click();
    const original = `locales/it/articles/${SLUG}.md`;
    const after = async () => page.evaluate(read, Object.keys(files));
    await expect.poll(async () => (await after())[original]).toContain('title: Un titolo nuovo\n');
    const texts = await after();
    for (const [path, text] of Object.entries(files)) {
      const plain = (words = '') =>
        words
          .replace(/^title: .*$/m, '')
          .replace(/^draft: false\n/m, '')
          .replace(/["\s]/g, '');
      expect(plain(texts[path]), path).toBe(plain(text));
    }
  });
});

test('the studio offers the authors as speakers, and preserves the beginning of a webinar', { tag }, async ({
  page,
  reports,
}) => {
  const path = 'locales/it/webinars/committee.md';
  const factsOf = (text = '') => ({ draft: false, ...parse(text.split('---')[1] ?? '') });
  await inStudio(page, reports, async (origin) => {
    await page.goto(`${origin}/#/collections/webinars/entries/committee`);
    await expect(page.getByRole('checkbox', { name: 'Davide Ferraro' })).toBeVisible();
    await page.getByRole('textbox', { name: /title/i }).first().fill('Un titolo nuovo');
    await page.getByRole('button', { name: /^save/i }).first().click();
    const after = async () => factsOf((await page.evaluate(read, [path]))[path]);
    await expect.poll(after).toEqual({ ...factsOf(files[path]), title: 'Un titolo nuovo' });
  });
});

test('the studio changes a price and nothing else in its file', { tag }, async ({ page, reports }) => {
  await inStudio(page, reports, async (origin) => {
    await page.goto(`${origin}/#/collections/numbers/entries/prices`);
    const price = page.getByRole('spinbutton', { name: 'starter' });
    await expect(price).toHaveValue('250');
    await price.fill('280');
    await page.getByRole('button', { name: /^save/i }).first().click();
    const after = async () => (await page.evaluate(read, [PRICES]))[PRICES];
    await expect.poll(after).toBe(files[PRICES]?.replace('"starter": 250', '"starter": 280'));
  });
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('the studio loads its own translation', { tag }, async ({ page, reports }) => {
    await onStudio(page, reports, async () => {
      await expect(page.getByRole('button')).toHaveText(/repository locale/i);
    });
  });
});
