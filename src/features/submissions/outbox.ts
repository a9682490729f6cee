import { deliveryChange } from './delivery-change.ts';
import {
  type Answer,
  atRest,
  type Backoff,
  type DeliveryOutcome,
  NO_ANSWER,
  type WaitReason,
} from './model/delivery.ts';
import type { Receipt } from './model/receipt.ts';
import { readSubmission } from './model/records.ts';
import { keptOn, type Submission, type Unreadable } from './model/submission.ts';
import { type Eagerness, nextTurn, turnTimes } from './model/turn.ts';
import type { OutboxPorts } from './ports.ts';
import { createReplay } from './replay.ts';
import { createStandings, type Standing } from './standings.ts';

/** How long the visitor is left waiting for the first attempt. Source: contract, "What each outcome shows". */
export const PATIENCE_MS = 8_000;

/** What came of pressing "send". */
export type SubmitOutcome =
  | { kind: 'delivered' }
  /** Kept on this device; it goes out later. */
  | { kind: 'saved'; reason: WaitReason; status?: number }
  /** The service does not want this one; it is set aside and listed. */
  | ({ kind: 'refused' } & Answer)
  /** It is on this device no more: deleted or edited elsewhere before anybody had an answer. */
  | { kind: 'gone' }
  /** It could be neither kept nor sent: what was typed is all there is. */
  | ({ kind: 'lost-storage' } & Answer);

export interface Outbox {
  /** `onWritten` is called once it is kept: from then on nothing else needs to keep it. */
  submit(submission: Submission, onWritten?: () => void): Promise<SubmitOutcome>;
  /** Sends what is due. Never rejects for a failed delivery; rejects where the storage fails. */
  replay(eagerness: Eagerness): Promise<void>;
  /** Tries this one and no other, whatever pause there is. Resolves when it has been tried. */
  sendNow(id: string): Promise<void>;
  /** Answers with what it was, so that the visitor can have it back. */
  remove(id: string): Promise<Submission | undefined>;
  /** Puts back what has been removed. */
  restore(submission: Submission): Promise<void>;
  /**
   * Keeps it from being sent while the form `owner` has it open, whoever had it open before.
   * Answers with how it stands: not `editing` where it is being sent at this moment, undefined where it is gone.
   */
  edit(id: string, owner: string): Promise<Submission | undefined>;
  /** Says that it is still open there, before the lease ends. False where it is not any more. */
  renewEdit(id: string, owner: string): Promise<boolean>;
  /** Resolves when nobody is sending it any more, be it gone or waiting again. */
  attempted(id: string): Promise<void>;
  /** The edit has been given up: it is sent as it was, or refused as it was. */
  release(id: string, owner: string): Promise<void>;
  /** What has become of it, as far as this device can prove. */
  standing(id: string): Promise<Standing>;
  receipts(): Promise<Receipt[]>;
  /** Erases the queue and the receipts. */
  clear(): Promise<void>;
  /** Notes that the visitor wants to keep an old one. */
  keep(id: string): Promise<void>;
  all(): Promise<Submission[]>;
  /** All of the queue, with what this version cannot read, and when each will be tried. */
  contents(): Promise<Contents>;
  /** Takes in records of an export. What is here already, or has been delivered, is not taken a second time. */
  takeIn(records: readonly unknown[]): Promise<TakenIn>;
  /** When the next one will be tried, in milliseconds of the wall clock; undefined where none will be by itself. */
  nextTime(): Promise<number | undefined>;
  subscribe(listener: () => void): () => void;
}

/** What lies in the queue. */
export interface Contents {
  submissions: readonly Submission[];
  /** They can be removed like the others. */
  unreadable: readonly Unreadable[];
  /** When each will be tried, in milliseconds of the wall clock; undefined where the visitor has to do something first. */
  timeOf: (submission: Submission) => number | undefined;
}

/** What came of taking in an export: how many are new, how many were known, how many could not be read. */
export interface TakenIn {
  added: number;
  known: number;
  unreadable: number;
}

