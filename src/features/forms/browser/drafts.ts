import { useMemo, useSyncExternalStore } from 'react';
import { onStoredTexts, parseJson, storedKeys, storedText, storeText } from '#browser/storage/storedText.ts';
import { DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, readDraft } from '../model/draft.ts';

/** A text under the key of a draft that this version cannot read. */
export interface UnreadableDraft {
  key: string;
  text: string;
}

/** A form has one draft, and one for each submission that is edited in it. */
const keyOf = ({ form, edits }: Pick<Draft, 'form' | 'edits'>): string =>
  DRAFT_PREFIX + (edits ? `${form}:${edits}` : form);

const draftAt = (key: string): Draft | undefined => readDraft(parseJson(storedText(key) ?? ''));

/** Drafts are in local storage, where writing is synchronous: they are written even while the page is being left. */
export function storedDrafts(): Draft[] {
  const drafts = storedKeys(DRAFT_PREFIX).flatMap((key) => draftAt(key) ?? []);
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

/** Drafts of a form, or of an edit in it: the newest first. */
export const draftsOf = (form: string, edits: string | undefined): Draft[] =>
  storedDrafts().filter((draft) => draft.form === form && draft.edits === edits);

export const isDraftStored = (id: string): boolean => storedDrafts().some((draft) => draft.id === id);

/**
 * Stores a draft in place of an earlier one of its id, and beside any other: one that another tab has begun, or that this
 * version cannot read.
 */
export function storeDraft(draft: Draft): void {
  const key = keyOf(draft);
  const isFree = storedText(key) === null || draftAt(key)?.id === draft.id;
  storeText(isFree ? key : `${key}:${draft.id}`, JSON.stringify(draft));
}

export function removeDraft(id: string): void {
  for (const key of storedKeys(DRAFT_PREFIX)) if (draftAt(key)?.id === id) storeText(key, '');
}

/** Deletes the text under a key, which need not be readable. */
export const removeDraftAt = (key: string): void => storeText(key, '');

export function removeAllDrafts(): void {
  for (const key of storedKeys(DRAFT_PREFIX)) storeText(key, '');
}

const snapshot = (): string =>
  JSON.stringify(storedKeys(DRAFT_PREFIX).map((key) => ({ key, text: storedText(key) ?? '' })));

/** All drafts of this device, kept up to date over all tabs, and those that this version cannot read. */
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
