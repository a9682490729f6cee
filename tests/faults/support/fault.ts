import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Site } from '#local/site.ts';
import type { Device } from '../../e2e/support/device.ts';
import type { TestEmail } from '../../e2e/support/email.ts';
import { expect, test } from '../../e2e/support/fixtures.ts';
import { step } from '../../e2e/support/plan.ts';
import { readOutbox } from '../../e2e/support/queue.ts';
import { fillContactForm, sendContactForm } from '../../e2e/support/steps.ts';

/** What a fault has done to the submissions, as `npm run faults` prints it. */
export interface FaultResult {
  fault: number;
  name: string;
  /** Pressed "send", whatever came of it. */
  submitted: number;
  /** Messages that the service has accepted, of all forms. */
  got: number;
  /** Submissions among them. */
  delivered: number;
  /** The page said "saved" or "sent", and it is neither with the service nor on the device. */
  lost: number;
  /** Messages of a submission that had been delivered before. */
  repeated: number;
  /** Repeats that a receiver cannot tell. */
  repeatedWithoutId: number;
}

export type Word = 'saved' | 'sent' | 'failed' | 'nothing';

export interface FaultWorld {
  site: Site;
  device: Device;
  /** Those of the device until it is started again. */
  context: BrowserContext;
  page: Page;
  email: TestEmail;
  /** Fills in and sends the contact form of the open page, and notes what the page says of it. */
  send(name: string, options?: { page?: Page; awaited?: boolean }): Promise<Word>;
  /** The same on a page that waits for the service, which has the request and never answers. */
  sendUnanswered(name: string): Promise<void>;
  /** A submission made by other means than `send`. */
  note(name: string, promised: boolean): void;
}

/** What a confirmation in a page of this test said, and of whom: it names the address that was typed. */
export interface SlipWord {
  at: number;
  email: string;
  word: 'saved' | 'delivered' | 'gone';
}

