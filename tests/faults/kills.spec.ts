import type { BrowserContext } from '@playwright/test';
import { expect } from '../e2e/support/fixtures.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilDrafted } from '../e2e/support/steps.ts';
import { fault, namesInDatabase } from './support/fault.ts';

// Fault 59 by SIGKILL. The unit tests take every operation; here a browser dies at some of them, and at each with
// `npm run faults -- --long`.

/** More than there are between "send" and the last word of its slip; a kill that never comes ends the test like any other. */
const LAST = 40;
const SAMPLE = [2, 8, 14];
const operations = process.env.FAULTS === 'long' ? Array.from({ length: LAST }, (_, n) => n + 1) : SAMPLE;

/** Calls `die` at the n-th operation on a database after the form has been sent. */
const dieAt = (n: number) => {
  const world = globalThis as unknown as { die(): Promise<void> };
  let count = 0;
  let sent = false;
  addEventListener('submit', () => {
    sent = true;
  });
  for (const name of ['put', 'delete', 'get', 'getAll', 'getAllKeys', 'count'] as const) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](...parameters: unknown[]) {
        if (sent) count += 1;
        if (sent && count === n) void world.die();
        return Reflect.apply(operation, this, parameters);
      },
    });
  }
};

const closed = (context: BrowserContext) =>
  context.waitForEvent('close', { timeout: 0 }).then(() => 'killed');

for (const [how, plan] of [
  ['delivered', []],
  ['without an answer', [step({ status: 503, times: 50 })]],
] as const) {
  for (const n of operations) {
    fault(59, `SIGKILL at operation ${n} of a submission ${how}`, async ({ device, email, note }) => {
      email.order({ plan: [...plan], ratePerSecond: 0 });
      await device.context.exposeBinding('die', () => device.kill());
      await device.context.addInitScript(dieAt, n);
      const { page } = device;
      const died = closed(device.context);
      await page.goto('/en');
      await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
      await untilDrafted(page, 'Ada');
      await sendContactForm(page).catch(() => {});
      const word = page.getByText(/^(Saved on this device|Request sent)$/);
      const end = await Promise.race([
        died,
        word.waitFor().then(
          () => 'said',
          () => died,
        ),
      ]);
      // The first of them come before anything is said.
      if (n <= 2) expect(end).toBe('killed');
      note('Ada', end === 'said');
      if (end === 'said') await device.kill().catch(() => {});
      email.order({ plan: [], ratePerSecond: 1 });
      await device.restart();
      await device.page.goto('/en/outbox');
      await expect(device.page.locator('#waiting-title')).toBeVisible();
      // Typed and sent: it is with the service, in the queue, or in its form again.
      const draft = device.page.getByRole('heading', { name: 'Started and not sent' });
      await expect
        .poll(
          async () =>
            email.mails().length > 0 ||
            (await namesInDatabase(device.page)).includes('Ada') ||
            (await draft.isVisible()),
          { timeout: 20_000 },
        )
        .toBe(true);
    });
  }
}
