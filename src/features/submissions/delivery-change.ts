import { type DeliveryEvent, nextDelivery } from './model/delivery.ts';
import type { Submission } from './model/schemas.ts';
import type { OutboxPorts } from './ports.ts';

/** Returns a function that applies an event to a submission, for `OutboxStore.change`. */
export const afterEvent =
  ({ now, random }: OutboxPorts, event: DeliveryEvent) =>
  (current: Submission): Submission | undefined => {
    const next = nextDelivery(current.delivery, event, { now: now(), random });
    return next === current.delivery ? undefined : { ...current, delivery: next };
  };

/**
 * Returns a function that applies an event to a record. It resolves with what was written, or undefined if nothing
 * was.
 */
export const deliveryChange =
  (ports: OutboxPorts) =>
  (id: string, event: DeliveryEvent): Promise<Submission | undefined> =>
    ports.store.change(id, afterEvent(ports, event));
