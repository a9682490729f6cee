import { clear, del, get, set, type UseStore, values } from 'idb-keyval';
import { DRAFTS_DATABASE } from '#site/device-names.ts';
import { becameOf, type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { Submission } from '../model/submission.ts';
import type { DraftStore, LeftTexts } from '../ports.ts';
import { changesOf } from './changes.ts';
import { keyvalDatabase } from './keyval-database.ts';
import { leftDrafts } from './left-drafts.ts';

/**
 * Keeps drafts in IndexedDB, and tells all tabs of changes. What a page has `left` beside it is taken in before anything
 * is read; what has `queued` meanwhile is no draft any more.
 */
export function idbDrafts(
  left: () => LeftTexts | undefined,
  queued: () => Promise<readonly Submission[]>,
  database: UseStore = keyvalDatabase(DRAFTS_DATABASE),
): DraftStore {
  const { drafts, settle, forget } = leftDrafts(left);
  const { tell, subscribe } = changesOf(DRAFTS_DATABASE);
  const remove = async (key: string) => {
    await settle(key, () => del(key, database));
    tell();
  };
  const unsent = async (found: readonly Draft[]): Promise<Draft[]> => {
    const submissions = found.length > 0 ? await queued().catch(() => []) : [];
    const sent = found.filter((draft) => submissions.some((submission) => becameOf(submission, draft)));
    for (const draft of sent) await remove(draftKey(draft));
    return found.filter((draft) => !sent.includes(draft));
  };
  const keep = async (draft: Draft) => {
    await settle(draftKey(draft), () => set(draftKey(draft), draft, database));
    tell();
  };
  const takeIn = async () => {
    for (const draft of drafts()) await keep(draft);
  };
  return {
    async all() {
      await takeIn();
      const records = await values<unknown>(database);
      return unsent(records.map(readDraft).filter((draft): draft is Draft => draft !== undefined));
    },
    async find(key) {
      await takeIn();
      const draft = readDraft(await get<unknown>(key, database));
      return draft && (await unsent([draft]))[0];
    },
    keep,
    remove,
    async clear() {
      forget();
      await clear(database);
      tell();
    },
    subscribe,
  };
}
