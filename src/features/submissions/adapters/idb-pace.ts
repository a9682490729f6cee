import { del, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { Hold } from '../model/hold.ts';
import type { Pace } from '../ports.ts';
import { changesOf } from './changes.ts';

const HOLD_KEY = 'hold';
const ATTEMPT_KEY = 'last-attempt';

const holdSchema = v.object({
  reason: v.picklist(['limited', 'unreachable']),
  until: v.number(),
  count: v.number(),
});

/**
 * Stores the rate limit in IndexedDB, beside the queue, and in this page: once the database has failed, the page uses
 * its own (docs/outbox.md, rule 10). Changes are announced under the name `told`.
 */
export function idbPace(database: UseStore, told: string): Pace {
  const { tell } = changesOf(told);
  let own: { hold: Hold | undefined; lastAttempt: number } = { hold: undefined, lastAttempt: 0 };
  let failed = false;
  const kept = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    if (failed) return otherwise;
    try {
      return await work();
    } catch {
      failed = true;
      return otherwise;
    }
  };
  return {
    hold: () =>
      kept(async () => {
        const result = v.safeParse(holdSchema, await get<unknown>(HOLD_KEY, database));
        return result.success ? result.output : undefined;
      }, own.hold),
    async setHold(hold) {
      own = { ...own, hold };
      await kept(() => (hold ? set(HOLD_KEY, hold, database) : del(HOLD_KEY, database)), undefined);
      tell();
    },
    async lastAttempt() {
      const time = await kept(() => get<unknown>(ATTEMPT_KEY, database), undefined);
      return typeof time === 'number' ? time : own.lastAttempt;
    },
    async noteAttempt(time) {
      own = { ...own, lastAttempt: time };
      await kept(() => set(ATTEMPT_KEY, time, database), undefined);
    },
  };
}
