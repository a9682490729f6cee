import { currentQuery, replaceQuery } from '#browser/navigation/location.ts';

/** The name under which the address carries the id of a kept submission to be edited. */
const EDIT = 'edit';

/** What leads a kept submission into its form: to stand behind the form's page. */
export const editLink = (id: string, form: string) => `?${EDIT}=${id}#${form}`;

/** The id of the kept submission that the address names. */
export const editedId = () => new URLSearchParams(currentQuery()).get(EDIT);

/** Takes it out of the address: the edit is over. */
export function dropEdit(): void {
  const query = new URLSearchParams(currentQuery());
  if (!query.has(EDIT)) return;
  query.delete(EDIT);
  replaceQuery(query.size > 0 ? `?${query}` : '');
}
