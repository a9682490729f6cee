import { del, get, set, type UseStore } from 'idb-keyval';
import type { DurableRecords } from '../ports.ts';

export const durableRecords = (database: UseStore): DurableRecords => ({
  read: (key) => get(key, database),
  write: (key, record) => (record ? set(key, record, database) : del(key, database)),
});
