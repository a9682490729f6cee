import { type Backoff, type DeliveryEvent, nextDelivery } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Returns a function that applies an event to a record. It resolves with what was written, or undefined if nothing
 * was.
 */
export const deliveryChange =
  ({ store, now, random }: OutboxPorts, backoff: Backoff) =>
  (id: string, event: DeliveryEvent): Promise<Submission | undefined> =>
    store.change(id, (current) => {
      const next = nextDelivery(current.delivery, event, { now: now(), random, backoff });
      return next === current.delivery ? undefined : { ...current, delivery: next };
    });
