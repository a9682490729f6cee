import { findForm } from '#site/forms.ts';
import { type EmailAccount, targetOfForm } from './account.ts';
import type { Submission, Target } from './submission.ts';

// This function is not in account.ts, because the table of all forms must not be part of a page's first load.

/**
 * Returns the service and template of a submission. The values of its form in this build take precedence over the
 * values stored with the submission. Returns undefined if there are neither.
 */
export function targetOf(
  account: EmailAccount,
  { form: id, target }: Pick<Submission, 'form' | 'target'>,
): Target | undefined {
  const form = findForm(id);
  return (form && targetOfForm(account, form)) ?? target;
}
