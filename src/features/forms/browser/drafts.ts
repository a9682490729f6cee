import { useMemo, useSyncExternalStore } from 'react';
import {
  onStoredTexts,
  parseJson,
  storedKeys,
  storedText,
  storeText,
} from '#browser/storage/localStorage.ts';
import { DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, readDraft } from '../model/draft.ts';

/** The text stored under the key of a draft, if this version cannot read it. */
export interface UnreadableDraft {
  key: string;
  text: string;
}

/** Returns the key of a draft. A form has one draft, and one for each submission that is edited in it. */
const keyOf = ({ form, edits }: Pick<Draft, 'form' | 'edits'>): string =>
  DRAFT_PREFIX + (edits ? `${form}:${edits}` : form);

const draftAt = (key: string): Draft | undefined => readDraft(parseJson(storedText(key) ?? ''));

/**
 * Returns all drafts, newest first. Drafts are in local storage, where writing is synchronous, so they can be written
 * while the page is being left.
 */
export function storedDrafts(): Draft[] {
  const drafts = storedKeys(DRAFT_PREFIX).flatMap((key) => draftAt(key) ?? []);
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

/** Returns the drafts of a form, or of an edit in it, newest first. */
export const draftsOf = (form: string, edits: string | undefined): Draft[] =>
  storedDrafts().filter((draft) => draft.form === form && draft.edits === edits);

/** Returns the time at which the stored draft with this id was saved; undefined if none is stored. */
export const draftSavedAt = (id: string): number | undefined =>
  storedDrafts().find((draft) => draft.id === id)?.savedAt;

export const isDraftStored = (id: string): boolean => draftSavedAt(id) !== undefined;

/**
 * Stores a draft and replaces an earlier version of it. A different draft under its key is preserved: another tab may
 * have begun it, or this version may be unable to read it.
 */
export function storeDraft(draft: Draft): void {
  const shared = keyOf(draft);
  const isFree = storedText(shared) === null || draftAt(shared)?.id === draft.id;
  const key = isFree ? shared : `${shared}:${draft.id}`;
  const text = JSON.stringify(draft);
  storeText(key, text);
  // The shared key may have become free since the earlier version was stored under its own key.
  const earlier = storedKeys(DRAFT_PREFIX).filter(
    (other) => other !== key && draftAt(other)?.id === draft.id,
  );
  if (storedText(key) === text) for (const other of earlier) removeDraftAt(other);
}

export function removeDraft(id: string): void {
  for (const key of storedKeys(DRAFT_PREFIX)) if (draftAt(key)?.id === id) storeText(key, '');
}

/** Deletes the text under a key, even if this version cannot read it. */
export const removeDraftAt = (key: string): void => storeText(key, '');

const snapshot = (): string =>
  JSON.stringify(storedKeys(DRAFT_PREFIX).map((key) => ({ key, text: storedText(key) ?? '' })));

/** Returns all drafts of this device, and those that this version cannot read, updated after changes in any tab. */
export function useDrafts(): { drafts: Draft[]; unreadable: UnreadableDraft[] } {
  const stored = useSyncExternalStore(onStoredTexts, snapshot, () => '[]');
  return useMemo(() => {
    const entries = JSON.parse(stored) as UnreadableDraft[];
    const drafts = entries.flatMap(({ text }) => readDraft(parseJson(text)) ?? []);
    return {
      drafts: drafts.sort((a, b) => b.savedAt - a.savedAt),
      unreadable: entries.filter(({ text }) => !readDraft(parseJson(text))),
    };
  }, [stored]);
}
