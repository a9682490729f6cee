import type { Page } from '@playwright/test';
import { readOutbox } from '../e2e/support/queue.ts';
import {
  delayScript,
  fillContactForm,
  sendContactForm,
  untilHydrated,
  visitorData,
} from '../e2e/support/steps.ts';
import { expect, say, stopClock, test, tickUntil } from './support/fixtures.ts';

const form = (page: Page) => page.locator('#contact-form');
const field = (page: Page, name: string) => page.locator(`#contact-form [name=${name}]`);
const saved = (page: Page) => page.getByRole('heading', { name: say('forms.saved.title') });
const delivered = (page: Page) =>
  page.getByRole('heading', { name: say('contact.form.toasts.success.title') });

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/en');
  await untilHydrated(page);
}

test('a double click on a form with a restored draft sends a request once', async ({ email, page }) => {
  await open(page);
  await fillContactForm(page);
  // After the reload, the notice of a restored draft is above the fields.
  await page.reload();
  await expect(form(page)).toContainText(say('app.draft.clear'));
  await field(page, 'termsAccepted').check();
  await stopClock(page);
  const held = email.hold();
  const send = form(page).locator('button[type=submit]');
  await send.dblclick();
  await held.arrived;
  await expect(send).toContainText(say('contact.form.submitting'));
  held.answer();
  await tickUntil(page, delivered(page));
  expect(email.mails()).toHaveLength(1);
  expect(email.mails()[0]?.template_params).toMatchObject(visitorData);
  // A second submission would wait at least a second for its attempt.
  expect(await readOutbox(page, 'queue:')).toEqual([]);
});

test('a request without a response for eight seconds is saved, confirmed in view, and sent later', async ({
  email,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  await fillContactForm(page);
  await stopClock(page);
  const held = email.hold();
  await sendContactForm(page);
  await held.arrived;
  await page.clock.runFor(7_000);
  await expect(saved(page)).toBeHidden();
  await page.clock.runFor(1_100);
  await tickUntil(page, saved(page));
  await expect(saved(page)).toBeFocused();
  await expect(saved(page)).toBeInViewport({ ratio: 1 });
  await page.clock.resume();
  await expect(page.locator('header')).toContainText(say('common.outboxCount', { count: 1 }));
  held.answer();
  await expect(page.getByText(say('forms.saved.delivered'))).toBeVisible();
  await expect(page.locator('header')).not.toContainText(say('common.outboxCount', { count: 1 }));
  expect(email.mails()).toHaveLength(1);
});

test('a form that is submitted before hydration is sent once', async ({ email, page }) => {
  const release = await delayScript(page);
  await page.goto('/en', { waitUntil: 'commit' });
  await field(page, 'name').pressSequentially('Ada Lovelace');
  await fillContactForm(page);
  await sendContactForm(page);
  expect(email.mails()).toHaveLength(0);
  release();
  await expect(delivered(page)).toBeVisible();
  await expect(page).toHaveURL('/en');
  expect(email.mails()).toHaveLength(1);
  expect(email.mails()[0]?.template_params).toMatchObject(visitorData);
  expect(await readOutbox(page, 'queue:')).toEqual([]);
});

test('a button that is pressed twice before hydration acts once', async ({ page }) => {
  const release = await delayScript(page);
  await page.goto('/en', { waitUntil: 'commit' });
  const compare = page.getByRole('button', { name: say('home.hero.compare') });
  await compare.click();
  await compare.click();
  await expect(page.locator('#comparison-title')).toBeHidden();
  release();
  await expect(page.locator('#comparison-title')).toBeVisible();
  await expect(page.getByRole('button', { name: say('home.hero.compareHide') }).first()).toBeVisible();
});
