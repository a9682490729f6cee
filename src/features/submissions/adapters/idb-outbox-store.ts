import { promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import { readSubmission, recordOf } from '../model/records.ts';
import type { Submission } from '../model/schemas.ts';
import type { Unreadable } from '../model/submission.ts';
import type { OutboxStore } from '../ports.ts';
import type { Changes } from './changes.ts';
import { type Entry, entriesIn, writeIn } from './entries.ts';

const { queue: QUEUE, receipt: RECEIPT, draft: DRAFT } = OUTBOX_KEYS;
const PREFIXES = Object.values(OUTBOX_KEYS);

const queueKey = (id: string) => QUEUE + id;
/** Earlier releases, and their tabs that are still open, store a submission under its bare id. */
const isEarlier = (key: string) => !PREFIXES.some((prefix) => key.startsWith(prefix));

/**
 * Stores queue and receipts in IndexedDB: what belongs together is one transaction. Changes are announced to all tabs
 * and the worker.
 */
export function idbOutboxStore(database: UseStore, { tell, subscribe }: Changes): OutboxStore {
  const write = (work: (store: IDBObjectStore) => unknown) => writeIn(database, work).then(tell);

  async function contents() {
    const submissions: Submission[] = [];
    const unreadable: Unreadable[] = [];
    for (const { key, record } of await database('readonly', queueIn)) {
      const id = isEarlier(key) ? key : key.slice(QUEUE.length);
      const submission = readSubmission(id, record);
      if (submission) submissions.push(submission);
      else unreadable.push({ id, record });
    }
    return { submissions: submissions.sort((a, b) => a.submittedAt - b.submittedAt), unreadable };
  }

  return {
    contents,
    all: async () => (await contents()).submissions,
    find: async (id) => readSubmission(id, await database('readonly', (store) => recordIn(store, id))),
    add: (submission, { drafts = [], supersedes = [] } = {}) =>
      write((store) => {
        store.put(recordOf(submission), queueKey(submission.id));
        for (const id of supersedes) deleteIn(store, id);
        for (const id of drafts) store.delete(DRAFT + id);
      }),
    async change(id, change) {
      const { written, isProven } = await writeIn(database, (store) => changeIn(store, id, change));
      if (written || isProven) tell();
      return written;
    },
    accept: (receipt, { supersedes = [], freed = [], free = () => undefined } = {}) =>
      write(async (store) => {
        store.put(receipt, RECEIPT + receipt.id);
        for (const id of [receipt.id, ...supersedes]) deleteIn(store, id);
        for (const id of freed) await changeIn(store, id, free);
      }),
    async remove(id) {
      const record = await writeIn(database, async (store) => {
        const present = await recordIn(store, id);
        deleteIn(store, id);
        return present;
      });
      tell();
      return readSubmission(id, record);
    },
    clear: () => write((store) => store.clear()),
    subscribe,
  };
}

async function queueIn(store: IDBObjectStore): Promise<Entry[]> {
  const entries = await entriesIn(store, QUEUE);
  const keys = await promisifyRequest(store.getAllKeys());
  for (const key of keys.map(String).filter(isEarlier)) {
    entries.push({ key, record: await promisifyRequest(store.get(key)) });
  }
  return entries;
}

async function recordIn(store: IDBObjectStore, id: string): Promise<unknown> {
  return (await promisifyRequest(store.get(queueKey(id)))) ?? promisifyRequest(store.get(id));
}

function deleteIn(store: IDBObjectStore, id: string): void {
  store.delete(queueKey(id));
  store.delete(id);
}

/**
 * Reads, changes and writes. A submission that is proven to be delivered is deleted instead: it must not be sent again.
 * idb-keyval's own `update` cannot leave a missing record missing: it would write `undefined`.
 */
async function changeIn(
  store: IDBObjectStore,
  id: string,
  change: (current: Submission) => Submission | undefined,
): Promise<{ written?: Submission; isProven?: true }> {
  if ((await promisifyRequest(store.getKey(RECEIPT + id))) !== undefined) {
    deleteIn(store, id);
    return { isProven: true };
  }
  const record = await recordIn(store, id);
  const current = readSubmission(id, record);
  const written = current && change(current);
  if (!current || !written) return {};
  // A tab of an earlier release that could read it would offer to delete it, and could not.
  const { id: _, ...fields } = record as { id?: string };
  store.delete(id);
  store.put({ ...fields, ...changesBetween(current, written) }, queueKey(id));
  return { written };
}

/** Limits the write to changed fields: a newer version's fields survive. */
function changesBetween(before: Submission, after: Submission): Partial<Submission> {
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof Submission] !== value;
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}
