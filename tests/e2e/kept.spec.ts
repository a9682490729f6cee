import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { FaultStep } from '#local/email/plan.ts';
import { expect, type TestEmail, test, type Visitor } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { fillContactForm, sendContactForm, untilAlive, visitorData } from './support/steps.ts';

test.describe('drafts', () => {
  test('survive a reload, a change of language and a killed browser, but for the consent', async ({
    visitor,
  }) => {
    await visitor.page.goto('/en');
    await fillContactForm(visitor.page);
    await visitor.page.waitForTimeout(600); // Typing rests before it is written down.
    const expectBack = async () => {
      const form = visitor.page.locator('#contact-form');
      for (const [name, value] of Object.entries(visitorData)) {
        await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
      }
      await expect(form.locator('[name=termsAccepted]')).not.toBeChecked();
    };
    await visitor.page.reload();
    await expectBack();
    await expect(visitor.page.getByText(/^What you typed on .+ is back\.$/)).toBeVisible();
    await visitor.page.goto('/de');
    await expectBack();
    await visitor.kill();
    await visitor.restart();
    await visitor.page.goto('/en');
    await expectBack();
    await visitor.page.getByRole('button', { name: 'Clear the form' }).click();
    await visitor.page.reload();
    await visitor.page.mouse.wheel(0, 200);
    await expect(visitor.page.locator('#contact-form [name=name]')).toHaveValue('');
  });

  test('are listed, lead back to their form, and can be deleted; sending forgets them', async ({
    email,
    visitor,
  }) => {
    const { page } = visitor;
    await page.goto('/en/design-partner');
    await untilAlive(page);
    await page.locator('#design-partner-form [name=motivazione]').fill('First line\nsecond line');
    await page.waitForTimeout(600);
    await page.goto('/en/outbox');
    await page.getByRole('link', { name: /^Continue: Design partner application/ }).click();
    await expect(page.locator('#design-partner-form [name=motivazione]')).toHaveValue(
      'First line\nsecond line',
    );
    await page.goto('/en');
    await fillContactForm(page);
    await page.waitForTimeout(600);
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

test('what was typed last is kept even by whoever follows a link at once', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/en/demo');
  const form = page.locator('#demo-form');
  await form.locator('[name=cognome]').fill('Lovelace');
  await page.waitForTimeout(600);
  await form.locator('[name=nome]').fill('Ada');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/faq"]')?.click());
  await expect(page).toHaveURL(/\/en\/faq$/);
  await page.waitForTimeout(600);
  await page.goto('/en/demo');
  await expect(form.locator('[name=cognome]')).toHaveValue('Lovelace');
  await expect(form.locator('[name=nome]')).toHaveValue('Ada');
});

/** The id under which the submission of this name waits. */
const idOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('outbox');
        request.onsuccess = () => {
          const rows = request.result.transaction('keyval').objectStore('keyval').getAll();
          rows.onsuccess = () => resolve(rows.result.find(({ params }) => params.name === wanted).id);
        };
      }),
    name,
  );

test('an edit takes the place of the old one; one that is left is sent as it was', async ({
  email,
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/en');
  await email.stop();
  for (const name of ['Ada', 'Grace']) {
    await fillContactForm(page, { name });
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  }
  const form = page.locator('#contact-form');
  const open = async (name: string) => {
    await page.goto(`/en?edit=${await idOf(page, name)}#contact-form`);
    await expect(form).toContainText('You are editing a request');
  };
  await open('Ada');
  await expect(form.locator('[name=name]')).toHaveValue('Ada');
  await form.locator('[name=name]').fill('Ada King');
  await page.waitForTimeout(600);
  await page.reload(); // The edit is held on to, and what was typed into it is back.
  await expect(form.locator('[name=email]')).toHaveValue(visitorData.email);
  await form.locator('[name=name]').fill('Ada King');
  await form.locator('[name=termsAccepted]').check();
  await sendContactForm(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(page.locator('header')).toContainText('2 waiting');
  expect(new URL(page.url()).search).toBe('');

  await open('Grace');
  await expect(form.locator('[name=name]')).toHaveValue('Grace');
  await form.locator('[name=name]').fill('Nobody');
  await page.getByRole('button', { name: 'Leave it as it was' }).click();
  await email.start();
  await page.goto('/en/outbox');
  await expect.poll(() => email.mails().length, { timeout: 20_000 }).toBe(2);
  const names = email.mails().map(({ template_params }) => template_params.name);
  expect(names.sort()).toEqual(['Ada King', 'Grace']);
});

test.describe('what is opened while it is being sent', () => {
  /** Keeps a request, has it sent in one tab with this answer after six seconds, and opens it in another. */
  async function openWhileSent(
    visitor: Visitor,
    email: TestEmail,
    answer: Partial<FaultStep>,
  ): Promise<Locator> {
    const { page } = visitor;
    await page.goto('/en');
    await email.stop();
    await fillContactForm(page, { name: 'Ada' });
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    const id = await idOf(page, 'Ada');
    await page.goto('/en/outbox');
    await email.start();
    email.order({ plan: [step({ delayMs: 6_000, ...answer })], ratePerSecond: 1 });
    await page.getByRole('button', { name: 'Send all now' }).click();
    await expect
      .poll(() => email.log.length, { message: 'the request is with the service' })
      .toBeGreaterThan(0);
    const other = await visitor.context.newPage();
    await other.goto(`/en?edit=${id}#contact-form`);
    const form = other.locator('#contact-form');
    await expect(form).toContainText('This request is being sent at this moment.');
    return form;
  }

  test('is open for the edit once the attempt has failed, with what was typed in the meantime', async ({
    email,
    visitor,
  }) => {
    const form = await openWhileSent(visitor, email, { status: 503 });
    await form.locator('[name=organization]').fill('typed in the meantime');
    await expect(form).toContainText('You are editing a request');
    await expect(form.locator('[name=name]')).toHaveValue('Ada');
    await expect(form.locator('[name=organization]')).toHaveValue('typed in the meantime');
    expect(email.mails()).toHaveLength(0);
  });

  test('is gone once it has arrived', async ({ email, visitor }) => {
    const form = await openWhileSent(visitor, email, {});
    await expect(form).toContainText('This request has been sent or deleted in the meantime.');
    await expect(form.locator('[name=name]')).toHaveValue('');
    expect(email.mails()).toHaveLength(1);
  });
});

test('a delivery leaves a receipt with form and time, and nothing that was written', async ({ visitor }) => {
  const { page } = visitor;
  await page.goto('/en');
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText('Request sent')).toBeVisible();
  await page.goto('/en/outbox');
  const receipts = page.getByRole('region', { name: 'Delivered of late' });
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
});

test('what waits can be exported as a file, and everything can be erased', async ({ email, visitor }) => {
  const { page } = visitor;
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
    { ...visitorData, form: 'contact-form', language: 'en' },
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
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(email.log).toEqual([]);
});

test('persistence is asked for when the first item is queued, and not before', async ({ email, visitor }) => {
  await visitor.context.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    StorageManager.prototype.persist = async () => {
      (globalThis as unknown as { asked: number }).asked += 1;
      return false;
    };
  });
  const { page } = visitor;
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
