import { NEAR_LIMIT } from '#site/form-row.ts';
import { findForm } from '#site/forms.ts';

/** Returns the number of characters left, negative above the maximum; undefined far below it or for another field. */
export function charactersLeft(formId: string | undefined, name: string, length: number): number | undefined {
  const form = findForm(formId);
  const field = form?.fields.find((row) => row.name === name);
  return field && length > field.maxLength * NEAR_LIMIT ? field.maxLength - length : undefined;
}
