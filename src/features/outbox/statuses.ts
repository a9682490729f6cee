import type { SubmissionStatus } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Milliseconds for the check whether a write that exceeded its time limit has landed: in a database that hangs, the
 * check would hang as well.
 */
const CHECK_MS = 300;

/**
 * Stores submissions and reads their status, as far as this device can prove it: only the service's answer makes one
 * delivered (docs/outbox.md, rule 14).
 */
export function createStatuses({ store, wait }: OutboxPorts) {
  /** Ids of submissions that this page saw delivered: their receipt may be missing. */
  const delivered = new Set<string>();

  async function status(id: string): Promise<SubmissionStatus> {
    if (delivered.has(id)) return { state: 'delivered' };
    const { submission, isDelivered } = await store.find(id);
    if (isDelivered) return { state: 'delivered' };
    return submission?.delivery ?? { state: 'gone' };
  }

  /** Stores a submission. Resolves with false if that failed. */
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
    /** `found` resolves with the first status that `isFound`, read again after every change. */
    watch(id: string, isFound: (status: SubmissionStatus) => boolean) {
      let stop = () => {};
      const found = new Promise<SubmissionStatus>((resolve) => {
        const read = async () => {
          const present = await status(id);
          if (!isFound(present)) return;
          stop();
          resolve(present);
        };
        // A storage that does not answer says nothing; the status is read again after its next change.
        stop = store.subscribe(() => void read().catch(() => {}));
        // As above.
        void read().catch(() => {});
      });
      return { found, stop: () => stop() };
    },
  };
}
