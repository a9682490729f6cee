import { clear, del, get, set, type UseStore, values } from 'idb-keyval';
import { DRAFTS_DATABASE } from '#site/device-names.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { DraftStore } from '../ports.ts';
import { keyvalDatabase } from './keyval-database.ts';

/** Keeps drafts in IndexedDB. */
export function idbDrafts(database: UseStore = keyvalDatabase(DRAFTS_DATABASE)): DraftStore {
  return {
    async all() {
      const records = await values<unknown>(database);
      return records.map(readDraft).filter((draft): draft is Draft => draft !== undefined);
    },
    find: async (key) => readDraft(await get<unknown>(key, database)),
    keep: (draft) => set(draftKey(draft), draft, database),
    remove: (key) => del(key, database),
    clear: () => clear(database),
  };
}
