import { expect, test } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fault } from './support/fault.ts';

test.use({ light: true });

const DAY = 24 * 60 * 60 * 1000;

fault(28, 'the clock is set 8 days forward or back', async ({ context, page, email, send }) => {
  await page.goto('/en');
  await email.stop();
  expect(await send('Ada')).toBe('saved');
  expect(await send('Grace')).toBe('saved');
  await page.close();
  await email.start();
  email.order({ plan: [step({ status: 503 })], ratePerSecond: 1 });
  for (const days of [8, -8]) {
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + days * DAY);
    await later.goto('/en');
    await later.waitForTimeout(2_000);
    await later.close();
  }
  const today = await context.newPage();
  await today.goto('/en');
  // If a tab is closed during a request, the request may be repeated with the same id.
  const arrived = () =>
    new Set(email.mails().map(({ template_params }) => template_params.submission_id)).size;
  await expect.poll(arrived, { timeout: 20_000 }).toBe(2);
});
