import { clear, del, get, set, type UseStore, values } from 'idb-keyval';
import { DRAFTS_DATABASE } from '#site/device-names.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { DraftStore, LeftTexts } from '../ports.ts';
import { keyvalDatabase } from './keyval-database.ts';
import { leftDrafts } from './left-drafts.ts';

/** Keeps drafts in IndexedDB. What a page has `left` beside it is taken in before anything is read. */
export function idbDrafts(
  left: () => LeftTexts | undefined,
  database: UseStore = keyvalDatabase(DRAFTS_DATABASE),
): DraftStore {
  const { drafts, settle, forget } = leftDrafts(left);
  const keep = (draft: Draft) => settle(draftKey(draft), () => set(draftKey(draft), draft, database));
  const takeIn = async () => {
    for (const draft of drafts()) await keep(draft);
  };
  return {
    async all() {
      await takeIn();
      const records = await values<unknown>(database);
      return records.map(readDraft).filter((draft): draft is Draft => draft !== undefined);
    },
    async find(key) {
      await takeIn();
      return readDraft(await get<unknown>(key, database));
    },
    keep,
    remove: (key) => settle(key, () => del(key, database)),
    async clear() {
      forget();
      await clear(database);
    },
  };
}
