import type { Page } from '@playwright/test';
import { step } from '../e2e/support/plan.ts';
import { keep } from '../e2e/support/queue.ts';
import {
  fillContactForm,
  sendContactForm,
  untilDrafted,
  untilHydrated,
  visitorData,
} from '../e2e/support/steps.ts';
import { waiting } from '../support/waiting.ts';
import { expect, hurryUntil, say, test } from './support/fixtures.ts';

const form = (page: Page) => page.locator('#contact-form');
const saved = (page: Page) => page.getByRole('heading', { name: say('forms.saved.title') });
const empty = (page: Page) => page.getByRole('heading', { name: say('outbox.empty') });
const items = (page: Page) =>
  page.locator('main li').filter({ has: page.getByRole('button', { name: say('outbox.delete') }) });
/** Returns the names of delivered requests. A request may arrive twice, because leaving a page ends its attempt. */
const names = (mails: readonly { template_params: Readonly<Record<string, unknown>> }[]) => {
  const byId = mails.map(({ template_params: { submission_id, name } }) => [submission_id, name] as const);
  return [...new Map(byId).values()].sort();
};

async function send(page: Page, name: string): Promise<void> {
  await fillContactForm(page, { name });
  await sendContactForm(page);
  await expect(saved(page)).toBeVisible();
}

/** Opens the list and follows the link that opens this request in its form. */
async function edit(page: Page, number: number): Promise<void> {
  await page.goto('/en/outbox');
  await items(page).nth(number).locator('a[href*="edit="]').click();
  await expect(form(page)).toContainText(say('app.edit.open'));
}

test('a saved edit replaces the original, and a cancelled edit changes nothing', async ({ email, page }) => {
  await page.clock.install();
  await page.goto('/en');
  await email.stop();
  for (const name of ['Ada', 'Grace']) await send(page, name);
  await edit(page, 0);
  await expect(form(page).locator('[name=name]')).toHaveValue('Ada');
  await form(page).locator('[name=name]').fill('Ada King');
  await sendContactForm(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.locator('header')).toContainText(say('common.outboxCount', { count: 2 }));

  await edit(page, 0);
  await expect(form(page).locator('[name=name]')).toHaveValue('Grace');
  await form(page).locator('[name=name]').fill('Nobody');
  await page.getByRole('button', { name: say('app.edit.cancel') }).click();
  await expect(page.getByText(say('app.edit.left'))).toBeVisible();
  await email.start();
  await page.goto('/en/outbox');
  await hurryUntil(page, empty(page));
  expect(names(email.mails())).toEqual(['Ada King', 'Grace']);
});

test('a deletion can be undone, and other tabs show both', async ({ context, email, page }) => {
  await page.goto('/en');
  await email.stop();
  for (const name of ['Ada', 'Grace']) await send(page, name);
  const list = await context.newPage();
  await list.goto('/en/outbox');
  await items(list)
    .first()
    .getByRole('button', { name: say('outbox.delete') })
    .press('Enter');
  const undo = list.getByRole('button', { name: say('outbox.item.undo') });
  await expect(undo).toBeFocused();
  await expect(page.locator('header')).toContainText(say('common.outboxCount', { count: 1 }));
  await undo.press('Enter');
  await expect(items(list).first().getByRole('heading')).toBeFocused();
  await expect(page.locator('header')).toContainText(say('common.outboxCount', { count: 2 }));
  // The form's confirmation still shows the last request, and must not claim that this request was delivered.
  await items(list)
    .nth(1)
    .getByRole('button', { name: say('outbox.delete') })
    .click();
  await expect(form(page)).toContainText(say('forms.gone.title'));
});

test('an export is imported on another device, and sent with its id', async ({
  browser,
  email,
  page,
}, info) => {
  await page.goto('/en');
  const id = crypto.randomUUID();
  await keep(page, [waiting(id)]);
  await page.goto('/en/outbox');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('outbox.export') }).click();
  const file = info.outputPath('export.json');
  await (await downloading).saveAs(file);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/en/outbox');
  await untilHydrated(elsewhere);
  await elsewhere.getByLabel(say('outbox.import')).setInputFiles(file);
  // The request is new on that device, and is sent at once.
  await expect.poll(() => email.mails()).toHaveLength(1);
  await expect(empty(elsewhere)).toBeVisible();
  expect(email.mails().map(({ template_params }) => template_params.submission_id)).toEqual([id]);
  await context.close();
});

test('a draft is restored after a link and a reload, until it is sent', async ({ email, page }) => {
  await page.goto('/en/demo');
  const demo = page.locator('#demo-form');
  await demo.locator('[name=cognome]').fill('Lovelace');
  await untilDrafted(page, 'Lovelace');
  // The visitor leaves the page while typing.
  await demo.locator('[name=nome]').fill('Ada');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/faq"]')?.click());
  await expect(page).toHaveURL('/en/faq');
  await page.goto('/en/demo');
  await expect(demo.locator('[name=nome]')).toHaveValue('Ada');
  await expect(demo.locator('[name=cognome]')).toHaveValue('Lovelace');
  await demo.locator('[name=email]').fill('ada@fund.example');
  await demo.locator('[name=azienda]').fill('Analytical Capital');
  await demo.locator('[name=ruolo]').fill('Partner');
  await untilDrafted(page, 'Partner');
  await page.reload();
  await expect(demo.locator('[name=ruolo]')).toHaveValue('Partner');
  await demo.locator('button[type=submit]').click();
  await expect(page.locator('div#demo-form')).toBeVisible();
  expect(email.mails()).toHaveLength(1);
  await page.goto('/en/outbox');
  const receipts = page.getByRole('region', { name: say('outbox.receipts') });
  await expect(receipts.getByRole('listitem')).toHaveCount(1);
  await expect(receipts).not.toContainText('Lovelace');
  await page.goto('/en/demo');
  await untilHydrated(page);
  await expect(demo.locator('[name=nome]')).toHaveValue('');
});

test('a page that is reloaded while it sends shows the request, and delivers it once with one id', async ({
  email,
  page,
}) => {
  await page.clock.install();
  await page.goto('/en');
  await fillContactForm(page);
  await untilDrafted(page, visitorData.role);
  const held = email.hold();
  await sendContactForm(page);
  await held.arrived;
  // The reloaded page sends the request again at once. On a slow machine this would happen before the count is read.
  const again = email.hold();
  await page.reload();
  await expect(page.locator('header')).toContainText(say('common.outboxCount', { count: 1 }));
  await expect(form(page).locator('[name=name]')).toHaveValue('');
  await page.goto('/en/outbox');
  await expect(page.getByRole('region', { name: say('outbox.drafts') })).toHaveCount(0);
  again.answer(step({ status: 503 }));
  await hurryUntil(page, empty(page));
  expect(new Set(email.log.map(({ submissionId }) => submissionId)).size).toBe(1);
  expect(email.mails()).toHaveLength(1);
});
