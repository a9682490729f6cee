import { promisifyRequest, type UseStore } from 'idb-keyval';
import { EARLIER_DATABASES, OUTBOX_KEYS } from '#site/storage-keys.ts';
import { readDraft } from '../model/draft-record.ts';
import { readReceipt } from '../model/receipt.ts';
import type { EarlierReleases } from '../ports.ts';
import { type Entry, entriesIn, writeIn } from './entries.ts';

/** Key of the list of what has been copied from a database and not yet deleted there. */
const copiedKey = (name: string) => OUTBOX_KEYS.copied + name;

interface Earlier {
  database: UseStore;
  /** Opens one that exists; undefined if there is none. */
  open: (name: string) => Promise<UseStore | undefined>;
}

/**
 * Takes over receipts and drafts, which earlier releases kept in databases of their own; their queue is read where it
 * lies (idb-outbox-store.ts). It is done more than once, because tabs of an earlier release may still write there.
 *
 * Each entry is copied, and in the same transaction noted as copied, before it is deleted: one that the visitor deletes
 * here meanwhile is not copied again.
 */
export function earlierReleases({ database, open }: Earlier): EarlierReleases {
  const moveAll = async () => {
    await move(EARLIER_DATABASES.receipts, (record) => {
      const receipt = readReceipt(record);
      return receipt && { key: OUTBOX_KEYS.receipt + receipt.id, record: receipt };
    });
    await move(EARLIER_DATABASES.drafts, (record) => {
      const draft = readDraft(record);
      return draft && { key: OUTBOX_KEYS.draft + draft.id, record: draft };
    });
  };

  async function move(
    name: string,
    read: (record: unknown) => { key: string; record: unknown } | undefined,
  ): Promise<void> {
    const from = await open(name);
    const found = from ? await from('readonly', (store) => entriesIn(store, '')) : [];
    // What cannot be read stays where it is.
    const readable = found.filter(({ record }) => read(record));
    if (!from || readable.length === 0) return;
    const copies = readable.flatMap(({ record }) => read(record) ?? []);
    await writeIn(database, async (store) => {
      const copied = new Set<string>(asList(await promisifyRequest(store.get(copiedKey(name)))));
      for (const { key, record } of copies) if (!copied.has(key)) store.put(record, key);
      store.put(
        copies.map(({ key }) => key),
        copiedKey(name),
      );
    });
    await deleteUnchanged(from, readable);
    await writeIn(database, (store) => store.delete(copiedKey(name)));
  }

  let running: Promise<void> | undefined;
  const takeOver = () => {
    running ??= moveAll()
      // What is left is tried with the next call.
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  return {
    takeOver,
    async clear() {
      // What is just being copied would come back.
      await takeOver();
      for (const name of Object.values(EARLIER_DATABASES)) {
        const from = await open(name);
        if (from) await writeIn(from, (store) => store.clear());
      }
    },
  };
}

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Deletes what has been copied, but not what a tab of the earlier release has written meanwhile. */
function deleteUnchanged(from: UseStore, copied: readonly Entry[]): Promise<void> {
  return writeIn(from, async (store) => {
    for (const { key, record } of copied) {
      const present: unknown = await promisifyRequest(store.get(key));
      if (JSON.stringify(present) === JSON.stringify(record)) store.delete(key);
    }
  });
}
