import { createStore } from '#browser/storage/store.ts';
import { EDIT_PARAMETER } from '#features/outbox/view/editLink.ts';
import { entryValue, setEntryValue } from '#router/entries.ts';
import { currentQuery, replaceQuery } from '#router/location.ts';
import type { Values } from '#site/form-row.ts';
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

/** Name under which a history entry stores the text of the link that led to a form. */
export const LINK_TEXT = 'linkText';
/** Name under which a history entry stores the texts of the links that stand for another choice. */
export const OTHER_TEXTS = 'otherTexts';

const linkText = (): string => {
  const stored = entryValue(LINK_TEXT);
  return typeof stored === 'string' ? stored : '';
};

/** Returns the texts with which a link fills the long-text fields of a form. */
export function textsOfLink(form: Form): Values {
  const text = linkText();
  return Object.fromEntries(
    form.fields
      .filter(({ kind }) => kind === 'long-text')
      .map(({ name, maxLength }) => [name, (parameter(name) ?? text).slice(0, maxLength)]),
  );
}

/** Returns the values without unchanged texts of the link, because a draft contains only what the visitor typed. */
export function withoutLinkTexts(form: Form, values: Values): Values {
  const texts = textsOfLink(form);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !value || value !== texts[name]),
  );
}

/**
 * Returns the values of a draft, whose message names the choice of the link that the visitor has now followed: its text
 * replaces the text of another choice, or precedes the message.
 */
export function withLinkText(form: Form, values: Values): Values {
  const text = linkText();
  const stored = entryValue(OTHER_TEXTS);
  const others: readonly string[] = Array.isArray(stored) ? stored : [];
  const renamed = (message: string) => {
    const other = others.find((one) => message.includes(one));
    return other ? message.replace(other, text) : `${text}\n\n${message}`;
  };
  const changed = form.fields.flatMap(({ name, kind, maxLength }) => {
    const message = values[name];
    if (kind !== 'long-text' || !text || !message || message.includes(text)) return [];
    // Nothing that the visitor has typed is cut off.
    return renamed(message).length > maxLength ? [] : [[name, renamed(message)] as const];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** Removes the text of the link, because it was sent. */
export function dropLinkText(): void {
  if (entryValue(LINK_TEXT) !== undefined) setEntryValue(LINK_TEXT, undefined);
}

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
