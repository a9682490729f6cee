import { type Submission, templateParams } from './submission.ts';

/** What waits, as a file for the visitor: readable JSON with everything that would be sent. */
export function exportOf(submissions: readonly Submission[]): string {
  const rows = submissions.map((submission) => ({
    form: submission.form,
    state: submission.delivery.state,
    ...templateParams(submission),
  }));
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}
