import { entryValue, follow, keepWithEntry } from '#browser/navigation/entries.ts';
import { chooseTheme, forgetVisit } from '#browser/storage/storage.ts';
import { addressOf, pathOf } from '#site/addresses.ts';
import type { FormId } from '#site/forms.ts';
import { clearForms, visitorId } from '../../browser/visitor.ts';
import type { Stand } from '../../model/stand.ts';

/** The form that a stand is set up for. */
const standForm: FormId = 'demo-form';

/** The path of the stand's form. */
export const standPath = ({ language }: Stand): string => addressOf(pathOf('demo'), `/${language}`);

const standAddress = (stand: Stand): string =>
  `${standPath(stand)}${stand.event ? `?event=${stand.event}` : ''}#${standForm}`;

/** Name under which a history entry holds the visitor who made it. */
const ENTRY_VISITOR = 'visitor';

/** Returns true if the present visitor has made the present history entry. */
export const isOwnEntry = (): boolean => entryValue(ENTRY_VISITOR) === visitorId();

/** Marks the present history entry as the present visitor's. */
export const claimEntry = (): void => keepWithEntry(ENTRY_VISITOR, visitorId());

/**
 * Begins a new session for the next visitor: nothing of the previous one stays in the forms, in the storage of this
 * tab or among the reading settings, and the stand's form is shown.
 *
 * @param replace replaces the present history entry, which belongs to a previous visitor
 */
export function nextVisitor(stand: Stand, replace?: 'replace'): void {
  clearForms();
  forgetVisit();
  chooseTheme(stand.theme);
  follow(standAddress(stand), replace);
  claimEntry();
}
