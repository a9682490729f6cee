import { follow } from '#browser/navigation/entries.ts';
import { addressOf, pathOf } from '#site/addresses.ts';
import { demoForm } from '#site/forms/demo-form.ts';
import { clearForms } from '../../browser/visitor.ts';
import type { Stand } from '../../model/stand.ts';

/** The path at which each visitor finds the form. */
export const standPath = ({ language }: Stand): string => addressOf(pathOf('demo'), `/${language}`);

/** Leaves nothing of whoever was here: all forms of the page are made anew, and the stand's form is shown. */
export function nextVisitor(stand: Stand): void {
  clearForms();
  follow(`${standPath(stand)}?event=${stand.event}#${demoForm.id}`);
}
