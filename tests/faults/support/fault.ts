import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Site } from '#scripts/site.ts';
import type { Device } from '../../e2e/support/device.ts';
import type { TestEmail } from '../../e2e/support/email.ts';
import { expect, test } from '../../e2e/support/fixtures.ts';
import { step } from '../../e2e/support/plan.ts';
import { readOutbox } from '../../e2e/support/queue.ts';
import { fillContactForm, sendContactForm } from '../../e2e/support/steps.ts';
import { type Confirmation, recordConfirmations, untrueConfirmations } from './confirmations.ts';

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

/**
 * True if a page called the submission saved or sent. `removed`: the visitor has deleted or replaced it, so that the
 * service must not receive it any more.
 */
type Known = boolean | 'removed';

/** What is known of a submission, and since when, in milliseconds of the wall clock. */
interface Noted {
  known: Known;
  at: number;
}

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
  /** Counts a submission that was not made by `send`, or changes what is known of it. */
  note(name: string, known: Known): void;
}

/** Returns the email address of a visitor. Characters that an address cannot contain become numbers. */
const addressOf = (name: string) => {
  const local = name.toLowerCase().replace(/[^a-z\d]/g, (letter) => `${letter.charCodeAt(0)}`);
  return `${local}@fund.example`;
};

/** Returns the names whose submission the service has accepted after the visitor deleted or replaced it. */
function sentAfterRemoval(names: ReadonlyMap<string, Noted>, email: TestEmail): string[] {
  return [...names].flatMap(([who, { known, at }]) => {
    const mails = email.mails().filter(({ template_params }) => template_params.name === who);
    const ids = mails.map(({ template_params }) => template_params.submission_id);
    const isLate = email.log.some(
      (request) => request.accepted && ids.includes(request.submissionId ?? '') && request.at > at,
    );
    return known === 'removed' && isLate ? [who] : [];
  });
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
    const names = new Map<string, Noted>();
    const note: FaultWorld['note'] = (who, known) => names.set(who, { known, at: Date.now() });
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
      note,
      async send(who, { page = device.page, awaited = true } = {}) {
        await fillContactForm(page, { name: who, email: addressOf(who) });
        note(who, false);
        const before = said.length;
        await sendContactForm(page);
        const first = () => said.slice(before).find(({ email: address }) => address === addressOf(who));
        const word = awaited ? await sendResultOf(page, first) : 'nothing';
        note(who, word === 'saved' || word === 'sent');
        return word;
      },
      async sendUnanswered(who) {
        email.order({ plan: [step({ never: true })], ratePerSecond: 1 });
        await world.send(who, { awaited: false });
        await expect.poll(() => email.log.length).toBe(1);
        // The submission was stored before the request started.
        note(who, true);
      },
    };
    await body(world);
    const stored = await settle(world);
    const result = count({ number, name, names, email, stored });
    test.info().annotations.push({ type: 'fault', description: JSON.stringify(result) });
    expect(untrueConfirmations(said, email), 'confirmed without an OK').toEqual([]);
    expect(sentAfterRemoval(names, email), 'sent after it was deleted or replaced').toEqual([]);
    expect(result.lost, 'lost after "saved" or "sent"').toBe(0);
    expect(result.repeatedWithoutId, 'repeated without its id').toBe(0);
  });
}

/**
 * Sends everything that can be sent. Resolves with the names that the device still stores. The page must list each of
 * these submissions, with buttons.
 */
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
  const stored = await readOutbox(page, 'queue:');
  const listed = page.locator('section[aria-labelledby=waiting-title] li:has(h3):has(button)');
  await expect(listed).toHaveCount(stored.length);
  return namesInDatabase(page);
}

/** Returns the visitors' names in the queue. */
export const namesInDatabase = async (page: Page): Promise<string[]> =>
  (await readOutbox(page, 'queue:')).flatMap(({ params }) => params?.name ?? []);

interface Evidence {
  number: number;
  name: string;
  names: ReadonlyMap<string, Noted>;
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
  for (const [who, { known }] of names) {
    const mails = email.mails().filter(({ template_params }) => template_params.name === who);
    if (mails.length > 0) result.delivered += 1;
    if (known === true && mails.length === 0 && !stored.includes(who)) result.lost += 1;
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
