import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { SubmissionStatus } from '../model/delivery.ts';
import type { Receipt } from '../model/submission.ts';
import type { ConnectedOutbox, Contents, Outbox } from '../outbox.ts';
import { type Stored, useStored } from './useStored.ts';

/**
 * Access to the outbox from the views. The methods return promises, because the outbox's code is loaded after the page.
 */
export interface OutboxAccess {
  outbox(): Promise<ConnectedOutbox>;
  /** Resolves with the outbox when it may contain something. Stays pending for visitors who only read. */
  whenUsed(): Promise<ConnectedOutbox>;
}

export const OutboxContext = createContext<OutboxAccess | undefined>(undefined);

/** Returns the access for event handlers and effects; undefined in the prerendered page. */
export function useOutboxAccess(): OutboxAccess | undefined {
  return useContext(OutboxContext);
}

/** Returns true from the time when the outbox may contain something. Stays false for visitors who only read. */
export function useOutboxUsed(): boolean {
  const access = useOutboxAccess();
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    access?.whenUsed().then(
      () => setIsUsed(true),
      () => {},
    );
  }, [access]);
  return isUsed;
}

const contents = (outbox: Outbox) => outbox.contents();
const receipts = (outbox: Outbox) => outbox.receipts();

/**
 * Returns the contents of the queue, updated after changes in any tab. With `atOnce`, the queue is read without waiting
 * for its first use, for pages where it is the main content.
 */
export function useQueue(atOnce = false): Stored<Contents> {
  const access = useOutboxAccess();
  return useStored(atOnce ? access?.outbox : access?.whenUsed, contents);
}

/**
 * Returns the receipts, newest first, updated after changes in any tab; undefined until they are loaded. `atOnce` is the
 * same as for `useQueue`.
 */
export function useReceipts(atOnce = false): readonly Receipt[] | undefined {
  const access = useOutboxAccess();
  const stored = useStored(atOnce ? access?.outbox : access?.whenUsed, receipts);
  return stored.state === 'ready' ? stored.value : undefined;
}

/**
 * Returns the status of the submission with this id, updated after changes in any tab; undefined until it is loaded.
 */
export function useSubmissionStatus(id: string | undefined): SubmissionStatus | undefined {
  const access = useOutboxAccess();
  const read = useCallback(
    async (outbox: Outbox) => ({ id, status: id ? await outbox.status(id) : undefined }),
    [id],
  );
  const stored = useStored(id ? access?.outbox : undefined, read);
  // The last value may belong to another id.
  return stored.state === 'ready' && stored.value.id === id ? stored.value.status : undefined;
}
