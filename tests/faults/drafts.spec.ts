import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { readDrafts } from '../e2e/support/queue.ts';
import { fault } from './support/fault.ts';

test.use({ light: true });

const nameField = (page: Page) => page.locator('#contact-form [name=name]');

/** Writes drafts of another version into local storage. */
const writeDrafts = (page: Page, drafts: Record<string, object>) =>
  page.evaluate((texts) => {
    for (const [key, draft] of Object.entries(texts))
      localStorage.setItem(`draft:${key}`, JSON.stringify(draft));
  }, drafts);

fault(41, 'drafts of a newer version and of a removed form', async ({ page }) => {
  await page.goto('/robots.txt');
  const draft = { id: 'a', language: 'en', savedAt: Date.now(), values: { name: 'Typed for a party' } };
  const newer = { ...draft, version: 9, form: 'contact-form', mood: 'hopeful' };
  await writeDrafts(page, {
    'contact-form': newer,
    'party-form': { ...draft, id: 'b', version: 1, form: 'party-form' },
  });
  // The form stores its own draft next to the draft that it cannot read.
  await page.goto('/en');
  await expect(nameField(page)).toHaveValue('');
  await nameField(page).fill('Somebody new');
  await expect.poll(async () => (await readDrafts(page)).length).toBe(3);
  await page.goto('/en/outbox');
  await expect(page.getByText('Typed for a party')).toBeVisible();
  const unreadable = page.getByRole('listitem').filter({ hasText: 'Saved by another version of the site' });
  const download = page.waitForEvent('download');
  await unreadable.getByRole('button', { name: /^Export/ }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(newer);
  await unreadable.getByRole('button', { name: /^Delete/ }).click();
  await expect(unreadable).toHaveCount(0);
  expect((await readDrafts(page)).map(({ form }) => form).sort()).toEqual(['contact-form', 'party-form']);
});

fault(51, 'a reload during an attempt repeats it with its id', async ({ page, email, sendUnanswered }) => {
  await page.goto('/en');
  await sendUnanswered('Ada');
  await page.reload();
  // The submission is queued, so the form is empty.
  await expect(nameField(page)).toHaveValue('');
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  expect(new Set(email.log.map(({ submissionId }) => submissionId)).size).toBe(1);
});

fault(
  51,
  'Back after a delivery on another page, to input that the browser restores, leads to an empty form',
  async ({ page, email, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    await page.goto('/en/pricing');
    await expect.poll(() => email.mails().length, { timeout: 40_000 }).toBe(1);
    await page.goBack();
    await expect(nameField(page)).toHaveValue('');
    expect(await readDrafts(page)).toEqual([]);
  },
);

fault(
  51,
  'Back during an attempt, to input that the browser restores, leads to an empty form',
  async ({ page, email, sendUnanswered }) => {
    await page.goto('/en');
    await sendUnanswered('Ada');
    await page.goto('/en/pricing');
    await page.goBack();
    await expect(nameField(page)).toHaveValue('');
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
    expect(await readDrafts(page)).toEqual([]);
  },
);

fault(
  51,
  'input that the browser restores repeatedly is one draft, which is deleted when it is sent',
  async (world) => {
    const { page, email, send } = world;
    await page.goto('/en');
    await nameField(page).fill('Ada');
    for (const _ of 'ab') {
      await page.goto('/en/pricing');
      await page.goBack();
      await expect(nameField(page)).toHaveValue('Ada');
      await page.waitForTimeout(1_000);
    }
    await expect.poll(() => readDrafts(page)).toHaveLength(1);
    expect(await send('Ada')).toBe('sent');
    expect(await readDrafts(page)).toEqual([]);
    expect(email.mails()).toHaveLength(1);
  },
);
