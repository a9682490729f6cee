import type { Page } from '@playwright/test';
import type { TestEmail } from './support/email.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { keep, waiting } from './support/queue.ts';
import { visitorData } from './support/steps.ts';

test.describe('what is opened while it is being sent', () => {
  /** Keeps a request, has it sent in one tab, and opens it in another before there is an answer. */
  async function openWhileSent(page: Page, email: TestEmail) {
    await page.goto('/en/cookies');
    await keep(page, [waiting('a', { params: { ...visitorData, name: 'Ada' } })]);
    await page.goto('/en/outbox');
    const request = email.hold();
    await page.getByRole('button', { name: 'Send all now' }).click();
    await request.arrived;
    const other = await page.context().newPage();
    await other.goto('/en?edit=a#contact-form');
    const form = other.locator('#contact-form');
    await expect(form).toContainText('This request is being sent at this moment.');
    return { form, request };
  }

  test('is open for the edit once the attempt has failed, with what was typed in the meantime', async ({
    email,
    page,
  }) => {
    const { form, request } = await openWhileSent(page, email);
    await form.locator('[name=organization]').fill('typed in the meantime');
    request.answer(step({ status: 503 }));
    await expect(form).toContainText('You are editing a request');
    await expect(form.locator('[name=name]')).toHaveValue('Ada');
    await expect(form.locator('[name=organization]')).toHaveValue('typed in the meantime');
    expect(email.mails()).toHaveLength(0);
  });

  test('is gone once it has arrived', async ({ email, page }) => {
    const { form, request } = await openWhileSent(page, email);
    request.answer();
    await expect(form).toContainText(
      'This request has been sent, deleted or opened in another window in the meantime.',
    );
    await expect(form.locator('[name=name]')).toHaveValue('');
    expect(email.mails()).toHaveLength(1);
  });
});
