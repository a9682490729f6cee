import { expect, test } from '../e2e/support/fixtures.ts';
import {
  enter,
  leaveKiosk,
  shownIn,
  startKiosk,
  tracesIn,
  untilKiosk,
  visitorOf,
} from '../e2e/support/kiosk.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { untilOnDisk } from './support/disk.ts';
import { type FaultResult, fault } from './support/fault.ts';

test.use({ light: true });

// A day at a kiosk. With `npm run faults -- --long` it has 500 visitors, and the browser is killed once more while the
// entries are being sent.
const isLong = process.env.FAULTS === 'long';
const VISITORS = isLong ? 500 : 8;
const NAME = `${VISITORS} offline entries at a kiosk survive kills after the first and in the middle${isLong ? ' and while they are sent' : ''}`;

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

  // After a write of local storage to the disk, Chromium writes no later change for up to a minute.
  await device.page.goto('/en/demo');
  await untilOfflineReady(device.page);
  await device.page.locator('#demo-form [name=nome]').fill('Begun before');
  await untilOnDisk(device, 'Begun before');
  await startKiosk(device.page, '/en/demo?event=slush26');
  await device.context.setOffline(true);
  await enter(device.page, 1);
  await restart();
  await device.page.goto('/en/outbox');
  await expect(device.page.locator('#kiosk-pin')).toBeVisible();
  expect(await shownIn(device.page)).not.toContain(visitorOf(1).email);
  await device.context.setOffline(true);
  await device.page.goto('/en/demo');
  await untilKiosk(device.page);
  await enterAll(2, VISITORS / 2);
  await restart();
  await device.context.setOffline(true);
  await device.page.goto('/en/demo');
  await untilKiosk(device.page);
  await enterAll(VISITORS / 2 + 1, VISITORS);
  await expect(device.page.locator('header')).toContainText(`slush26: ${VISITORS} requests today`);

  await device.context.setOffline(false);
  await leaveKiosk(device.page);
  const sendAll = device.page.getByRole('button', { name: 'Send all now' });
  // The button is missing if everything has been sent since the device went online.
  await sendAll.click({ timeout: 5_000 }).catch(() => {});
  if (isLong) {
    await expect.poll(() => ids().size, { timeout: VISITORS * 3_000 }).toBeGreaterThan(VISITORS / 4);
    await restart();
    await device.page.goto('/en/outbox');
  }
  await expect
    .poll(() => ids().size, { timeout: 60_000 + VISITORS * 3_000, intervals: [1_000] })
    .toBe(VISITORS);
  await expect(device.page.getByText('Nothing is waiting', { exact: true })).toBeVisible({ timeout: 60_000 });

  const mails = email.mails().map(({ template_params }) => template_params);
  const names = new Set(mails.map(({ nome }) => nome));
  expect([...names].sort()).toEqual(Array.from({ length: VISITORS }, (_, at) => nameOf(at + 1)).sort());
  expect(mails.filter(({ event }) => event !== 'slush26')).toEqual([]);
  // Each visitor has one id, even if the kill prevented the response and the message was repeated.
  const visits = new Set(mails.map(({ nome, submission_id }) => `${nome} ${submission_id}`));
  expect(visits.size).toBe(VISITORS);
  const result: FaultResult = {
    fault: 70,
    name: NAME,
    submitted: VISITORS,
    got: mails.length,
    delivered: names.size,
    lost: VISITORS - names.size,
    repeated: mails.length - names.size,
    repeatedWithoutId: visits.size - names.size,
  };
  test.info().annotations.push({ type: 'fault', description: JSON.stringify(result) });
});

test.describe('with the back/forward cache', () => {
  test.use({ pageCache: true });

  test('fault 74: Back to pages opened before kiosk mode shows no entries', async ({ device, email }) => {
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
    for (const _ of ['outbox', 'demo', 'home']) {
      await page.goBack();
      await expect(page.locator('form#demo-form[autocomplete=off], #kiosk-pin')).toBeVisible();
      const traces = await shownIn(page);
      for (const text of ['ada@fund.example', 'Begun before', nome, address])
        expect(traces).not.toContain(text);
    }
  });
});

