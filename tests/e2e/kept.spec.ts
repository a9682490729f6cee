import { expect, test } from './support/fixtures.ts';
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

test('what was typed before the page answered is kept, though nothing is typed after', async ({ device }) => {
  const { page } = device;
  const release = await holdCode(page);
  await page.goto('/en/demo', { waitUntil: 'commit' });
  await page.locator('#demo-form [name=nome]').fill('Ada');
  release();
  await untilDrafted(page, 'Ada');
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
