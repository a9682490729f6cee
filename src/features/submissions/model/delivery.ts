/** Why a submission still waits: no answer or a broken one, too fast, or trouble with the account. */
export type WaitReason = 'unreachable' | 'limited' | 'account';

/** Why it waits, and the status of the answer where there was one. */
export interface Why {
  reason?: WaitReason;
  status?: number;
}

/**
 * Where a submission stands. A delivered one is deleted, so there is no state for it. Times are
 * milliseconds of the wall clock. Every change goes through `nextDelivery`.
 */
export type Delivery =
  | ({ state: 'queued'; attempts: number; notBefore: number } & Why)
  | ({ state: 'sending'; attempts: number; leaseEnds: number } & Why)
  | ({ state: 'rejected'; attempts: number } & Answer)
  /** Open in its form. When the lease ends without a word the edit has been abandoned. */
  | {
      state: 'editing';
      attempts: number;
      leaseEnds: number;
      /** The form that has it open: the last to open it. */
      owner?: string;
      /** Where the service had refused it: it is that again once the edit is over, and is not sent by itself. */
      refused?: Answer;
    };

/** What the service said: the HTTP status, 0 where there was none, and the text, cut to `ANSWER_LENGTH`. */
export interface Answer {
  status: number;
  text: string;
}

/** More of an answer is of no use to anybody. */
export const ANSWER_LENGTH = 300;

/** What stands for an answer where there was none. Source: docs/site.md, section 8. */
export const NO_ANSWER: Answer = { status: 0, text: 'Network Error' };

/** What a transport reports of one attempt. Source: docs/outbox.md, rules 5 to 7. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: WaitReason; status?: number }
  | ({ kind: 'rejected' } & Answer);

export type DeliveryEvent =
  | { kind: 'claimed' }
  | Exclude<DeliveryOutcome, { kind: 'delivered' }>
  /** It has been opened in a form, whoever had it open before. */
  | { kind: 'edited'; owner: string }
  /** It is still open there; said again and again. */
  | { kind: 'renewed'; owner: string }
  /** The edit has been given up there. */
  | { kind: 'released'; owner: string }
  /** What it waited for has turned out to be over. */
  | { kind: 'freed' };

/** An attempt is given up after this time. Source: docs/outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** A record in `sending` counts as queued after this time: the attempt and some air. */
export const LEASE_MS = ATTEMPT_MS + 3_000;

/** An open edit says so three times in this time. Hidden tabs are slowed down to once a minute. */
export const EDIT_LEASE_MS = 3 * 60_000;

export interface Backoff {
  /** The pause after the first failure, doubled with each further one, at most `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** How long to leave the service alone while the account is in trouble. */
  accountMs: number;
}

export const defaultBackoff: Backoff = { firstMs: 5_000, longestMs: 30 * 60_000, accountMs: 15 * 60_000 };

export interface Circumstances {
  now: number;
  /** A number from 0 up to, not including, 1. */
  random: () => number;
  backoff: Backoff;
}

/**
 * At least one second between attempts, over all tabs (docs/outbox.md, rule 5), and a little more, since
 * requests do not all travel at the same speed and the service counts their arrivals.
 */
export const SPACING_MS = 1_100;

/** Exponential with full jitter: anything from one second to the doubled pause. */
export function pauseAfter(attempts: number, { random, backoff }: Circumstances): number {
  const ceiling = Math.min(backoff.firstMs * 2 ** Math.min(attempts, 20), backoff.longestMs);
  return Math.max(SPACING_MS, Math.round(random() * ceiling));
}

