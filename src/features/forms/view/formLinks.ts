import { createStore } from '#browser/storage/store.ts';
import { EDIT_PARAMETER } from '#features/outbox/view/editLink.ts';
import { currentQuery, replaceQuery } from '#router/location.ts';
import type { Form } from '#site/forms.ts';

/** Query parameter with the id of the draft to continue. */
const DRAFT = 'draft';

const parameter = (name: string): string | null => new URLSearchParams(currentQuery()).get(name);

/** Returns the query and fragment that open a draft in its form. */
export const draftLink = (id: string, form: string): string => `?${DRAFT}=${id}#${form}`;

/** Returns the id of the draft to continue, if the address names one. */
export const chosenDraft = (): string | null => parameter(DRAFT);

/** Returns the id of the form's subject, if the address names one. */
export const chosenSubject = ({ subject }: Form): string | undefined =>
  (subject && parameter(subject)) || undefined;

/** Returns the id of the submission to edit, if the address names one. */
export const editedId = (): string | null => parameter(EDIT_PARAMETER);

/** Number of edits that have ended in this document. */
export const endedEdits = createStore(0);

/** Removes the edit parameter from the address, because the edit has ended. */
export function dropEdit(): void {
  const query = new URLSearchParams(currentQuery());
  if (!query.has(EDIT_PARAMETER)) return;
  query.delete(EDIT_PARAMETER);
  replaceQuery(query.size > 0 ? `?${query}` : '');
  endedEdits.set(endedEdits.get() + 1);
}
