import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_KEYS, UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { draftOf, unsentDrafts } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { Draft } from '../model/schemas.ts';
import type { DraftStore, EarlierReleases, UnloadStorage } from '../ports.ts';
import { changesOf } from './changes.ts';
import { entriesIn, writeIn } from './entries.ts';
import { unloadDrafts } from './unload-drafts.ts';

const { queue: QUEUE, receipt: RECEIPT, draft: DRAFT } = OUTBOX_KEYS;

interface DraftsOptions {
  database: UseStore;
  left: () => UnloadStorage | undefined;
  earlier: Pick<EarlierReleases, 'takeOver'>;
}

/**
 * Stores each draft under its id in IndexedDB, and announces changes to all tabs. Drafts `left` in local storage are
 * imported before each read; those that have been sent are deleted.
 */
export function idbDrafts({ database, left, earlier }: DraftsOptions): DraftStore {
  const texts = unloadDrafts(left);
  // Not the queue's channel: typing must not have every tab read the queue again.
  const { tell, subscribe } = changesOf('drafts');

  const write = (work: (store: IDBObjectStore) => unknown) => writeIn(database, work).then(tell);

  async function keep(draft: Draft): Promise<void> {
    await write((store) => {
      store.put(draft, DRAFT + draft.id);
      for (const id of draft.continues ?? []) store.delete(DRAFT + id);
    });
  }

  async function all(): Promise<Draft[]> {
    await earlier.takeOver();
    const unkept: Draft[] = [];
    for (const [name, draft] of texts.all()) {
      const stored = readDraft(await get<unknown>(DRAFT + draft.id, database));
      // A page that dies between its write and this copy's removal leaves an older copy.
      const isNewer = !stored || stored.savedAt < draft.savedAt;
      const isKept = await (isNewer ? keep(draft) : Promise.resolve()).then(
        () => true,
        () => false,
      );
      // The database is full: the copy stays where it is, and is a draft all the same.
      if (isKept) texts.forget(name, draft);
      else unkept.push(draft);
    }
    const { drafts, keys } = await database('readonly', async (store) => {
      const entries = await entriesIn(store, DRAFT);
      return { drafts: entries, keys: new Set((await promisifyRequest(store.getAllKeys())).map(String)) };
    });
    const isQueued = (id: string) => keys.has(QUEUE + id) || keys.has(id);
    const isKnown = (id: string) => isQueued(id) || keys.has(RECEIPT + id);
    const continued = new Set(unkept.flatMap(({ continues = [] }) => continues));
    const replaced = new Set([...continued, ...unkept.map(({ id }) => id)]);
    const kept = drafts.flatMap(({ record }) => readDraft(record) ?? []);
    const found = [
      ...kept.filter(({ id }) => !replaced.has(id)),
      ...unkept.filter(({ id }) => !continued.has(id)),
    ];
    const unsent = unsentDrafts(found, isQueued, isKnown);
    const sent = found.filter(({ id }) => isKnown(id));
    if (sent.length > 0) await remove(sent.map(({ id }) => id));
    return unsent;
  }

  async function remove(ids: readonly string[]): Promise<void> {
    // First, since it needs no database.
    for (const [name, draft] of texts.all()) if (ids.includes(draft.id)) texts.forget(name, draft);
    await write((store) => {
      for (const id of ids) store.delete(DRAFT + id);
    });
  }

  return {
    all,
    find: async (of) => draftOf(await all(), of),
    async keep(draft) {
      await keep(draft);
      texts.forget(UNLOAD_DRAFT_PREFIX + draft.id, draft);
    },
    remove,
    async clear() {
      texts.clear();
      await write((store) => store.delete(IDBKeyRange.bound(DRAFT, `${DRAFT}\uffff`)));
    },
    subscribe,
  };
}
