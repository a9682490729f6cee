import { afterEdit, isEditOver } from './model/delivery.ts';
import type { Delivery, Submission } from './model/schemas.ts';
import type { Along, OutboxPorts } from './ports.ts';

/** `delivered` has a receipt, or this page saw the delivery; `gone` is no longer here, for an unknown reason. */
export type DeliveryStatus = Delivery | 'delivered' | 'gone';

/**
 * Milliseconds for a look at whether a write has landed that took longer than its limit: in a database that hangs, the
 * look would hang as well.
 */
export const LOOK_MS = 300;

export type Statuses = ReturnType<typeof createStatuses>;

/**
 * Reads the status of submissions, as far as this device can prove it: only the service's answer makes one delivered
 * (docs/outbox.md, rule 14).
 */
export function createStatuses({ store, receipts, now, wait }: OutboxPorts) {
  /** Ids of submissions that this page saw delivered: their receipt may be missing. */
  const seen = new Set<string>();

  /** A refused one whose edit was abandoned is refused as before, although no record says so. */
  const asOfNow = (submission: Submission): Submission => {
    const { delivery } = submission;
    const isAbandoned = delivery.state === 'editing' && delivery.refused && isEditOver(delivery, now());
    return isAbandoned ? { ...submission, delivery: afterEdit(delivery, now()) } : submission;
  };

  async function find(id: string): Promise<Submission | undefined> {
    const found = await store.find(id);
    return found && asOfNow(found);
  }

  async function status(id: string): Promise<DeliveryStatus> {
    // Even if the storage has not recorded it yet.
    if (seen.has(id)) return 'delivered';
    const found = await find(id);
    if (found) return found.delivery;
    return (await receipts.has(id)) ? 'delivered' : 'gone';
  }

  /** Stores a submission; resolves with false if that failed. */
  const isStored = (submission: Submission, along?: Along): Promise<boolean> =>
    store.add(submission, along).then(
      () => true,
      // A write that took longer than its limit may have landed all the same.
      () =>
        Promise.race([store.find(submission.id).then(Boolean, () => false), wait(LOOK_MS).then(() => false)]),
    );

  return {
    find,
    status,
    isStored,
    noteDelivered: (id: string) => void seen.add(id),
    asOfNow,
    /** Resolves with the first result of `read` that is not undefined, reading the status after every change. */
    watch<Result>(id: string, read: (status: DeliveryStatus) => Result | undefined) {
      let stop = () => {};
      const result = new Promise<Result>((resolve) => {
        const look = async () => {
          const found = read(await status(id));
          if (found === undefined) return;
          stop();
          resolve(found);
        };
        // A storage that does not answer says nothing; the status is read again after its next change.
        stop = store.subscribe(() => void look().catch(() => {}));
        // As above.
        void look().catch(() => {});
      });
      return { result, stop: () => stop() };
    },
  };
}
