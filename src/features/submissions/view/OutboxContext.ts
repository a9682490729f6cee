import { createContext, useContext, useEffect, useState } from 'react';
import { coalesce } from '#browser/coalesce.ts';
import type { Submission } from '../model/submission.ts';
import type { Outbox } from '../outbox.ts';
import type { DraftStore } from '../ports.ts';

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

/** With many waiting, each look at all of them costs; so often and no more. */
const LOOK_MS = 250;

export type Waiting =
  | { state: 'loading' }
  | { state: 'ready'; submissions: readonly Submission[] }
  /** The browser does not let the site keep anything. */
  | { state: 'blocked' };

/** What waits on this device, kept up to date over all tabs; `atOnce` where it is the matter of the page. */
export function useWaiting(atOnce = false): Waiting {
  const access = useOutboxAccess();
  const [waiting, setWaiting] = useState<Waiting>({ state: 'loading' });
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    const follow = async () => {
      if (!access) return;
      const outbox = await (atOnce ? access.outbox() : access.whenUsed());
      const look = async () => {
        const next = await outbox.all().then(
          (submissions): Waiting => ({ state: 'ready', submissions }),
          (): Waiting => ({ state: 'blocked' }),
        );
        if (wanted) setWaiting(next);
      };
      if (!wanted) return;
      stop = outbox.subscribe(coalesce(() => void look(), LOOK_MS));
      await look();
    };
    follow().catch(() => wanted && setWaiting({ state: 'blocked' }));
    return () => {
      wanted = false;
      stop();
    };
  }, [access, atOnce]);
  return waiting;
}
