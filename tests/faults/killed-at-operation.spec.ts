import { setTimeout as after } from 'node:timers/promises';
import type { Device } from '../e2e/support/device.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { NEXT_DIST } from '../e2e/support/next-deployment.ts';
import { step } from '../e2e/support/plan.ts';
import { fillContactForm, sendContactForm, untilOfflineReady } from '../e2e/support/steps.ts';
import { untilOnDisk } from './support/disk.ts';
import { type FaultWorld, fault, namesInDatabase } from './support/fault.ts';
import { callAtOperation, type From } from './support/operations.ts';

test.use({ light: true });

// Fault 59 with SIGKILL. The unit tests let every operation fail. These tests kill a browser at some operations, and at
// all operations with `npm run faults -- --long`.

/** Exceeds the number of writing operations of every act. A test without a kill ends as usual. */
const LAST = 24;
const isLong = process.env.FAULTS === 'long';

const down = { plan: [step({ status: 503, times: 50 })], ratePerSecond: 0 };

/** Actions of a visitor, during which the browser is killed. */
interface Act {
  name: string;
  /** Prepares the queue and the answers of the service. */
  prepare(world: FaultWorld): Promise<void>;
  /** Performs the actions, and waits for the final message of the page. */
  act(world: FaultWorld): Promise<void>;
  from: From;
  /** Names of the submissions that the visitor deletes. */
  unwanted?: readonly string[];
}

/** Milliseconds, more than a killed browser needs to end. */
const ALIVE_MS = 5_000;

/**
 * Kills the browser at the n-th operation that writes, in a page that is opened from now on. Returns a function that
 * returns true once the kill has started.
 */
async function dieAtOperation(device: Device, n: number, from: From): Promise<() => boolean> {
  let isDying = false;
  await device.context.exposeBinding('die', () => {
    isDying = true;
    return device.kill();
  });
  await device.context.addInitScript(callAtOperation, { n, from, counted: 'writing', call: 'die' } as const);
  return () => isDying;
}

/**
 * Runs `act`. Resolves with `killed` if the browser was killed during it. `act` may complete between the operation and
 * the end of the browser.
 */
async function endOf(
  { context }: Device,
  act: () => Promise<void>,
  isDying: () => boolean,
): Promise<'killed' | 'done'> {
  const killed = context.waitForEvent('close', { timeout: 0 }).then(() => 'killed' as const);
  const done = act().then(
    () => (isDying() ? killed : ('done' as const)),
    async (problem: unknown) => {
      // The calls to a browser that is being killed fail before its context is closed.
      const alive = after(ALIVE_MS).then(() => 'alive' as const);
      if ((await Promise.race([killed, alive])) === 'alive') throw problem;
      return 'killed' as const;
    },
  );
  return Promise.race([killed, done]);
}

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
  act: async ({ device, note }: FaultWorld) => {
    const { page } = device;
    await page.goto('/en');
    await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example' });
    await untilOnDisk(device, '"name":"Ada"');
    await sendContactForm(page);
    await page.getByText(/^(Saved on this device|Request sent)$/).waitFor();
    note('Ada', true);
  },
});

/** `sample`: the operations at which the browser is killed without `--long`. */
const acts: readonly (Act & { sample: readonly number[] })[] = [
  { name: 'a delivered submission', sample: [1, 5, 9], ...submit({ plan: [], ratePerSecond: 0 }) },
  { name: 'a submission with response 503', sample: [1, 6, 10], ...submit(down) },
  {
    name: 'a replay',
    sample: [9, 16],
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
    sample: [1, 3, 8],
    from: 'submit',
    prepare: saved('Ada'),
    async act({ device: { page }, email }) {
      await page.goto('/en/outbox');
      await page.getByRole('link', { name: /^Edit/ }).click();
      await page.locator('#contact-form').getByText('You’re editing a pending request').waitFor();
      await fillContactForm(page, { name: 'Ada', email: 'ada@fund.example', role: 'Founder' });
      email.order({ plan: [], ratePerSecond: 1 });
      await sendContactForm(page);
      await page.getByText('Request sent').waitFor();
    },
  },
  {
    name: 'an erasure',
    sample: [1],
    from: 'click',
    unwanted: ['Ada', 'Grace'],
    prepare: saved('Ada', 'Grace'),
    async act({ device: { page } }) {
      await page.goto('/en/outbox');
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('button', { name: 'Yes, erase everything' }).click();
      await page.getByText('Done. This device no longer stores anything').waitFor();
    },
  },
  {
    name: 'an update',
    sample: [4],
    from: 'beginning',
    async prepare(world) {
      await saved('Ada')(world);
      await untilOfflineReady(world.device.page);
      await world.site.deploy(NEXT_DIST);
    },
    async act({ device: { page }, email }) {
      // The new server may cut the requests of the old one.
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
      const isDying = await dieAtOperation(device, n, from);
      for (const who of unwanted) note(who, false);
      const end = await endOf(device, () => act(world), isDying);
      // The first operation precedes every message of the page.
      if (n === 1) expect(end).toBe('killed');
      if (end === 'done') await device.kill().catch(() => {});
      email.order({ plan: [], ratePerSecond: 1 });
      await device.restart();
      await device.page.goto('/en/outbox');
      await expect(device.page.locator('#waiting-title')).toBeVisible();
      if (unwanted.length > 0) {
        // An erasure is one transaction.
        const left = await namesInDatabase(device.page);
        expect(end === 'done' ? [[]] : [[], unwanted]).toContainEqual(left.sort());
        if (left.length === 0) for (const who of unwanted) note(who, 'removed');
        return;
      }
      // Ada's text is at the service, in the queue or in a draft.
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
