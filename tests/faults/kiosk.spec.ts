import { expect, test } from '../e2e/support/fixtures.ts';
import { enter, leaveKiosk, shownIn, startKiosk, untilKiosk, visitorOf } from '../e2e/support/kiosk.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import type { FaultResult } from './support/fault.ts';

test.use({ light: true });

// A day at a stand. `npm run faults -- --long` has as many visitors as a good one, one a second goes out at the end, and the
// browser dies once more meanwhile: what it was just sending is taken up again when its lease has ended.
const isLong = process.env.FAULTS === 'long';
const VISITORS = isLong ? 500 : 8;
const NAME = `${VISITORS} entries at a stand, offline, killed in the middle${isLong ? ' and while they are sent' : ''}`;
const LEASE_ENDS_MS = 180_000;

test(`fault 70: ${NAME}`, async ({ device, email }) => {
  test.setTimeout(120_000 + VISITORS * 6_000);
  const ids = () => new Set(email.mails().map(({ template_params }) => template_params.submission_id));
  const nameOf = (number: number) => `Visitor${number}`;
  const restart = async () => {
    await device.kill();
    await device.restart();
  };
  const enterAll = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1) {
      await enter(device.page, number);
      await device.page.locator('div#demo-form button').click();
      await untilKiosk(device.page);
    }
  };

  await startKiosk(device.page, '/en/demo?event=slush26');
  await untilOfflineReady(device.page);
  await device.context.setOffline(true);
  await enter(device.page, 1);
  // Whoever starts a stand sees it stand: a browser writes local storage down within seconds.
  await untilKiosk(device.page);
  await enterAll(2, VISITORS / 2);
  await restart();
  await device.context.setOffline(true);
  await device.page.goto('/en/demo');
  await untilKiosk(device.page);
  await enterAll(VISITORS / 2 + 1, VISITORS);
  await expect(device.page.locator('header')).toContainText(`slush26: ${VISITORS} entries today`);

  await device.context.setOffline(false);
  await leaveKiosk(device.page);
  await device.page.getByRole('button', { name: 'Send all now' }).click();
  if (isLong) {
    await expect.poll(() => ids().size, { timeout: VISITORS * 3_000 }).toBeGreaterThan(VISITORS / 4);
    await restart();
    await device.page.goto('/en/outbox');
  }
  await expect
    .poll(() => ids().size, { timeout: 60_000 + VISITORS * 3_000, intervals: [1_000] })
    .toBe(VISITORS);
  await expect(device.page.getByText('Nothing is waiting', { exact: true })).toBeVisible({
    timeout: LEASE_ENDS_MS,
  });

  const mails = email.mails().map(({ template_params }) => template_params);
  const names = new Set(mails.map(({ nome }) => nome));
  expect([...names].sort()).toEqual(Array.from({ length: VISITORS }, (_, at) => nameOf(at + 1)).sort());
  expect(mails.filter(({ event }) => event !== 'slush26')).toEqual([]);
  // Each visitor has one id, be it in one message or, where the kill took the answer away, in two.
  expect(new Set(mails.map(({ nome, submission_id }) => `${nome} ${submission_id}`)).size).toBe(VISITORS);
  const result: FaultResult = {
    fault: 70,
    name: NAME,
    submitted: VISITORS,
    got: mails.length,
    delivered: names.size,
    lost: VISITORS - names.size,
    repeated: mails.length - names.size,
    repeatedWithoutId: 0,
  };
  test.info().annotations.push({ type: 'fault', description: JSON.stringify(result) });
});

test.describe('with the back/forward cache', () => {
  test.use({ pageCache: true });

  test('fault 74: Back to pages from before the start of the kiosk shows nobody’s entries', async ({
    device,
    email,
  }) => {
    const { page } = device;
    email.order({ plan: [step({ status: 403, times: 99 })], ratePerSecond: 1 });
    await page.goto('/en');
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
    await page.goto('/en/demo');
    await page.locator('#demo-form [name=nome]').fill('Begun before');
    await page.goto('/en/outbox');
    await expect(page.getByText('ada@fund.example')).toBeVisible();
    await startKiosk(page, '/en/demo?event=slush26');
    await enter(page, 1);
    const { nome, email: address } = visitorOf(1);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page.locator('form#demo-form[autocomplete=off], #kiosk-pin')).toBeVisible();
      const traces = await shownIn(page);
      for (const text of ['ada@fund.example', 'Begun before', nome, address])
        expect(traces).not.toContain(text);
    }
  });
});

test('fault 74: Back to an entry of another visitor leads to an empty form', async ({ page }) => {
  await startKiosk(page, '/en/demo?event=slush26');
  await page.locator('header a[href="/en"]').first().click();
  await expect(page).toHaveURL(/\/en$/);
  // As the calculator does when a slider is moved.
  await page.evaluate(() => history.replaceState(history.state, '', '?deals=135#roi-calculator-section'));
  await page.locator('footer a[href="/en/demo"]').click();
  await untilKiosk(page);
  await enter(page, 1);
  await page.locator('div#demo-form button').click();
  await untilKiosk(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/demo\?event=slush26/);
  await untilKiosk(page);
  // The next visitor's own entries lead back as usual.
  await page.locator('footer a[href="/en/pricing"]').click();
  await expect(page).toHaveURL(/pricing/);
  await page.goBack();
  await untilKiosk(page);
});
