import { clear, delMany, get, set, type UseStore, values } from 'idb-keyval';
import { isExpired, type Receipt, readReceipt } from '../model/receipt.ts';
import type { ReceiptStore } from '../ports.ts';

/** Stores receipts in IndexedDB; expired ones are deleted at the next read. */
export function idbReceipts(now: () => number, database: UseStore): ReceiptStore {
  return {
    async all() {
      const records = await values<unknown>(database);
      const receipts = records.map(readReceipt).filter((row): row is Receipt => row !== undefined);
      const expired = receipts.filter((receipt) => isExpired(receipt, now()));
      if (expired.length > 0)
        await delMany(
          expired.map(({ id }) => id),
          database,
        );
      return receipts
        .filter((receipt) => !expired.includes(receipt))
        .sort((a, b) => b.deliveredAt - a.deliveredAt);
    },
    has: async (id) => readReceipt(await get<unknown>(id, database)) !== undefined,
    keep: (receipt) => set(receipt.id, receipt, database),
    clear: () => clear(database),
  };
}
