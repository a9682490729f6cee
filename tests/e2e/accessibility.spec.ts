import { pages } from '../support/content.ts';
import { waiting } from '../support/waiting.ts';
import { violationsInBothThemes, violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { step } from './support/plan.ts';
import { keep, writeRecords } from './support/queue.ts';
import { untilHydrated, untilStill } from './support/steps.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Axe rules about colours. The dark theme differs from the light theme only in its colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

for (const basePath of ['/it', '/de']) {
  test(`axe finds no violation on any page in the light and dark themes: ${basePath}`, async ({ page }) => {
    test.setTimeout(600_000);
    const addresses = pages.filter((row) => row.basePath === basePath).map(({ address }) => address);
    for (const address of [...addresses, `${basePath}#roi-calculator-section`, `${basePath}/nope`]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await violationsOf(page), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await untilStill(page.locator('body'));
      expect(await violationsOf(page, OF_COLOURS), `${address}, dark`).toEqual([]);
    }
  });
}

test('axe finds no violation in a list of all kinds of records and in the notices of a form', async ({
  email,
  page,
}) => {
  await email.stop();
  await page.goto('/de');
  await keep(page, [
    waiting('a'),
    waiting('b', { delivery: { state: 'rejected', attempts: 1, status: 422, text: 'no' } }),
    waiting('old', { submittedAt: Date.UTC(2025, 1, 1) }),
  ]);
  await writeRecords(page, [
    ['queue:newer', { version: 9 }],
    ['receipt:e', { id: 'e', form: 'demo-form', deliveredAt: Date.now() }],
  ]);
  await page.evaluate(() => {
    const draft = {
      version: 1,
      id: 'f',
      form: 'demo-form',
      language: 'de',
      savedAt: 1e12,
      values: { nome: 'Ada' },
    };
    localStorage.setItem('draft:demo-form', JSON.stringify(draft));
    localStorage.setItem('draft:unreadable', 'no JSON');
  });
  await page.goto('/de/outbox');
  await expect(page.locator('main li h3')).toHaveCount(7);
  expect(await violationsInBothThemes(page), 'the list').toEqual([]);
  await page.goto('/de?edit=a#contact-form');
  const form = page.locator('#contact-form');
  await expect(form.locator('[name=name]')).toHaveValue('a');
  await expect(form).toContainText('ist auf diesem Gerät gespeichert');
  expect(await violationsInBothThemes(page), 'an edit next to an earlier request').toEqual([]);
  await page.goto('/de/demo');
  await untilHydrated(page);
  await expect(page.locator('#demo-form [name=nome]')).toHaveValue('Ada');
  await page.locator('#demo-form summary').click();
  // The code that counts the characters loads late.
  await expect(async () => {
    await page.locator('#demo-form [name=messaggio]').fill('x'.repeat(4_990));
    await expect(page.getByText('Noch 10 Zeichen')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await violationsInBothThemes(page), 'a restored draft, all its fields and a long text').toEqual([]);
});

test.describe('a form on a deep background', () => {
  test.use({ expectedErrors: [/^insights-newsletter-form: /] });

  test('the text of its rejection is legible in both themes', async ({ email, page }) => {
    email.order({ plan: [step({ status: 422, body: 'Bad data' })], ratePerSecond: 0 });
    await page.goto('/de/insights');
    await untilHydrated(page);
    const form = page.locator('form#insights-newsletter-form');
    await form.locator('[type=email]').fill('ada@fund.example');
    await form.locator('button[type=submit]').press('Enter');
    await expect(form.getByRole('alert')).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await untilStill(page.locator('body'));
      expect(await violationsOf(page, OF_COLOURS), colorScheme).toEqual([]);
    }
  });
});
