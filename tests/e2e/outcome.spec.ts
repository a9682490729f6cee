import type { Locator, Page } from '@playwright/test';
import { everyForm, type FormCase, formById } from '../support/form-cases.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { untilHydrated } from './support/steps.ts';

test.use({ whole: true, expectedErrors: [/^(?:insights-)?newsletter-form: /] });

/** Fills in a form of the open page. */
async function fillForm(page: Page, { id, values }: Pick<FormCase, 'id' | 'values'>): Promise<void> {
  const form = page.locator(`#${id}`);
  for (const fold of await form.locator('summary').all()) await fold.click();
  for (const { name, kind } of formById(id).fields) {
    const control = form.locator(`[name=${name}]`);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select') await control.selectOption(values[name] ?? '');
    else await control.fill(values[name] ?? '');
  }
}

/** Expects that the element is in full view: below the header, above the lower edge, with nothing over its start. */
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

const small = everyForm.map((form) => ({ form, size: { width: 390, height: 664 } }));
// The larger size is tested with one form only.
const large = small
  .filter(({ form }) => form.id === 'contact-form')
  .map(({ form }) => ({ form, size: { width: 1280, height: 800 } }));

for (const { form, size } of [...small, ...large]) {
  test(`${form.id} at ${size.width} px shows the rejection and the confirmation in full`, async ({
    email,
    page,
  }) => {
    email.order({ plan: [step({ status: 422, body: 'Bad data' })], ratePerSecond: 0 });
    await page.setViewportSize(size);
    await page.goto(form.page);
    await untilHydrated(page);
    await fillForm(page, form);
    const submit = page.locator(`form#${form.id} button[type=submit]`);
    await submit.press('Enter');
    const alert = page.locator(`form#${form.id}`).getByRole('alert');
    await expect(alert).toBeFocused();
    await expectInSight(page, alert);
    await submit.press('Enter');
    const confirmation = page.locator(`div#${form.id}`);
    await expect(confirmation.getByRole('heading')).toBeFocused();
    await expectInSight(page, confirmation);
  });
}

test('the confirmation of /demo is in place from its first frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/en/demo');
  await untilHydrated(page);
  const demo = everyForm.find(({ id }) => id === 'demo-form');
  if (!demo) throw new Error('form-cases.ts has no values for the demo form.');
  await fillForm(page, demo);
  await page.evaluate(() => {
    const frames: { scrollY: number; isComplete: boolean }[] = [];
    Object.assign(globalThis, { frames });
    const watch = () => {
      const slip = document.querySelector('div#demo-form');
      if (slip) frames.push({ scrollY, isComplete: slip.querySelector('svg circle[r="7"]') !== null });
      if (frames.length < 60) requestAnimationFrame(watch);
    };
    watch();
  });
  await page.locator('form#demo-form button[type=submit]').press('Enter');
  await page.waitForFunction(() => Reflect.get(globalThis, 'frames').length === 60);
  const frames: { scrollY: number; isComplete: boolean }[] = await page.evaluate('frames');
  expect(new Set(frames.map(({ scrollY }) => scrollY)).size).toBe(1);
  const complete = frames.findIndex(({ isComplete }) => isComplete);
  expect(complete).toBeGreaterThanOrEqual(0);
  expect(complete).toBeLessThan(6);
});
