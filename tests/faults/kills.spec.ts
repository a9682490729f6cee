import { expect, test } from '../e2e/support/fixtures.ts';
import { NEXT_DIST } from '../e2e/support/next-deployment.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilDrafted, untilOfflineReady } from '../e2e/support/steps.ts';
import { type Act, dieAtOperation, endOf } from './support/die.ts';
import { type FaultWorld, fault, namesInDatabase } from './support/fault.ts';

test.use({ light: true });

// Fault 59 by SIGKILL. The unit tests take every operation; here a browser dies at some of them, and at each with
// `npm run faults -- --long`.

/** More operations than any of these takes; a kill that never comes ends the test like any other. */
const LAST = 40;
const isLong = process.env.FAULTS === 'long';
const EDIT_LEASE_MS = 3 * 60_000;

/** For pages of whoever comes back after an open edit counts as abandoned. */
const later = (ms: number) => {
  const { now } = Date;
  Date.now = () => now() + ms;
};

const down = { plan: [step({ status: 503, times: 50 })], ratePerSecond: 0 };

const saved =
  (...names: string[]): Act['prepare'] =>
  async ({ device, email, send }) => {
    email.order(down);
    await device.page.goto('/en');
    for (const name of names) expect(await send(name)).toBe('saved');
  };

const submit = (orders: typeof down) => ({
  from: 'submit' as const,
  prepare: async ({ email }: FaultWorld) => email.order(orders),
  act: async ({ device: { page }, note }: FaultWorld) => {
    await page.goto('/en');
    await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
    await untilDrafted(page, 'Ada');
    await sendContactForm(page);
    await page.getByText(/^(Saved on this device|Request sent)$/).waitFor();
    note('Ada', true);
  },
});

/** Each with the operations that it dies at in the sample. */
const acts: readonly (Act & { sample: readonly number[] })[] = [
  { name: 'a submission delivered', sample: [2, 8, 14], ...submit({ plan: [], ratePerSecond: 0 }) },
  { name: 'a submission without an answer', sample: [2, 8, 14], ...submit(down) },
  {
    name: 'a drain',
    sample: [9],
    from: 'beginning',
    prepare: saved('Ada', 'Grace'),
    async act({ device: { page }, email }) {
      email.order({ plan: [], ratePerSecond: 1 });
      await page.goto('/en/outbox');
      await page.getByText('Nothing is waiting').waitFor();
    },
  },
  {
    name: 'an edit',
    sample: [6],
    from: 'click',
    prepare: saved('Ada'),
    async act({ device: { page }, email }) {
      await page.goto('/en/outbox');
      await page.getByRole('link', { name: /^Edit/ }).click();
      await page.getByText('You are editing a request').waitFor();
      await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example', role: 'Founder' });
      email.order({ plan: [], ratePerSecond: 1 });
      await sendContactForm(page);
      await page.getByText('Request sent').waitFor();
    },
  },
  {
    name: 'an erasure',
    sample: [3],
    from: 'click',
    unwanted: ['Ada', 'Grace'],
    prepare: saved('Ada', 'Grace'),
    async act({ device: { page } }) {
      await page.goto('/en/outbox');
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
      await page.getByText('Erased. Nothing of yours').waitFor();
    },
  },
  {
    name: 'an update',
    sample: [12],
    from: 'beginning',
    async prepare(world) {
      await saved('Ada')(world);
      await untilOfflineReady(world.device.page);
      await world.site.deploy(NEXT_DIST);
    },
    async act({ device: { page }, email }) {
      // The new server may cut what the old one had begun.
      await expect(() => page.goto('/en/outbox')).toPass();
      await page.getByRole('button', { name: 'Reload' }).click({ timeout: 20_000 });
      email.order({ plan: [], ratePerSecond: 1 });
      await page.getByText('Nothing is waiting').waitFor({ timeout: 20_000 });
    },
  },
];

for (const { name, sample, from, unwanted = [], prepare, act } of acts) {
  for (const n of isLong ? Array.from({ length: LAST }, (_, index) => index + 1) : sample) {
    fault(59, `SIGKILL at operation ${n} of ${name}`, async (world) => {
      const { device, email, note } = world;
      note('Ada', false);
      await prepare(world);
      await dieAtOperation(device, n, from);
      for (const who of unwanted) note(who, false);
      const end = await endOf(device, () => act(world));
      // The first of them come before anything is said.
      if (n <= 2) expect(end).toBe('killed');
      if (end === 'done' && unwanted.length > 0) expect(email.mails()).toEqual([]);
      if (end === 'done') await device.kill().catch(() => {});
      email.order({ plan: [], ratePerSecond: 1 });
      await device.restart();
      await device.context.addInitScript(later, EDIT_LEASE_MS);
      await device.page.goto('/en/outbox');
      await expect(device.page.locator('#waiting-title')).toBeVisible();
      if (unwanted.length > 0) return;
      // Typed and sent: it is with the service, in the queue, or in its form again.
      const draft = device.page.getByRole('heading', { name: 'Unsent drafts' });
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
