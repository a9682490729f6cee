import { entryValue } from '#router/entries.ts';
import { draftsOf } from '../browser/drafts.ts';
import type { Draft } from '../model/draft.ts';
import { chosenDraft } from './formLinks.ts';

/** Name under which a history entry stores the id of the draft that was begun in it, until the next one begins. */
export const entryName = (form: string) => `draft:${form}`;

/**
 * Returns the drafts of a form, or of an edit in it, in the order in which the form tries to restore them: the chosen
 * one, the one that was begun in this history entry, because another tab has its own, and then the newest.
 */
export function restorableDrafts(form: string, edits: string | undefined): Draft[] {
  const drafts = draftsOf(form, edits);
  const first = [chosenDraft(), entryValue(entryName(form))];
  const ahead = first.flatMap((id) => drafts.find((draft) => draft.id === id) ?? []);
  return [...new Set([...ahead, ...drafts])];
}