test('fault 74: Back to a history entry of another visitor leads to an empty form', async ({ page }) => {
  await startKiosk(page, '/en/demo?event=slush26');
  await page.locator('header a[href="/en"]').first().click();
  await expect(page).toHaveURL(/\/en$/);
  // The calculator replaces the history entry like this when a slider is moved.
  await page.evaluate(() => history.replaceState(history.state, '', '?deals=135#roi-calculator-section'));
  await page.locator('footer a[href="/en/demo"]').click();
  await untilKiosk(page);
  await enter(page, 1);
  await page.locator('div#demo-form button').click();
  await untilKiosk(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/demo\?event=slush26/);
  await untilKiosk(page);
  // The previous visitor had scrolled to the end of the page.
  await expect(page.locator('form#demo-form [name=nome]')).toBeInViewport();
  // Back works as usual among the history entries of one visitor.
  await page.locator('footer a[href="/en/pricing"]').click();
  await expect(page).toHaveURL(/pricing/);
  await page.goBack();
  await untilKiosk(page);
});

test('fault 76: a rejected request of a kiosk arrives once when it is sent again', async ({
  page,
  email,
}) => {
  email.order({ plan: [step({ status: 422, body: 'Bad data' })], ratePerSecond: 0 });
  await startKiosk(page, '/en/demo?event=slush26');
  const form = page.locator('form#demo-form');
  for (const [name, value] of Object.entries(visitorOf(1))) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert')).toContainText('our team will see it');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('div#demo-form')).toBeVisible();
  await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(1);
  expect(email.mails()[0]?.template_params.email).toBe(visitorOf(1).email);
});

/** Records under the key of kiosk mode that this version cannot read. */
const otherRecords = {
  'of a newer version': JSON.stringify({ version: 2, event: 'slush26', language: 'en', gate: 'a face' }),
  'of a version without a number': JSON.stringify({ event: 'slush26', salt: 'ab', hash: 'cd' }),
  damaged: 'rubbish',
};

for (const [name, record] of Object.entries(otherRecords)) {
  fault(75, `kiosk: the record is ${name}`, async ({ page, email, send }) => {
    email.order({ plan: [step({ status: 503, times: 99 })], ratePerSecond: 0 });
    await page.goto('/en');
    expect(await send('Ada')).toBe('saved');
    await startKiosk(page, '/en/demo?event=slush26');
    const own = await page.evaluate(() => localStorage.getItem('kiosk') ?? '');
    await page.evaluate((text) => localStorage.setItem('kiosk', text), record);

    // Neither a PIN nor a reload opens the gate, and nothing stored is shown.
    await page.goto('/en/outbox');
    const closed = page.getByText('Another version of this site started kiosk mode').first();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    for (const _ of ['opened', 'reloaded']) {
      await expect(closed).toBeVisible();
      await expect(page.locator('#waiting-title, #kiosk-pin, [type=password]')).toHaveCount(0);
      expect(await tracesIn(page)).not.toContain('ada@fund.example');
      await reload.click();
    }

    // The next visitor finds no text of the previous visitor.
    await page.goto('/en');
    await page.locator('#contact-form [name=name]').fill('Victor');
    await page.goto('/en/demo');
    await untilKiosk(page);
    await page.locator('form#demo-form [name=nome]').fill('Victor');
    await page.goto('/en/privacy');
    await page.goBack();
    await untilKiosk(page);
    // The code of kiosk mode, which loads later, empties the form of an entry in the history.
    await expect(page.locator('header a[href$="/outbox"]')).toContainText(/today|oggi/);
    expect(await tracesIn(page)).not.toContain('Victor');

    // The queue and new entries are still sent, and the gate stays closed.
    email.order({ plan: [], ratePerSecond: 1 });
    await enter(page, 1);
    await expect.poll(() => email.mails().length, { timeout: 30_000 }).toBe(2);
    await page.goto('/en/outbox');
    await expect(closed).toBeVisible();
    await expect(page.getByRole('button', { name: 'leave without the PIN' })).toHaveCount(0);
    expect(await tracesIn(page)).not.toContain(visitorOf(1).email);

    // The version that wrote the record ends kiosk mode.
    await page.evaluate((text) => localStorage.setItem('kiosk', text), own);
    await leaveKiosk(page);
  });
}
