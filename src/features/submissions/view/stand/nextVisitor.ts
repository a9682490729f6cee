import { follow } from '#browser/navigation/entries.ts';
import { addressOf, pathOf } from '#site/addresses.ts';
import type { FormId } from '#site/forms.ts';
import { clearForms } from '../../browser/visitor.ts';
import type { Stand } from '../../model/stand.ts';

/** The form that a stand is set up for. */
const standForm: FormId = 'demo-form';

/** The path of the stand's form. */
export const standPath = ({ language }: Stand): string => addressOf(pathOf('demo'), `/${language}`);

/** Clears the input of the previous visitor: all forms of the page are remounted, and the stand's form is shown. */
export function nextVisitor(stand: Stand): void {
  clearForms();
  follow(`${standPath(stand)}?event=${stand.event}#${standForm}`);
}