/** The state after an event. An event that does not apply to the present state changes nothing. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const why = whyOf(delivery);
  switch (event.kind) {
    case 'claimed':
      if (!isDue(delivery, world) && delivery.state !== 'queued') return delivery;
      return { state: 'sending', attempts: attempts + 1, leaseEnds: world.now + LEASE_MS, ...why };
    case 'freed':
      if (delivery.state !== 'queued') return delivery;
      return { state: 'queued', attempts, notBefore: world.now, ...why };
    case 'edited':
    case 'renewed':
    case 'released':
      return editedDelivery(delivery, event, world);
    case 'rejected':
      if (delivery.state !== 'sending') return delivery;
      return { state: 'rejected', attempts, status: event.status, text: event.text };
    case 'account':
    case 'limited':
    case 'unreachable': {
      if (delivery.state !== 'sending') return delivery;
      const { kind, ...answer } = event;
      return {
        state: 'queued',
        attempts,
        notBefore: world.now + pauseFor(event, attempts, world),
        reason: kind,
        ...answer,
      };
    }
  }
}

type EditEvent = Extract<DeliveryEvent, { owner: string }>;

function editedDelivery(delivery: Delivery, { kind, owner }: EditEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const isOwn = delivery.state === 'editing' && delivery.owner === owner;
  if (kind === 'released') return isOwn ? afterEdit(delivery, world.now) : delivery;
  if (kind === 'renewed' && !isOwn) return delivery;
  if (delivery.state === 'sending' && !isDue(delivery, world)) return delivery;
  const refused = refusalOf(delivery);
  const leaseEnds = world.now + EDIT_LEASE_MS;
  return { state: 'editing', attempts, leaseEnds, owner, ...(refused && { refused }) };
}

function refusalOf(delivery: Delivery): Answer | undefined {
  if (delivery.state === 'rejected') return { status: delivery.status, text: delivery.text };
  return delivery.state === 'editing' ? delivery.refused : undefined;
}

/** How one stands whose edit is over: due, or refused as before. Others are as they are. */
export function afterEdit(delivery: Delivery, now: number): Delivery {
  if (delivery.state !== 'editing') return delivery;
  const { attempts, refused } = delivery;
  return refused
    ? { state: 'rejected', attempts, ...refused }
    : { state: 'queued', attempts, notBefore: now };
}

/** How one stands that nobody is sending and nobody has open. */
export function atRest(delivery: Delivery, now: number): Delivery {
  const { attempts } = delivery;
  return delivery.state === 'sending'
    ? { state: 'queued', attempts, notBefore: now }
    : afterEdit(delivery, now);
}

/** Whether an edit has been abandoned: its lease has ended without a word. */
export const isEditOver = ({ leaseEnds }: { leaseEnds: number }, now: number): boolean =>
  hasPassed(leaseEnds, EDIT_LEASE_MS, now);

/** A limit of the service is no fault of this submission: the queue as a whole waits a little (model/hold.ts). */
function pauseFor({ kind }: DeliveryOutcome, attempts: number, world: Circumstances): number {
  if (kind === 'limited') return 0;
  return kind === 'account' ? world.backoff.accountMs : pauseAfter(attempts, world);
}

function whyOf(delivery: Delivery): Why {
  if (delivery.state !== 'queued' && delivery.state !== 'sending') return {};
  const { reason, status } = delivery;
  return { ...(reason && { reason }), ...(status !== undefined && { status }) };
}

/**
 * Whether it may be tried now. A time further ahead than any pause can be comes from a clock that has
 * been set back, and counts as passed, so that no jump of the clock stalls anything (docs/outbox.md, rule 9).
 */
export function isDue(delivery: Delivery, { now, backoff }: Omit<Circumstances, 'random'>): boolean {
  if (delivery.state === 'rejected') return false;
  if (delivery.state === 'sending') return hasPassed(delivery.leaseEnds, LEASE_MS, now);
  if (delivery.state === 'editing') return !delivery.refused && isEditOver(delivery, now);
  return hasPassed(delivery.notBefore, furthestPause(backoff), now);
}

/** No pause is longer, in milliseconds. */
export const furthestPause = ({ longestMs, accountMs }: Backoff): number => Math.max(longestMs, accountMs);

/** Whether a time set at most `furthestMs` ahead has passed, or cannot be true. */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}
