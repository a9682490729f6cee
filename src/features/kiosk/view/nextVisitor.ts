import { forgetVisit } from '#browser/storage/forget.ts';
import { chooseTheme } from '#browser/storage/preferences.ts';
import { clearEntry, entryValue, follow, setEntryValue } from '#router/entries.ts';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import type { FormId } from '#site/forms.ts';
import { clearForms, tellNextVisitor, visitorId } from '../browser/visitor.ts';
import type { Kiosk } from '../model/kiosk.ts';

/** The form that a kiosk shows. */
const kioskForm: FormId = 'demo-form';

/** Returns the path of the page with the kiosk's form. */
export const kioskPath = ({ language }: Kiosk): string => addressOf(pathOf('demo'), `/${language}`);

const kioskAddress = (kiosk: Kiosk): string =>
  `${kioskPath(kiosk)}${kiosk.event ? `?event=${kiosk.event}` : ''}#${kioskForm}`;

/** Name under which a history entry stores the visitor who created it. */
const ENTRY_VISITOR = 'visitor';

/** Returns true if the current visitor created the current history entry. */
export const isOwnEntry = (): boolean => entryValue(ENTRY_VISITOR) === visitorId();

/** Marks the current history entry as created by the current visitor. */
export const claimEntry = (): void => setEntryValue(ENTRY_VISITOR, visitorId());

/**
 * Starts a new session for the next visitor, in all tabs.
 *
 * @param replace replaces the current history entry, which belongs to a previous visitor
 */
export function nextVisitor(kiosk: Kiosk, replace?: 'replace'): void {
  startSession(kiosk, replace);
  tellNextVisitor();
}

/**
 * Removes the previous visitor's data from the forms, the storage of this tab and the reading settings, and shows the
 * form of the kiosk.
 */
export function startSession(kiosk: Kiosk, replace?: 'replace'): void {
  clearForms();
  forgetVisit();
  chooseTheme(kiosk.theme);
  // Otherwise the form of the next visitor would begin with the text of a link that the previous one has followed.
  clearEntry();
  follow(kioskAddress(kiosk), replace);
  claimEntry();
}
