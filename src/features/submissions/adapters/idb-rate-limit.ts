import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import { rateLimitSchema } from '../model/schemas.ts';
import type { RateLimit } from '../ports.ts';
import type { Changes } from './changes.ts';
import { writeIn } from './entries.ts';

type RateLimitRecord = v.InferOutput<typeof rateLimitSchema>;

function readRateLimit(record: unknown): RateLimitRecord {
  const result = v.safeParse(rateLimitSchema, record);
  return result.success ? result.output : {};
}

/** Milliseconds for which a database that has failed is left alone: one that hangs takes its whole limit each time. */
const LEFT_ALONE_MS = 10_000;

/**
 * Stores the rate limit in IndexedDB, beside the queue, and in this page: while the database fails, the page uses its
 * own, and writes it later (docs/outbox.md, rule 10). Changes are announced.
 */
export function idbRateLimit(
  database: UseStore,
  { tell }: Pick<Changes, 'tell'>,
  now: () => number,
): RateLimit {
  /** As the database had it last, with the changes of this page. */
  let own: RateLimitRecord = {};
  /** Changes that the database does not have yet. */
  let owed: RateLimitRecord = {};
  let owedSince = 0;
  let failedAt: number | undefined;
  let tried = 0;

  // A clock that jumps, in either direction, ends it as well.
  const isLeftAlone = () => failedAt !== undefined && Math.abs(now() - failedAt) < LEFT_ALONE_MS;
  const read = async () => readRateLimit(await get<unknown>(OUTBOX_KEYS.rateLimit, database));
  const write = (change: RateLimitRecord) =>
    writeIn(database, async (store) => {
      const stored = readRateLimit(await promisifyRequest(store.get(OUTBOX_KEYS.rateLimit)));
      const { lastAttempt = 0 } = stored;
      // What another tab has learned since is newer than what could not be written.
      const isNewer = lastAttempt > owedSince && lastAttempt <= now();
      const changed = isNewer ? { ...change, ...stored } : { ...stored, ...change };
      store.put(changed, OUTBOX_KEYS.rateLimit);
      return changed;
    });

  async function current(): Promise<RateLimitRecord> {
    if (isLeftAlone()) return own;
    const writing = owed;
    try {
      const stored = await (Object.keys(writing).length > 0 ? write(writing) : read());
      failedAt = undefined;
      if (owed === writing) owed = {};
      own = { ...stored, ...owed };
    } catch {
      // This page goes on with its own.
      failedAt = now();
    }
    return own;
  }
  async function change(changed: RateLimitRecord): Promise<void> {
    own = { ...own, ...changed };
    owed = { ...owed, ...changed };
    owedSince = now();
    await current();
  }
  return {
    hold: async () => (await current()).hold,
    async setHold(hold) {
      await change({ hold });
      tell();
    },
    lastAttempt: async () => (await current()).lastAttempt ?? tried,
    noteAttempt(time) {
      tried = time;
      return change({ lastAttempt: time });
    },
  };
}
