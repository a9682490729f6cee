import { currentQuery, replaceQuery } from '#browser/navigation/location.ts';
import { createStore } from '#browser/storage/store.ts';

/** Query parameter with the id of the queued submission to edit. */
const EDIT = 'edit';

/** Query and fragment that open a queued submission, to append to the address of its form's page. */
export const editLink = (id: string, form: string) => `?${EDIT}=${id}#${form}`;

/** Query parameter with the id of the draft to continue. */
const DRAFT = 'draft';

/** Query and fragment that open a draft in its form. */
export const draftLink = (id: string, form: string) => `?${DRAFT}=${id}#${form}`;

/** The id of the draft that the address asks to continue. */
export const chosenDraft = () => new URLSearchParams(currentQuery()).get(DRAFT);

/** The id of the submission that the address asks to edit. */
export const editedId = () => new URLSearchParams(currentQuery()).get(EDIT);

/** Number of edits that have ended in this document. */
export const endedEdits = createStore(0);

/** Removes the parameter from the address: the edit is over. */
export function dropEdit(): void {
  const query = new URLSearchParams(currentQuery());
  if (!query.has(EDIT)) return;
  query.delete(EDIT);
  replaceQuery(query.size > 0 ? `?${query}` : '');
  endedEdits.set(endedEdits.get() + 1);
}
