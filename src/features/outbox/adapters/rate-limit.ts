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

/**
 * Time for which a failed database is not used, in milliseconds. A hanging database would take its full time limit each
 * time.
 */
const AVOIDED_MS = 10_000;

/**
 * Stores the rate limit in IndexedDB, next to the queue, and in this page. While the database fails, the page uses its
 * own values, and writes them later (docs/outbox.md, rule 10). A pause changes the time of every attempt, so it is
 * announced like a change of the queue.
 */
export function storedRateLimit(
  database: UseStore,
  { announce }: Pick<Changes, 'announce'>,
  now: () => number,
): RateLimit {
  /** Values last read from the database, with the changes of this page. */
  let own: RateLimitRecord = {};
  /** Changes that the database does not have yet. */
  let unwritten: RateLimitRecord = {};
  let unwrittenSince = 0;
  let failedAt: number | undefined;
  /** Time of this page's last attempt, used if the database has no valid time. */
  let ownAttempt = 0;

  // A clock change in either direction also ends this period.
  const isAvoided = () => failedAt !== undefined && Math.abs(now() - failedAt) < AVOIDED_MS;
  const read = async () => readRateLimit(await get<unknown>(OUTBOX_KEYS.rateLimit, database));
  const write = (change: RateLimitRecord) =>
    writeIn(database, async (store) => {
      const stored = readRateLimit(await promisifyRequest(store.get(OUTBOX_KEYS.rateLimit)));
      const { lastAttempt = 0 } = stored;
      // Values that another tab has written since are newer than the values that could not be written.
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
      // The page continues with its own values.
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
      announce();
    },
    lastAttempt: async () => (await current()).lastAttempt ?? ownAttempt,
    noteAttempt(time) {
      ownAttempt = time;
      return change({ lastAttempt: time });
    },
  };
}
