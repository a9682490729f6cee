import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { quick, quickIf } from './support/layers.ts';
import { step } from './support/plan.ts';
import {
  fillContactForm,
  holdCode,
  sendContactForm,
  untilDrafted,
  untilHydrated,
  visitorData,
} from './support/steps.ts';

test.describe('drafts', () => {
  test(
    'survive a reload, a change of language and a killed browser, but for the consent',
    quick,
    async ({ device }) => {
      await device.page.goto('/en');
      await fillContactForm(device.page);
      await untilDrafted(device.page, visitorData.role);
      const expectBack = async () => {
        const form = device.page.locator('#contact-form');
        for (const [name, value] of Object.entries(visitorData)) {
          await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
        }
        await expect(form.locator('[name=termsAccepted]')).not.toBeChecked();
      };
      await device.page.reload();
      await expectBack();
      await expect(device.page.getByText(/^What you typed on .+ is back\.$/)).toBeVisible();
      await device.page.goto('/de');
      await expectBack();
      await device.kill();
      await device.restart();
      await device.page.goto('/en');
      await expectBack();
      await device.page.getByRole('button', { name: 'Clear the form' }).press('Enter');
      await expect(device.page.locator('#contact-form [name=name]')).toBeFocused();
      await expect(device.page.locator('#announcer')).toHaveText('The form is empty.');
      await device.page.reload();
      await device.page.mouse.wheel(0, 200);
      await expect(device.page.locator('#contact-form [name=name]')).toHaveValue('');
    },
  );

  test('are listed, lead back to their form, and can be deleted; sending forgets them', async ({
    email,
    device,
  }) => {
    const { page } = device;
    await page.goto('/en/design-partner');
    await untilHydrated(page);
    await page.locator('#design-partner-form [name=motivazione]').fill('First line\nsecond line');
    await untilDrafted(page, 'second line');
    await page.goto('/en/outbox');
    await page.getByRole('link', { name: /^Continue: Design partner application/ }).click();
    await expect(page.locator('#design-partner-form [name=motivazione]')).toHaveValue(
      'First line\nsecond line',
    );
    await page.goto('/en');
    await fillContactForm(page);
    await untilDrafted(page, visitorData.role);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(email.mails()).toHaveLength(1);
    await page.goto('/en/outbox');
    const drafts = page.getByRole('region', { name: 'Started and not sent' });
    await expect(drafts.getByRole('listitem')).toHaveCount(1);
    await drafts.getByRole('button', { name: /^Delete: Design partner application/ }).click();
    await expect(drafts).toHaveCount(0);
  });
});

test('what is being sent is no draft any more: a reload in the middle offers it once', async ({
  email,
  device,
}) => {
  const { page } = device;
  await page.goto('/en');
  await fillContactForm(page);
  await untilDrafted(page, visitorData.role);
  email.order({ plan: [step({ never: true })], ratePerSecond: 0 });
  await sendContactForm(page);
  await expect.poll(() => email.log.length).toBe(1);
  await page.reload();
  await page.mouse.wheel(0, 200);
  await expect(page.locator('header')).toContainText('1 waiting');
  await expect(page.getByText('is back.')).toHaveCount(0);
  await expect(page.locator('#contact-form [name=name]')).toHaveValue('');
  await page.goto('/en/outbox');
  await expect(page.getByRole('region', { name: 'Started and not sent' })).toHaveCount(0);
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  expect(new Set(email.log.map(({ submissionId }) => submissionId)).size).toBe(1);
});

test('a refused text is kept once: as what is set aside, not as a draft besides', async ({
  email,
  device,
}) => {
  const { page } = device;
  await page.goto('/en');
  await fillContactForm(page);
  await untilDrafted(page, visitorData.role);
  email.order({ plan: [step({ status: 422 })], ratePerSecond: 0 });
  await sendContactForm(page);
  await expect(page.locator('header')).toContainText('1 to review');
  await page.goto('/en/outbox');
  await expect(page.getByText('Needs your attention')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Started and not sent' })).toHaveCount(0);
});

const leaving = [
  {
    how: 'follows a link at once',
    leave: (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/faq"]')?.click()),
  },
  { how: 'opens another address at once', leave: (page: Page) => page.goto('/en/faq') },
];
for (const { how, leave } of leaving) {
  test(
    `what was typed last is kept even by whoever ${how}`,
    quickIf(leave === leaving[0]?.leave),
    async ({ device }) => {
      const { page } = device;
      await page.goto('/en/demo');
      const form = page.locator('#demo-form');
      await form.locator('[name=cognome]').fill('Lovelace');
      await untilDrafted(page, 'Lovelace');
      await form.locator('[name=nome]').fill('Ada');
      await leave(page);
      await expect(page).toHaveURL(/\/en\/faq$/);
      await page.goto('/en/demo');
      await expect(form.locator('[name=cognome]')).toHaveValue('Lovelace');
      await expect(form.locator('[name=nome]')).toHaveValue('Ada');
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    },
  );
}

test('what was typed before the page answered is kept, though nothing is typed after', async ({ device }) => {
  const { page } = device;
  const release = await holdCode(page);
  await page.goto('/en/demo', { waitUntil: 'commit' });
  await page.locator('#demo-form [name=nome]').fill('Ada');
  release();
  await untilDrafted(page, 'Ada');
});

test(
  'a delivery leaves a receipt with form and time, and nothing that was written',
  quick,
  async ({ device, email }) => {
    const { page } = device;
    await page.goto('/en');
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Request sent')).toBeVisible();
    expect(email.mails()).toHaveLength(1);
    await page.goto('/en/outbox');
    const receipts = page.getByRole('region', { name: 'Recently delivered' });
    await expect(receipts.getByRole('listitem')).toHaveCount(1);
    await expect(receipts.getByRole('listitem')).toContainText(/Demo request\s*Delivered on /);
    const stored = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('outbox-receipts');
          request.onsuccess = () => {
            const rows = request.result.transaction('keyval').objectStore('keyval').getAll();
            rows.onsuccess = () => resolve(JSON.stringify(rows.result));
          };
        }),
    );
    for (const value of Object.values(visitorData)) expect(stored).not.toContain(value);
  },
);

test('what waits can be exported as a file, and everything can be erased', async ({ email, device }) => {
  const { page } = device;
  await page.goto('/en');
  await page.locator('#theme').selectOption('dark');
  await email.stop();
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.goto('/en/outbox');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('vaglio-outbox.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject([
    { params: visitorData, form: 'contact-form', language: 'en' },
  ]);

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByRole('heading', { name: 'One request is waiting' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(page.getByText('Erased. Nothing of yours is kept here any more.')).toBeVisible();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await email.start();
  await page.clock.install();
  await page.reload();
  await untilHydrated(page);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(email.log).toEqual([]);
});

test('persistence is asked for when the first item is queued, and not before', async ({ email, device }) => {
  await device.context.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      (globalThis as unknown as { asked: number }).asked += 1;
      return false;
    };
  });
  const { page } = device;
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  await page.goto('/en');
  await email.stop();
  await fillContactForm(page);
  expect(await asked()).toBe(0);
  await sendContactForm(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  expect(await asked()).toBe(1);
  await page.goto('/en/outbox');
  await expect(page.getByText('Safari on iPhone and iPad after seven days')).toBeVisible();
  await email.start();
});
