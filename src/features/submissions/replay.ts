import {
  type Backoff,
  type Delivery,
  type DeliveryOutcome,
  hasPassed,
  isDue,
  nextDelivery,
  SPACING_MS,
} from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * What a replay tries: only what is `due`; besides, what waits for a `connection`, because there may be
 * one now; or `all`, because the visitor asked, whatever pause there is.
 */
export type Eagerness = 'due' | 'connection' | 'all';

/** After so many attempts in a row without an answer a replay gives up: the next would fail as well. */
const FAILURES_IN_A_ROW = 2;

/**
 * Makes the function that sends what waits, one at a time: claim, deliver, record. The submission
 * `first` goes before all others.
 */
export function createReplay(ports: OutboxPorts, backoff: Backoff) {
  const { store, transport, exclusively, now, random, wait } = ports;
  const world = () => ({ now: now(), random, backoff });

  function mayClaim(delivery: Delivery, eagerness: Eagerness): boolean {
    if (isDue(delivery, world())) return true;
    // Nobody else drains while we hold the lock, so whoever was sending this is gone.
    if (delivery.state === 'sending') return exclusively.overAllTabs;
    if (delivery.state === 'rejected' || delivery.state === 'editing') return false;
    const waitsForConnection = !delivery.reason || delivery.reason === 'unreachable';
    return eagerness === 'all' || (eagerness === 'connection' && waitsForConnection);
  }

  const claim = (id: string, eagerness: Eagerness) =>
    store.change(id, (current) =>
      mayClaim(current.delivery, eagerness)
        ? { ...current, delivery: nextDelivery(current.delivery, { kind: 'claimed' }, world()) }
        : undefined,
    );

  async function record(submission: Submission, outcome: DeliveryOutcome): Promise<void> {
    if (outcome.kind === 'delivered') {
      const { id, form } = submission;
      // A receipt that cannot be kept is no failure of the delivery.
      await ports.receipts.keep({ id, form, deliveredAt: now() }).catch(() => {});
      return store.remove(id);
    }
    const changed = await store.change(submission.id, (current) => ({
      ...current,
      delivery: nextDelivery(current.delivery, outcome, world()),
    }));
    const pausesAll = outcome.kind === 'limited' || outcome.kind === 'account';
    if (pausesAll && changed?.delivery.state === 'queued') await store.pauseUntil(changed.delivery.notBefore);
  }

  const isPaused = async () => {
    const furthest = Math.max(backoff.longestMs, backoff.accountMs);
    return !hasPassed(await store.pausedUntil(), furthest, now());
  };

  /** Waits until the last request is far enough behind, in whichever tab it was, even one that is gone. */
  async function spaced(): Promise<void> {
    const since = now() - (await store.lastAttempt().catch(() => 0));
    // A time in the future comes from a clock that has been set back.
    if (since >= 0 && since < SPACING_MS) await wait(SPACING_MS - since);
  }

  async function drain(eagerness: Eagerness, first?: string): Promise<void> {
    if (eagerness !== 'all' && (await isPaused())) return;
    const waiting = await store.all();
    const ids = waiting.filter(({ delivery }) => mayClaim(delivery, eagerness)).map(({ id }) => id);
    const ordered = first ? [first, ...ids.filter((id) => id !== first)] : ids;
    let failures = 0;
    for (const id of ordered) {
      // Before the claim: what is deleted or opened during the wait is not sent.
      await spaced();
      const claimed = await claim(id, eagerness);
      if (!claimed) continue;
      const noted = () => store.noteAttempt(now()).catch(() => {});
      await noted();
      const outcome = await transport.deliver(claimed);
      // Again: the service counts when a request arrives, which is somewhere between its start and its answer.
      await noted();
      await record(claimed, outcome);
      if (outcome.kind === 'limited' || outcome.kind === 'account') return;
      failures = outcome.kind === 'unreachable' ? failures + 1 : 0;
      if (failures === FAILURES_IN_A_ROW) return;
    }
  }

  return async (eagerness: Eagerness, first?: string): Promise<void> => {
    await exclusively.run(() => drain(eagerness, first));
  };
}
