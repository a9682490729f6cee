import { clear, del, set, type UseStore, values } from 'idb-keyval';
import { DRAFTS_DATABASE } from '#site/storage-keys.ts';
import { becameOf, type Draft, draftKey } from '../model/draft.ts';
import { readDraft } from '../model/draft-record.ts';
import type { Submission } from '../model/submission.ts';
import type { DraftStore, LeftTexts } from '../ports.ts';
import { changesOf } from './changes.ts';
import { leftDrafts } from './unload-drafts.ts';

/**
 * Stores drafts in IndexedDB, and announces changes to all tabs. Drafts `left` in local storage are imported before
 * each read; those that are `queued` meanwhile are deleted.
 */
export function idbDrafts(
  left: () => LeftTexts | undefined,
  queued: () => Promise<readonly Submission[]>,
  database: UseStore,
): DraftStore {
  const { drafts, settle, forget } = leftDrafts(left);
  const { tell, subscribe } = changesOf(DRAFTS_DATABASE);
  const remove = async (key: string) => {
    await settle(key, () => del(key, database));
    tell();
  };
  const keep = async (draft: Draft) => {
    await settle(draftKey(draft), () => set(draftKey(draft), draft, database));
    tell();
  };
  /** Turns a draft of an edit whose submission is gone into the draft of its form, unless the form has another. */
  const adopt = async (draft: Draft, others: readonly Draft[]): Promise<Draft> => {
    const { edits, ...own } = draft;
    if (!edits || others.some((other) => draftKey(other) === own.form)) return draft;
    await keep(own);
    await remove(edits);
    return own;
  };
  const all = async (): Promise<Draft[]> => {
    for (const draft of drafts()) await keep(draft);
    const records = await values<unknown>(database);
    const found = records.flatMap((record) => readDraft(record) ?? []);
    const submissions = found.length > 0 ? await queued().catch(() => undefined) : undefined;
    if (!submissions) return found;
    const sent = found.filter((draft) => submissions.some((submission) => becameOf(submission, draft)));
    for (const draft of sent) await remove(draftKey(draft));
    const unsent: Draft[] = [];
    for (const draft of found.filter((row) => !sent.includes(row))) {
      const waits = submissions.some(({ id }) => id === draft.edits);
      unsent.push(waits ? draft : await adopt(draft, [...found, ...unsent]));
    }
    return unsent;
  };
  return {
    all,
    async find(key) {
      return (await all()).find((draft) => draftKey(draft) === key);
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
