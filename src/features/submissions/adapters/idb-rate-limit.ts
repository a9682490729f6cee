import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import type { Hold } from '../model/hold.ts';
import type { RateLimit } from '../ports.ts';
import type { Changes } from './changes.ts';
import { writeIn } from './entries.ts';

const holdSchema = v.object({
  reason: v.picklist(['limited', 'unreachable']),
  until: v.number(),
  count: v.number(),
});
const schema = v.object({
  hold: v.optional(v.fallback(v.optional(holdSchema), undefined)),
  lastAttempt: v.optional(v.fallback(v.optional(v.number()), undefined)),
});
type RateLimitRecord = { hold?: Hold | undefined; lastAttempt?: number | undefined };

function readRateLimit(record: unknown): RateLimitRecord {
  const result = v.safeParse(schema, record);
  return result.success ? result.output : {};
}

/**
 * Stores the rate limit in IndexedDB, beside the queue, and in this page: once the database has failed, the page uses
 * its own (docs/outbox.md, rule 10). Changes are announced.
 */
export function idbRateLimit(database: UseStore, { tell }: Pick<Changes, 'tell'>): RateLimit {
  let own: RateLimitRecord = {};
  let failed = false;

  async function read(): Promise<RateLimitRecord> {
    if (failed) return own;
    try {
      return readRateLimit(await get<unknown>(OUTBOX_KEYS.rateLimit, database));
    } catch {
      failed = true;
      return own;
    }
  }
  async function write(change: RateLimitRecord): Promise<void> {
    own = { ...own, ...change };
    if (failed) return;
    const merge = async (store: IDBObjectStore) => {
      const stored = readRateLimit(await promisifyRequest(store.get(OUTBOX_KEYS.rateLimit)));
      store.put({ ...stored, ...change }, OUTBOX_KEYS.rateLimit);
    };
    await writeIn(database, merge).catch(() => {
      failed = true;
    });
  }
  return {
    hold: async () => (await read()).hold,
    async setHold(hold) {
      await write({ hold });
      tell();
    },
    lastAttempt: async () => (await read()).lastAttempt ?? own.lastAttempt ?? 0,
    noteAttempt: (time) => write({ lastAttempt: time }),
  };
}
