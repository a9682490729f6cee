import type { Locator, Page } from '@playwright/test';
import type { Submission } from '#features/submissions/model/submission.ts';
import type { TestEmail } from './support/email.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { keep, waiting } from './support/queue.ts';
import { fillContactForm, sendContactForm } from './support/steps.ts';

/** The submission of this name, as it lies in the queue. */
const recordOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<Submission>((resolve) => {
        const request = indexedDB.open('outbox');
        request.onsuccess = () => {
          const store = request.result.transaction('keyval').objectStore('keyval');
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return request.result.close();
            const id = String(cursor.key).replace('queue:', '');
            if (cursor.value.params?.name === wanted) resolve({ ...cursor.value, id });
            cursor.continue();
          };
        };
      }),
    name,
  );
const idOf = async (page: Page, name: string) => (await recordOf(page, name)).id;

test.describe('what is opened while it is being sent', () => {
  /** Keeps a request, has it sent in one tab, and opens it in another before there is an answer. */
  async function openWhileSent(page: Page, email: TestEmail) {
    await page.goto('/en');
    await email.stop();
    await fillContactForm(page, { name: 'Ada' });
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    const id = await idOf(page, 'Ada');
    await page.goto('/en/outbox');
    await email.start();
    const request = email.hold();
    await page.getByRole('button', { name: 'Send all now' }).click();
    await request.arrived;
    const other = await page.context().newPage();
    await other.goto(`/en?edit=${id}#contact-form`);
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

test.describe('what a request is about', () => {
  test.beforeEach(({ email }) => email.stop());

  /** Keeps a registration for this webinar, written in this language, and opens it from the list of `path`. */
  async function openWebinar(
    page: Page,
    path: string,
    { webinar, language }: { webinar: string; language: 'en' | 'it' },
  ): Promise<Locator> {
    await page.goto('/en/cookies');
    const params = { name: 'Ada', email: 'ada@fund.example', webinar };
    await keep(page, [waiting('a', { form: 'webinar-form', language, params })]);
    await page.goto(path);
    await page.locator(`main a[href*="edit=a"]`).click();
    await expect(page.locator('#webinar-form [name=name]')).toHaveValue('Ada');
    return page.locator('#webinar-registration');
  }

  test('is chosen in its form, and what is chosen then is sent', async ({ email, page }) => {
    const webinar = 'From score to CRM';
    const registration = await openWebinar(page, '/en/outbox', { webinar, language: 'en' });
    const choice = (words: string, title: string) => page.getByRole('link', { name: `${words} ${title}` });
    await expect(choice('Selected', webinar)).toHaveAttribute('aria-current', 'true');
    await expect(registration).toHaveAccessibleName(webinar);
    await expect(registration.getByText(webinar)).toHaveCount(2); // Above the form, and beside its button.

    const other = 'Reading a financial model in half an hour';
    await choice('Choose this webinar', other).click();
    await expect(registration).toHaveAccessibleName(other);
    await expect(registration).not.toContainText(webinar);
    await page.reload();
    await expect(registration).toContainText('You are editing a request');
    await expect(registration).toHaveAccessibleName(other);
    await email.start();
    await registration.locator('button[type=submit]').click();
    await expect.poll(() => email.mails().map(({ template_params }) => template_params)).toHaveLength(1);
    expect(email.mails()[0]?.template_params).toMatchObject({ name: 'Ada', webinar: other, replaces: 'a' });
  });

  test('stays as it was written, where this language has no such title', async ({ email, page }) => {
    const webinar = 'Dal punteggio al CRM';
    const registration = await openWebinar(page, '/en/outbox', { webinar, language: 'it' });
    await expect(registration).toHaveAccessibleName(webinar);
    await expect(registration.locator('[lang=it]', { hasText: webinar })).toHaveCount(2);
    await expect(page.locator('main [aria-current=true]')).toHaveCount(0);
    await email.start();
    await registration.locator('button[type=submit]').click();
    await expect
      .poll(() => email.mails().map(({ template_params }) => template_params.webinar))
      .toEqual([webinar]);
  });
});
