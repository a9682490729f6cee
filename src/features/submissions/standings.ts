import { afterEdit, type Delivery, isEditOver } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';

/** `delivered` has a receipt, or was seen by this page; `gone` is here no more, and nobody knows why. */
export type DeliveryStatus = Delivery | 'delivered' | 'gone';

interface Watch<Result> {
  result: Promise<Result>;
  stop(): void;
}

export type Standings = ReturnType<typeof createStandings>;

/** How submissions stand, as far as this device can prove: only the service's word makes one delivered (docs/outbox.md, rule 14). */
export function createStandings({ store, receipts, now }: Pick<OutboxPorts, 'store' | 'receipts' | 'now'>) {
  /** What this page has seen delivered: the receipt may be missing. */
  const seen = new Set<string>();

  /** A refused one whose edit has been abandoned is refused as before, without anybody's writing it down. */
  const asOfNow = (submission: Submission): Submission => {
    const { delivery } = submission;
    const isAbandoned = delivery.state === 'editing' && delivery.refused && isEditOver(delivery, now());
    return isAbandoned ? { ...submission, delivery: afterEdit(delivery, now()) } : submission;
  };

  async function find(id: string): Promise<Submission | undefined> {
    const found = await store.find(id);
    return found && asOfNow(found);
  }

  async function standing(id: string): Promise<DeliveryStatus> {
    const found = await find(id);
    if (found) return found.delivery;
    if (seen.has(id)) return 'delivered';
    return (await receipts.has(id).catch(() => false)) ? 'delivered' : 'gone';
  }

  return {
    find,
    standing,
    noteDelivered: (id: string) => void seen.add(id),
    asOfNow,
    /** Gives what `read` makes of how it stands, as soon as it makes something of it. */
    watch<Result>(id: string, read: (standing: DeliveryStatus) => Result | undefined): Watch<Result> {
      let stop = () => {};
      const result = new Promise<Result>((resolve) => {
        const look = async () => {
          const found = read(await standing(id));
          if (found === undefined) return;
          stop();
          resolve(found);
        };
        // A storage that does not answer says nothing; its next change is looked at again.
        stop = store.subscribe(() => void look().catch(() => {}));
        // As above.
        void look().catch(() => {});
      });
      return { result, stop: () => stop() };
    },
  };
}
