import { forms } from '#site/forms.ts';
import { type EmailAccount, viaOfForm } from './email-account.ts';
import type { Submission, Via } from './schemas.ts';

/**
 * Service and template of a submission: its form's in this build, or else those stored with it; undefined if there
 * are neither.
 */
export function viaOf(
  account: EmailAccount,
  { form: id, via }: Pick<Submission, 'form' | 'via'>,
): Via | undefined {
  const form = forms.find((row) => row.id === id);
  return (form && viaOfForm(account, form)) ?? via;
}
