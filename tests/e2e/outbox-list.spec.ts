import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { quick } from './support/layers.ts';
import { keep, refused, waiting } from './support/queue.ts';
import { untilDrafted, untilHydrated } from './support/steps.ts';

const said = (page: Page) => page.locator('#announcer');
const items = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading') });
const button = (page: Page, action: string, number: number) =>
  items(page).nth(number).getByRole('button', { name: action });

/** Puts these into the outbox, and opens the list. */
async function openList(page: Page, ...submissions: readonly ReturnType<typeof waiting>[]): Promise<void> {
  await page.goto('/en/cookies');
  await keep(page, submissions);
  await page.goto('/en/outbox');
  await untilHydrated(page);
  await expect(page.locator('#waiting-title')).toHaveText(/waiting|to review/);
}

test.describe('without the email service', () => {
  test.beforeEach(({ email }) => email.stop());
  test.afterEach(({ email }) => email.start());

  test('a deletion and its undoing keep the focus in the row, and are said', async ({ page }) => {
    await openList(page, waiting('a'), waiting('b'), waiting('c'));
    await button(page, 'Delete', 1).press('Enter');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await expect(said(page)).toHaveText('Deleted from this device: Demo request.');
    await expect(page.getByRole('heading', { name: '2 requests are waiting' })).toBeVisible();
    await undo.press('Enter');
    await expect(items(page).nth(1).getByRole('heading')).toBeFocused();
    await expect(said(page)).toHaveText('Back in the list: Demo request.');
    await expect(items(page)).toHaveCount(3);
  });

  test('what another tab takes away hands the focus to the next, the last one to the heading', async ({
    context,
    page,
  }) => {
    await openList(page, waiting('a'), waiting('b'));
    const other = await context.newPage();
    await other.goto('/en/outbox');
    await button(page, 'Delete', 0).focus();
    await button(other, 'Delete', 0).click();
    await expect(items(page)).toHaveCount(1);
    await expect(items(page).getByRole('heading')).toBeFocused();
    await button(other, 'Delete', 0).click();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Nothing is waiting' })).not.toContainText(/delivered/i);
  });

  test('an attempt that fails is said with its reason, and the focus stays', quick, async ({ page }) => {
    await openList(page, waiting('a'), waiting('b'));
    await button(page, 'Send now', 0).press('Enter');
    await expect(said(page)).toHaveText(
      'Not sent yet: Demo request. The email service could not be reached.',
      { timeout: 20_000 },
    );
    await expect(button(page, 'Send now', 0)).toBeFocused();
    await page.getByRole('button', { name: 'Send all now' }).press('Enter');
    await expect(said(page)).toHaveText(
      'Nothing could be sent yet. 2 requests are left. The email service could not be reached.',
      { timeout: 30_000 },
    );
    await expect(page.getByRole('button', { name: 'Send all now' })).toBeFocused();
  });

  test('each button has a name of its own, though all was sent in the same minute', async ({ page }) => {
    const webinar = { form: 'webinar-form', params: { webinar: 'Agents in committee' } } as const;
    await openList(page, waiting('a'), waiting('b'), waiting('c', webinar));
    await expect(items(page).nth(2)).toContainText('Webinar registration · Agents in committee');
    await expect(button(page, 'Delete: Demo request, 20 Nov 2026, 11:00 (2 of 2)', 1)).toBeVisible();
    const names = await page
      .getByRole('region', { name: '3 requests are waiting' })
      .getByRole('listitem')
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')));
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
  });

  test('what can only be edited or deleted is not offered to be sent', async ({ page }) => {
    await openList(page, waiting('a', { delivery: refused }));
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
    await expect(page.getByText('Nothing here can be sent as it is')).toBeVisible();
    await expect(page.locator('#waiting-title')).toHaveText('1 to review');
  });
});

test('what has arrived is said, of one and of all', async ({ email, page }) => {
  await openList(page, waiting('a'), waiting('b', { delivery: refused }), waiting('c'));
  await expect(page.locator('#waiting-title')).toHaveText('2 requests are waiting · 1 to review');
  await button(page, 'Delete', 1).click();
  await expect(items(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Send all now' }).press('Enter');
  await expect(said(page)).toHaveText('Everything in the list has been sent.', { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
  expect(email.mails().map(({ template_params }) => template_params.name)).toEqual(['a', 'c']);

  await keep(page, [waiting('d')]);
  await page.reload();
  await button(page, 'Send now', 0).press('Enter');
  await expect(said(page)).toHaveText('Delivered: Demo request.', { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();
});

test('drafts come and go as they are typed elsewhere, are deleted or erased', async ({ context, page }) => {
  await page.goto('/en/outbox');
  const other = await context.newPage();
  const type = async (address: string, field: string) => {
    await other.goto(address);
    await untilHydrated(other);
    await other.locator(field).fill('Ada');
    await untilDrafted(other, 'Ada');
  };
  await type('/en/demo', '#demo-form [name=nome]');
  const drafts = page.getByRole('region', { name: 'Started and not sent' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await drafts.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(drafts).toHaveCount(0);
  await expect(said(page)).toHaveText('Deleted from this device: Personalised demo.');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeFocused();

  await type('/en/design-partner', '#design-partner-form [name=nome]');
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(drafts).toHaveCount(0);
});

test('nothing is erased by a key pressed twice, and nothing erased can be had back', async ({ page }) => {
  await openList(page, waiting('a', { delivery: refused }), waiting('b', { delivery: refused }));
  await button(page, 'Delete', 0).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  const erase = page.getByRole('button', { name: 'Erase everything', exact: true });
  await erase.press('Enter');
  await expect(page.getByRole('heading', { name: 'Erase everything that is kept here?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await expect(items(page)).toHaveCount(1);

  await erase.press('Enter');
  await page.getByRole('button', { name: 'Yes, erase everything' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Erased. Nothing of yours' })).toBeVisible();
  await expect(erase).toBeFocused();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});
