/** Query parameter with the id of the queued submission to edit. */
export const EDIT_PARAMETER = 'edit';

/**
 * Returns the query and fragment that open a queued submission in its form, to append to the address of the form's
 * page.
 */
export const editLink = (id: string, form: string): string => `?${EDIT_PARAMETER}=${id}#${form}`;