/** Writes down what confirmations say, in every page of the browser. */
const recordSlips = () => {
  const words = {
    'Saved on this device': 'saved',
    'Request sent': 'delivered',
    'No longer on this device': 'gone',
  } as const;
  let last = '';
  const look = () => {
    const confirmation = document.querySelector('div#contact-form');
    const heading = confirmation?.querySelector('h2')?.textContent as keyof typeof words | undefined;
    const [email] = /\S+@\S+\.example/.exec(confirmation?.querySelector('h2 + p')?.textContent ?? '') ?? [];
    const word = heading && words[heading];
    if (!word || !email || last === word + email) return;
    last = word + email;
    // A clock that no test sets.
    const at = performance.timeOrigin + performance.now();
    (globalThis as unknown as { noteSlip(note: SlipWord): void }).noteSlip({ at, email, word });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};

/** The address that `send` gives a visitor of this name; letters that an address has not are written as numbers. */
const addressOf = (name: string) => {
  const local = name.toLowerCase().replace(/[^a-z\d]/g, (letter) => `${letter.charCodeAt(0)}`);
  return `${local}@fund.example`;
};

/** "Delivered" needs an OK of the service before it. Half a second is the way of an answer back to the page's words. */
function untrueWords(said: readonly SlipWord[], email: TestEmail): string[] {
  return said
    .filter(({ word }) => word === 'delivered')
    .filter(({ at, email: address }) => {
      const ids = email
        .mails()
        .filter(({ template_params }) => template_params.email === address)
        .map(({ template_params }) => template_params.submission_id);
      return !email.log.some(
        (request) => request.accepted && ids.includes(request.submissionId ?? '') && request.at <= at,
      );
    })
    .map(({ email: address }) => `${address}: "delivered" without an OK`);
}

/** No jitter: each pause is the shortest there is. Chance comes from outside, so this is where to still it. */
const stillChance = () => {
  Math.random = () => 0;
};

/** In pages and in workers: whichever sends, a pause of up to 40 s would follow a third failure. */
async function stillChanceOf(context: BrowserContext): Promise<void> {
  await context.addInitScript(stillChance);
  // A worker that has ended meanwhile has nothing left to draw.
  const still = (worker: Worker) => void worker.evaluate(stillChance).catch(() => {});
  context.on('serviceworker', still);
  context.serviceWorkers().forEach(still);
}

async function wordOf(page: Page): Promise<Word> {
  const saved = page.getByText('Saved on this device', { exact: true });
  const sent = page.getByText('Request sent');
  const failed = page.getByRole('alert').filter({ hasText: 'Sending Error' });
  await expect(saved.or(sent).or(failed).first()).toBeVisible({ timeout: 20_000 });
  if (await sent.isVisible()) return 'sent';
  return (await saved.isVisible()) ? 'saved' : 'failed';
}

/**
 * A fault of the catalogue in docs/outbox.md. After it the service is well again; what waits is sent, and the
 * service's log and the page are looked at: nothing promised is lost, every repeat carries its id.
 */
export function fault(number: number, name: string, body: (world: FaultWorld) => Promise<void>): void {
  test(`fault ${number}: ${name}`, async ({ email, site, device }) => {
    const names = new Map<string, boolean>();
    const said: SlipWord[] = [];
    const record = async () => {
      await device.context.exposeBinding('noteSlip', (_, note: SlipWord) => void said.push(note));
      await device.context.addInitScript(recordSlips);
      await stillChanceOf(device.context);
    };
    await record();
    const restart = device.restart;
    device.restart = async (flags) => {
      await restart(flags);
      await record();
    };
    const world: FaultWorld = {
      site,
      device,
      context: device.context,
      page: device.page,
      email,
      note: (who, promised) => names.set(who, promised),
      async send(who, { page = device.page, awaited = true } = {}) {
        await fillContactForm(page, { name: who, email: addressOf(who) });
        names.set(who, false);
        await sendContactForm(page);
        const word = awaited ? await wordOf(page) : 'nothing';
        names.set(who, word === 'saved' || word === 'sent');
        return word;
      },
      async sendUnanswered(who) {
        email.order({ plan: [step({ never: true })], ratePerSecond: 1 });
        await world.send(who, { awaited: false });
        await expect.poll(() => email.log.length).toBe(1);
        // It was written down before the request went out.
        world.note(who, true);
      },
    };
    await body(world);
    const kept = await settle(world);
    const result = count({ number, name, names, email, kept });
    test.info().annotations.push({ type: 'fault', description: JSON.stringify(result) });
    expect(untrueWords(said, email), 'said without proof').toEqual([]);
    expect(result.lost, 'lost after a promise').toBe(0);
    expect(result.repeatedWithoutId, 'repeated without its id').toBe(0);
  });
}

/** Lets everything go out that can, and answers with the names that the device still holds. */
async function settle({ device, email }: FaultWorld): Promise<string[]> {
  email.order({ plan: [], ratePerSecond: 1 });
  const page = await device.context.newPage();
  await page.goto('/en/outbox');
  const empty = page.getByText('Nothing is waiting');
  const sendAll = page.getByRole('button', { name: 'Send all now' });
  const blocked = page.getByText('Needs your attention');
  await expect(empty.or(sendAll).or(blocked).first()).toBeVisible();
  const isSettled = async () =>
    (await empty.isVisible()) ||
    (await blocked.count()) === (await page.getByRole('link', { name: /^Edit/ }).count());
  await expect(async () => {
    if (await isSettled()) return;
    await sendAll.click({ timeout: 1_000 }).catch(() => {});
    expect(await isSettled(), 'something that can be sent still waits').toBe(true);
  }).toPass({ timeout: 60_000 });
  return namesInDatabase(page);
}

/** The names in the queue: drafts, receipts and the rate limit have no parameters. */
export const namesInDatabase = async (page: Page): Promise<string[]> =>
  (await readOutbox(page)).flatMap(({ params }) => params?.name ?? []);

interface Evidence {
  number: number;
  name: string;
  names: ReadonlyMap<string, boolean>;
  email: TestEmail;
  kept: readonly string[];
}

function count({ number, name, names, email, kept }: Evidence): FaultResult {
  const result = {
    fault: number,
    name,
    submitted: names.size,
    got: email.mails().length,
    delivered: 0,
    lost: 0,
  };
  let repeated = 0;
  let repeatedWithoutId = 0;
  for (const [who, promised] of names) {
    const mails = email.mails().filter(({ template_params }) => template_params.name === who);
    const ids = new Set(mails.map(({ template_params }) => template_params.submission_id));
    if (mails.length > 0) result.delivered += 1;
    if (promised && mails.length === 0 && !kept.includes(who)) result.lost += 1;
    repeated += Math.max(0, mails.length - 1);
    repeatedWithoutId += Math.max(0, ids.size - 1);
  }
  return { ...result, repeated, repeatedWithoutId };
}
