import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { everyForm, type FormCase, fillForm } from './support/form-cases.ts';
import { step } from './support/plan.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ whole: true });

// Without a worker a saved request has to wait for the page, and says so.
test.use({ serviceWorkers: 'allow', expectedErrors: [/^(?:insights-)?newsletter-form: /] });

const sizes = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

const liveRegions = '[role=status], [role=alert], [aria-live]';

/** Opens a form's page, and waits until the form answers itself: its code comes with the first sign of use. */
async function open(page: Page, form: FormCase): Promise<void> {
  await page.goto(form.page);
  await untilHydrated(page);
  const element = page.locator(`#${form.id}`);
  await element.locator('input').first().focus();
  await page.keyboard.press('Shift');
  const lives = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect.poll(lives).toBe(true);
}

/** Sends a form that is filled in, by the key, as whoever never leaves the keyboard does. */
async function send(page: Page, { id }: FormCase): Promise<void> {
  await page.locator(liveRegions).evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-stood', '');
  });
  await page.locator(`#${id} button[type=submit]`).press('Enter');
}

/** The words are said by one live region, which was there before they were; the focus is in it. */
async function expectSaidOnce(page: Page, words: string, place: 'heading' | 'region'): Promise<void> {
  const regions = page.locator(liveRegions).filter({ hasText: words });
  await expect(regions).toHaveCount(1);
  await expect(regions).toHaveAttribute('data-stood', '');
  await expect(place === 'heading' ? regions.getByRole('heading') : regions).toBeFocused();
}

/** All of it can be seen: below the header, above the edge of the screen, with nothing over its beginning. */
async function expectInSight(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    const box = await shown.boundingBox();
    const header = await page.locator('header').boundingBox();
    if (!box || !header) throw new Error('nothing is there');
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const onTop = await shown.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 24, top + 24));
    });
    expect(onTop).toBe(true);
  }).toPass({ timeout: 5_000 });
}

async function expectTyped(page: Page, { id, values }: FormCase, kept: boolean): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#${id} [name=${name}]`)).toHaveValue(kept ? value : '');
  }
}

/** One press brings an empty form back, and the focus to its first field. */
async function expectFormBack(page: Page, form: FormCase): Promise<void> {
  await page.locator(`div#${form.id}`).getByRole('button').press('Enter');
  await expect(page.locator(`form#${form.id}`).locator('input').first()).toBeFocused();
  await expectTyped(page, form, false);
  await expect(page.locator(`form#${form.id}`).getByRole('alert')).toHaveText('');
}

for (const form of everyForm) {
  // All at the smallest size; one stands for the others at the larger.
  for (const size of form.id === 'contact-form' ? sizes : sizes.slice(0, 1)) {
    const where = `${form.id} at ${size.width}x${size.height}`;

    test(`${where}: delivered, then saved and delivered later`, async ({ context, email, page }) => {
      await context.addInitScript(() => {
        Math.random = () => 0;
      });
      await page.setViewportSize(size);
      await open(page, form);
      await fillForm(page, form);
      await send(page, form);
      const confirmation = page.locator(`div#${form.id}`);
      await expectSaidOnce(page, form.success, 'heading');
      await expectInSight(page, confirmation);
      await expectFormBack(page, form);

      email.order({ plan: [], ratePerSecond: 0 });
      const [first, second] = [email.hold(), email.hold()];
      first.answer(step({ status: 503 }));
      await fillForm(page, form);
      await send(page, form);
      await expectSaidOnce(page, 'Saved on this device', 'heading');
      await expectInSight(page, confirmation);
      await expect(confirmation).toContainText('tries again by itself');
      await expect(confirmation).not.toContainText(/online|24|48/);
      second.answer();
      await expectSaidOnce(page, 'Delivered: your saved request has reached us.', 'heading');
      await expect(confirmation).toContainText(form.success);
      await expect(confirmation).not.toContainText('Saved on this device');
      expect(email.mails()).toHaveLength(2);
      await expectFormBack(page, form);
    });

    test(`${where}: refused, then neither kept nor sent`, async ({ context, email, page }) => {
      email.order({ plan: [step({ status: 422, body: 'Bad data' })], ratePerSecond: 0 });
      await page.setViewportSize(size);
      await open(page, form);
      await fillForm(page, form);
      await send(page, form);
      const alert = page.locator(`#${form.id}`).getByRole('alert');
      await expectSaidOnce(page, form.failure, 'region');
      await expectInSight(page, alert);
      await expectTyped(page, form, true);
      await expect(page.locator('header')).toContainText('1 to review');

      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      });
      await email.stop();
      await open(page, form);
      await fillForm(page, form);
      await send(page, form);
      await expectSaidOnce(page, 'Nothing could be saved on this device', 'region');
      await expectInSight(page, alert);
      await expectTyped(page, form, true);
      await email.start();
    });
  }
}