export function createOutbox(ports: OutboxPorts, backoff: Backoff): Outbox {
  const { store, pace, receipts, transport, now, wait } = ports;
  const { find, standing, noteDelivered, asOfNow, watch } = createStandings(ports);
  const replay = createReplay(ports, backoff, noteDelivered);
  const clock = () => ({ now: now(), backoff });

  const change = deliveryChange(ports, backoff);

  /** Tries it, after a pause of the queue that is so short that the visitor can wait; and says what came of it. */
  async function attempt(id: string, endsAt: number): Promise<Attempted> {
    // A failing storage is no failure of the submission: it is written, and tried at the next occasion.
    const tryFirst = () => replay({ eagerness: 'due', first: id }).catch(() => {});
    const look = () => standing(id).then(attemptedOf, () => undefined);
    await tryFirst();
    const outcome = await look();
    if (outcome) return outcome;
    const hold = await pace.hold();
    if (hold?.reason !== 'limited') return { kind: 'unreachable' };
    if (hold.until < endsAt) {
      await wait(Math.max(hold.until - now(), 0));
      await tryFirst();
    }
    return (await look()) ?? { kind: 'limited' };
  }

  return {
    async submit(submission, onWritten) {
      try {
        await store.add(submission);
      } catch {
        const outcome = await transport.deliver(submission, () => {});
        if (outcome.kind === 'delivered') return outcome;
        const { status, text } = outcome.kind === 'refused' ? outcome : NO_ANSWER;
        return { kind: 'lost-storage', status, text };
      }
      onWritten?.();
      const { id } = submission;
      // By this tab, another one, or the worker.
      const { result, stop } = watch(id, attemptedOf);
      const patience = wait(PATIENCE_MS).then((): Attempted => ({ kind: 'unreachable' }));
      const outcome = await Promise.race([result, attempt(id, now() + PATIENCE_MS), patience]);
      stop();
      if (outcome.kind === 'delivered' || outcome.kind === 'refused' || outcome.kind === 'gone')
        return outcome;
      const { kind, ...answer } = outcome;
      return { kind: 'saved', reason: kind, ...answer };
    },
    replay: (eagerness) => replay({ eagerness }),
    sendNow: (id) => replay({ eagerness: 'due', only: id }),
    async remove(id) {
      const removed = await find(id);
      await store.remove(id);
      return removed;
    },
    async restore(submission) {
      await store.add({ ...submission, delivery: atRest(submission.delivery, now()) });
    },
    async edit(id, owner) {
      return (await change(id, { kind: 'edited', owner })) ?? find(id);
    },
    async renewEdit(id, owner) {
      return (await change(id, { kind: 'renewed', owner })) !== undefined;
    },
    async attempted(id) {
      const isOver = (now: Standing) => typeof now === 'string' || now.state !== 'sending' || undefined;
      await watch(id, isOver).result;
    },
    async release(id, owner) {
      await change(id, { kind: 'released', owner });
    },
    standing,
    receipts: receipts.all,
    async clear() {
      // The store last: it tells of the change.
      await receipts.clear().finally(store.clear);
    },
    async keep(id) {
      await store.change(id, (current) => keptOn(current, now()));
    },
    all: async () => (await store.all()).map(asOfNow),
    async contents() {
      const [{ submissions, unreadable }, hold] = await Promise.all([store.contents(), pace.hold()]);
      const standing = submissions.map(asOfNow);
      const timeOf = turnTimes({ submissions: standing, hold, laneOf: transport.laneOf }, clock());
      return { submissions: standing, unreadable, timeOf };
    },
    async takeIn(records) {
      const result: TakenIn = { added: 0, known: 0, unreadable: 0 };
      for (const record of records) {
        const submission = readSubmission(record);
        if (!submission) result.unreadable += 1;
        else if ((await standing(submission.id)) !== 'gone') result.known += 1;
        else {
          await store.add({ ...submission, delivery: atRest(submission.delivery, now()) });
          result.added += 1;
        }
      }
      return result;
    },
    async nextTime() {
      const [submissions, hold] = await Promise.all([store.all(), pace.hold()]);
      return nextTurn({ submissions, hold, laneOf: transport.laneOf }, clock());
    },
    subscribe: store.subscribe,
  };
}

/** What can be said of a first attempt. */
type Attempted = DeliveryOutcome | { kind: 'gone' };

/** What has become of it, undefined while it waits for its first attempt. */
function attemptedOf(standing: Standing): Attempted | undefined {
  if (typeof standing === 'string') return { kind: standing };
  if (standing.state === 'rejected') return { kind: 'refused', status: standing.status, text: standing.text };
  if (standing.state !== 'queued' || !standing.reason) return undefined;
  const { reason, status } = standing;
  return { kind: reason, ...(status !== undefined && { status }) };
}
