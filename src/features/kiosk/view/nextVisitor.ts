import { chooseTheme, forgetVisit } from '#browser/storage/storage.ts';
import { entryValue, follow, setEntryValue } from '#router/entries.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import type { FormId } from '#site/forms.ts';
import { clearForms, visitorId } from '../browser/visitor.ts';
import type { Kiosk } from '../model/kiosk.ts';

/** The form that a kiosk is set up for. */
const kioskForm: FormId = 'demo-form';

/** The path of the form of the kiosk. */
export const kioskPath = ({ language }: Kiosk): string => addressOf(pathOf('demo'), `/${language}`);

const kioskAddress = (kiosk: Kiosk): string =>
  `${kioskPath(kiosk)}${kiosk.event ? `?event=${kiosk.event}` : ''}#${kioskForm}`;

/** Name under which a history entry holds the visitor who made it. */
const ENTRY_VISITOR = 'visitor';

/** Returns true if the present visitor has made the present history entry. */
export const isOwnEntry = (): boolean => entryValue(ENTRY_VISITOR) === visitorId();

/** Marks the present history entry as the present visitor's. */
export const claimEntry = (): void => setEntryValue(ENTRY_VISITOR, visitorId());

/**
 * Begins a new session for the next visitor: nothing of the previous one stays in the forms, in the storage of this
 * tab or among the reading settings, and the form of the kiosk is shown.
 *
 * @param replace replaces the present history entry, which belongs to a previous visitor
 */
export function nextVisitor(kiosk: Kiosk, replace?: 'replace'): void {
  clearForms();
  forgetVisit();
  chooseTheme(kiosk.theme);
  follow(kioskAddress(kiosk), replace);
  claimEntry();
}
