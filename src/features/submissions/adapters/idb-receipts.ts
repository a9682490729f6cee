import { get, type UseStore } from 'idb-keyval';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import { isExpired, readReceipt } from '../model/receipt.ts';
import type { ReceiptStore } from '../ports.ts';
import { entriesIn, writeIn } from './entries.ts';

/** Reads receipts from IndexedDB; expired ones are deleted on the way. */
export function idbReceipts(now: () => number, database: UseStore): ReceiptStore {
  return {
    async all() {
      const entries = await database('readonly', (store) => entriesIn(store, OUTBOX_KEYS.receipt));
      const receipts = entries.map(({ record }) => readReceipt(record)).filter((row) => row !== undefined);
      const expired = receipts.filter((receipt) => isExpired(receipt, now()));
      if (expired.length > 0)
        await writeIn(database, (store) => {
          for (const { id } of expired) store.delete(OUTBOX_KEYS.receipt + id);
        });
      return receipts
        .filter((receipt) => !expired.includes(receipt))
        .sort((a, b) => b.deliveredAt - a.deliveredAt);
    },
    has: async (id) => readReceipt(await get<unknown>(OUTBOX_KEYS.receipt + id, database)) !== undefined,
  };
}
