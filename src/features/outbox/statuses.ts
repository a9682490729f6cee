import type { SubmissionStatus } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Time for the check whether a write that exceeded its time limit has succeeded, in milliseconds. If the database
 * hangs, the check would hang as well.
 */
export const CHECK_MS = 300;

/**
 * Creates the functions that store submissions and read their status, as far as this device can prove it. Only the
 * service's answer makes a submission delivered (docs/outbox.md, rule 14).
 */
export function createStatuses({ store, wait }: OutboxPorts) {
  /** Ids of the submissions whose delivery this page saw. Their receipts may be missing. */
  const delivered = new Set<string>();

  async function status(id: string): Promise<SubmissionStatus> {
    if (delivered.has(id)) return { state: 'delivered' };
    const { submission, isDelivered } = await store.find(id);
    if (isDelivered) return { state: 'delivered' };
    return submission?.delivery ?? { state: 'gone' };
  }

  /** Stores a submission. Resolves with false if it could not be stored. */
  const tryToStore = (submission: Submission, replacedIds?: readonly string[]): Promise<boolean> =>
    store.add(submission, replacedIds).then(
      () => true,
      () => {
        const found = store.find(submission.id).then(
          ({ submission: stored }) => stored !== undefined,
          () => false,
        );
        return Promise.race([found, wait(CHECK_MS).then(() => false)]);
      },
    );

  return {
    status,
    tryToStore,
    noteDelivered: (id: string) => void delivered.add(id),
    /**
     * Watches the status of a submission and reads it again after every change. `found` resolves with the first status
     * that `isFound` accepts.
     */
    watch(id: string, isFound: (status: SubmissionStatus) => boolean) {
      let stop = () => {};
      const found = new Promise<SubmissionStatus>((resolve) => {
        const read = async () => {
          const present = await status(id);
          if (!isFound(present)) return;
          stop();
          resolve(present);
        };
        // If the storage does not answer, the status is read again after its next change.
        stop = store.subscribe(() => void read().catch(() => {}));
        // If this read fails, the status is read again after the next change.
        void read().catch(() => {});
      });
      return { found, stop: () => stop() };
    },
  };
}
