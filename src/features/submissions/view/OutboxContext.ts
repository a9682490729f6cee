import { createContext, useCallback, useContext } from 'react';
import type { Contents, Outbox } from '../outbox.ts';
import type { DraftStore } from '../ports.ts';
import type { DeliveryStatus } from '../standings.ts';
import { useStored } from './useStored.ts';

/** The way from the views to the outbox. Its code comes after the page, so it is asked for. */
export interface OutboxAccess {
  outbox(): Promise<Outbox>;
  /** The same once there may be something in it; pending for visitors who only look. */
  whenUsed(): Promise<Outbox>;
  drafts(): Promise<DraftStore>;
  /** Asks the browser not to clear what is kept; it may ask the visitor, so only once there is something. */
  askForPersistence(): Promise<void>;
  /** Whether it has agreed; undefined where it does not say. */
  isPersistent(): Promise<boolean | undefined>;
  /** Asks the browser to send in the background; false where it does not do that. */
  requestSync(): Promise<boolean>;
}

export const OutboxContext = createContext<OutboxAccess | undefined>(undefined);

/** For event handlers and effects; in the prerendered page there is no outbox. */
export function useOutboxAccess(): OutboxAccess | undefined {
  return useContext(OutboxContext);
}

type Waiting =
  | { state: 'loading' }
  | ({ state: 'ready' } & Contents)
  /** The browser does not let the site keep anything. */
  | { state: 'blocked' };

const contents = (outbox: Outbox) => outbox.contents();

/** What waits on this device, kept up to date over all tabs; `atOnce` where it is the matter of the page. */
export function useWaiting(atOnce = false): Waiting {
  const access = useOutboxAccess();
  const stored = useStored(atOnce ? access?.outbox : access?.whenUsed, contents);
  return stored.state === 'ready' ? { state: 'ready', ...stored.value } : stored;
}

/** How the submission of this id stands, kept up to date like the list; undefined while that is not known. */
export function useStanding(id: string | undefined): DeliveryStatus | undefined {
  const access = useOutboxAccess();
  const read = useCallback(
    async (outbox: Outbox) => ({ id, standing: id ? await outbox.standing(id) : undefined }),
    [id],
  );
  const stored = useStored(id ? access?.outbox : undefined, read);
  // What was read last may be of another.
  return stored.state === 'ready' && stored.value.id === id ? stored.value.standing : undefined;
}
