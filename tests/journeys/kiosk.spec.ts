import { enter, PIN, startKiosk, tracesIn, typePin, untilKiosk, visitorOf } from '../e2e/support/kiosk.ts';
import { untilOfflineReady } from '../e2e/support/steps.ts';
import { expect, say, test } from './support/fixtures.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

test('none of three visitors at a kiosk sees the input of another, and all requests arrive', async ({
  context,
  email,
  page,
}) => {
  /** Expects that the input of the visitors with these numbers is only in the queue. */
  const expectNoTraces = async (...numbers: readonly number[]) => {
    const traces = await tracesIn(page);
    for (const text of numbers.flatMap((number) => Object.values(visitorOf(number)).slice(0, 4)))
      expect(traces).not.toContain(text);
  };
  await page.clock.install();
  await startKiosk(page, '/en/demo?event=slush26');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await enter(page, 1);
  await expectNoTraces(1);
  await page.getByRole('button', { name: say('kiosk.thanks.next') }).click();
  await untilKiosk(page);
  await enter(page, 2);
  // Without a click, the form returns after a time limit.
  await page.clock.runFor(10_000);
  await expect(page.locator('form#demo-form')).toBeFocused();
  await page.goBack();
  await expectNoTraces(1, 2);
  await page.goto('/en/demo');
  await untilKiosk(page);
  await enter(page, 3);
  await expect(page.locator('header')).toContainText(say('kiosk.chip', { event: 'slush26', count: 3 }));

  await page.goto('/en/outbox');
  await expect(page.getByRole('heading', { name: say('kiosk.gate.title') })).toBeVisible();
  await expectNoTraces(1, 2, 3);
  await expect(page.getByRole('button', { name: say('outbox.export') })).toHaveCount(0);
  await typePin(page, PIN);
  await expect(page.locator('#waiting-title')).toHaveText(say('outbox.waiting', { count: 3 }));
  await context.setOffline(false);
  await page.getByRole('button', { name: say('outbox.sendAll') }).click();
  await expect(page.getByRole('heading', { name: say('outbox.empty') })).toBeVisible();
  const mails = email.mails().map(({ template_params }) => template_params);
  expect(new Set(mails.map(({ nome }) => nome))).toEqual(new Set(['Visitor1', 'Visitor2', 'Visitor3']));
  expect(mails.every((params) => params.event === 'slush26')).toBe(true);
});
