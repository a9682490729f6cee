import { createContext, useCallback, useContext } from 'react';
import type { SubmissionStatus } from '../model/delivery.ts';
import type { ConnectedOutbox, Contents, Outbox } from '../queue.ts';
import { type Stored, useStored } from './useStored.ts';

/** Access to the outbox from the views. Its code is loaded after the page, hence the promises. */
export interface OutboxAccess {
  outbox(): Promise<ConnectedOutbox>;
  /** The same once there may be something in it; stays pending for visitors who only read. */
  whenUsed(): Promise<ConnectedOutbox>;
  /** Requests persistent storage; the browser may ask the visitor, so call it only once something is stored. */
  askForPersistence(): Promise<void>;
  /** Resolves with true if it has agreed; undefined if the browser does not say. */
  isPersistent(): Promise<boolean | undefined>;
  /** Requests a background sync; resolves with false if the browser has none. */
  requestSync(): Promise<boolean>;
}

export const OutboxContext = createContext<OutboxAccess | undefined>(undefined);

/** For event handlers and effects; undefined in the prerendered page. */
export function useOutboxAccess(): OutboxAccess | undefined {
  return useContext(OutboxContext);
}

const contents = (outbox: Outbox) => outbox.contents();

/**
 * Contents of the queue, kept up to date over all tabs; with `atOnce`, where they are the page's main content, read
 * without waiting for use.
 */
export function useQueue(atOnce = false): Stored<Contents> {
  const access = useOutboxAccess();
  return useStored(atOnce ? access?.outbox : access?.whenUsed, contents);
}

/** Status of the submission of this id, kept up to date over all tabs; undefined until it is known. */
export function useSubmissionStatus(id: string | undefined): SubmissionStatus | undefined {
  const access = useOutboxAccess();
  const read = useCallback(
    async (outbox: Outbox) => ({ id, status: id ? await outbox.status(id) : undefined }),
    [id],
  );
  const stored = useStored(id ? access?.outbox : undefined, read);
  // The value read last may belong to another id.
  return stored.state === 'ready' && stored.value.id === id ? stored.value.status : undefined;
}
