import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import { rateLimitSchema } from '../model/submission.ts';
import type { RateLimit } from '../ports.ts';
import type { Changes } from './changes.ts';
import { writeIn } from './database.ts';

type RateLimitRecord = v.InferOutput<typeof rateLimitSchema>;

function readRateLimit(record: unknown): RateLimitRecord {
  const result = v.safeParse(rateLimitSchema, record);
  return result.success ? result.output : {};
}

/** Milliseconds for which a database that has failed is not used: one that hangs takes its whole limit each time. */
const AVOIDED_MS = 10_000;

/**
 * Stores the rate limit in IndexedDB, beside the queue, and in this page. While the database fails, the page uses its
 * own, and writes it later (docs/outbox.md, rule 10). A pause changes the time of every attempt, so it is announced like
 * a change of the queue.
 */
export function storedRateLimit(
  database: UseStore,
  { tell }: Pick<Changes, 'tell'>,
  now: () => number,
): RateLimit {
  /** As the database had it last, with the changes of this page. */
  let own: RateLimitRecord = {};
  /** Changes that the database does not have yet. */
  let unwritten: RateLimitRecord = {};
  let unwrittenSince = 0;
  let failedAt: number | undefined;
  /** Time of this page's last attempt, for a database that holds no valid one. */
  let ownAttempt = 0;

  // A clock that jumps, in either direction, ends it as well.
  const isAvoided = () => failedAt !== undefined && Math.abs(now() - failedAt) < AVOIDED_MS;
  const read = async () => readRateLimit(await get<unknown>(OUTBOX_KEYS.rateLimit, database));
  const write = (change: RateLimitRecord) =>
    writeIn(database, async (store) => {
      const stored = readRateLimit(await promisifyRequest(store.get(OUTBOX_KEYS.rateLimit)));
      const { lastAttempt = 0 } = stored;
      // What another tab has learned since is newer than what could not be written.
      const isNewer = lastAttempt > unwrittenSince && lastAttempt <= now();
      const changed = isNewer ? { ...change, ...stored } : { ...stored, ...change };
      store.put(changed, OUTBOX_KEYS.rateLimit);
      return changed;
    });

  async function current(): Promise<RateLimitRecord> {
    if (isAvoided()) return own;
    const writing = unwritten;
    try {
      const stored = await (Object.keys(writing).length > 0 ? write(writing) : read());
      failedAt = undefined;
      if (unwritten === writing) unwritten = {};
      own = { ...stored, ...unwritten };
    } catch {
      // This page goes on with its own.
      failedAt = now();
    }
    return own;
  }
  async function change(changed: RateLimitRecord): Promise<void> {
    own = { ...own, ...changed };
    unwritten = { ...unwritten, ...changed };
    unwrittenSince = now();
    await current();
  }
  return {
    pause: async () => (await current()).pause,
    async setPause(pause) {
      await change({ pause });
      tell();
    },
    lastAttempt: async () => (await current()).lastAttempt ?? ownAttempt,
    noteAttempt(time) {
      ownAttempt = time;
      return change({ lastAttempt: time });
    },
  };
}
