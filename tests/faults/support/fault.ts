import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Site } from '#scripts/site.ts';
import type { Device } from '../../e2e/support/device.ts';
import type { TestEmail } from '../../e2e/support/email.ts';
import { expect, test } from '../../e2e/support/fixtures.ts';
import { step } from '../../e2e/support/plan.ts';
import { readOutbox } from '../../e2e/support/queue.ts';
import { fillContactForm, sendContactForm } from '../../e2e/support/steps.ts';

/** Outcome of the submissions of one fault, as `npm run faults` prints it. */
export interface FaultResult {
  fault: number;
  name: string;
  /** Presses of "send". */
  submitted: number;
  /** Messages that the service has accepted, of all forms. */
  got: number;
  /** Submissions among them. */
  delivered: number;
  /** Submissions that a page called "saved" or "sent", and that neither the service nor the device has. */
  lost: number;
  /** Messages of submissions that had been delivered before. */
  repeated: number;
  /** Repeats that the receiver cannot recognise. */
  repeatedWithoutId: number;
}

export type SendResult = 'saved' | 'sent' | 'failed' | 'nothing';

export interface FaultWorld {
  site: Site;
  device: Device;
  /** Context and page of the device until it is restarted. */
  context: BrowserContext;
  page: Page;
  email: TestEmail;
  /** Fills in and sends the contact form of the open page. Resolves with the message of the page. */
  send(name: string, options?: { page?: Page; awaited?: boolean }): Promise<SendResult>;
  /** Like `send`, but the service receives the request and never responds. */
  sendUnanswered(name: string): Promise<void>;
  /** Counts a submission that was not made by `send`. `promised` is true if a page called it saved or sent. */
  note(name: string, promised: boolean): void;
}

/** Message of a confirmation, with the email address in its text. */
interface Confirmation {
  at: number;
  email: string;
  word: 'saved' | 'delivered' | 'gone';
}

/** Runs in every page of the browser: records the messages of its confirmations. */
const recordConfirmations = () => {
  const words = {
    'Saved on this device': 'saved',
    'Request sent': 'delivered',
    'No longer on this device': 'gone',
  } as const;
  let last = '';
  const read = () => {
    const confirmation = document.querySelector('div#contact-form');
    const heading = confirmation?.querySelector('h2')?.textContent as keyof typeof words | undefined;
    const facts = [...(confirmation?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    const [email] = /\S+@\S+\.example/.exec(facts.join(' ')) ?? [];
    const word = heading && words[heading];
    if (!word || !email) last = '';
    if (!word || !email || last === word + email) return;
    last = word + email;
    // Tests do not change this clock.
    const at = performance.timeOrigin + performance.now();
    (globalThis as unknown as { noteConfirmation(note: Confirmation): void }).noteConfirmation({
      at,
      email,
      word,
    });
  };
  new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Returns the email address of a visitor. Characters that an address cannot contain become numbers. */
const addressOf = (name: string) => {
  const local = name.toLowerCase().replace(/[^a-z\d]/g, (letter) => `${letter.charCodeAt(0)}`);
  return `${local}@fund.example`;
};

/** Returns the confirmations that reported "delivered" before the service had accepted the submission. */
function untrueConfirmations(said: readonly Confirmation[], email: TestEmail): string[] {
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

/** Runs in pages and workers: removes the jitter, so that each pause is as short as possible. */
const removeJitter = () => {
  Math.random = () => 0;
};

/** Removes the jitter in pages and workers. Otherwise the pause after a third failure would last up to 40 s. */
async function removeJitterIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeJitter);
  // A worker that has ended sends nothing, so its error is irrelevant.
  const inWorker = (worker: Worker) => void worker.evaluate(removeJitter).catch(() => {});
  context.on('serviceworker', inWorker);
  context.serviceWorkers().forEach(inWorker);
}

/** Resolves with the page's first message. The page may say "saved" and, a second later, "sent". */
async function sendResultOf(
  page: Page,
  firstConfirmation: () => Confirmation | undefined,
): Promise<SendResult> {
  const failed = page.getByRole('alert').filter({ hasText: 'Sending Error' });
  const isAnswered = async () => firstConfirmation() !== undefined || failed.isVisible();
  await expect.poll(isAnswered, { timeout: 20_000 }).toBe(true);
  const words = { saved: 'saved', delivered: 'sent', gone: 'failed' } as const;
  const first = firstConfirmation();
  return first ? words[first.word] : 'failed';
}

/**
 * Declares the test of a fault, by its number. After `body`, the service works again and everything is sent. The
 * test then compares the log of the service with the messages of the pages. No promised submission may be lost, and
 * every repeat must have the same id.
 */
export function fault(number: number, name: string, body: (world: FaultWorld) => Promise<void>): void {
  test(`fault ${number}: ${name}`, async ({ email, site, device }) => {
    const names = new Map<string, boolean>();
    const said: Confirmation[] = [];
    const record = async () => {
      await device.context.exposeBinding('noteConfirmation', (_, note: Confirmation) => void said.push(note));
      await device.context.addInitScript(recordConfirmations);
      await removeJitterIn(device.context);
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
        const before = said.length;
        await sendContactForm(page);
        const first = () => said.slice(before).find(({ email: address }) => address === addressOf(who));
        const word = awaited ? await sendResultOf(page, first) : 'nothing';
        names.set(who, word === 'saved' || word === 'sent');
        return word;
      },
      async sendUnanswered(who) {
        email.order({ plan: [step({ never: true })], ratePerSecond: 1 });
        await world.send(who, { awaited: false });
        await expect.poll(() => email.log.length).toBe(1);
        // The submission was stored before the request started.
        world.note(who, true);
      },
    };
    await body(world);
    const stored = await settle(world);
    const result = count({ number, name, names, email, stored });
    test.info().annotations.push({ type: 'fault', description: JSON.stringify(result) });
    expect(untrueConfirmations(said, email), 'confirmed without an OK').toEqual([]);
    expect(result.lost, 'lost after "saved" or "sent"').toBe(0);
    expect(result.repeatedWithoutId, 'repeated without its id').toBe(0);
  });
}

/** Sends everything that can be sent. Resolves with the names that the device still stores. */
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
    expect(await isSettled(), 'a submission that can be sent is still queued').toBe(true);
  }).toPass({ timeout: 60_000 });
  return namesInDatabase(page);
}

/** Returns the visitors' names in the queue. */
export const namesInDatabase = async (page: Page): Promise<string[]> =>
  (await readOutbox(page, 'queue:')).flatMap(({ params }) => params?.name ?? []);

interface Evidence {
  number: number;
  name: string;
  names: ReadonlyMap<string, boolean>;
  email: TestEmail;
  stored: readonly string[];
}

function count({ number, name, names, email, stored }: Evidence): FaultResult {
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
    if (mails.length > 0) result.delivered += 1;
    if (promised && mails.length === 0 && !stored.includes(who)) result.lost += 1;
    repeated += Math.max(0, mails.length - 1);
    repeatedWithoutId += unrecognised(mails);
  }
  return { ...result, repeated, repeatedWithoutId };
}

/** Counts the later messages that neither have the id of an earlier message nor replace an earlier message. */
function unrecognised(mails: ReturnType<FaultWorld['email']['mails']>): number {
  const known = new Set<unknown>();
  let count = 0;
  for (const { template_params } of mails) {
    const { submission_id: id, replaces } = template_params;
    // `replaces` marks a correction: the original was delivered while its edit was open.
    if (known.size > 0 && !known.has(id) && !known.has(replaces)) count += 1;
    known.add(id);
  }
  return count;
}
