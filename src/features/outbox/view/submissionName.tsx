import { FormattedMessage } from 'react-intl';
import { forms } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';
import type { Submission } from '../model/submission.ts';
import { subjectOf } from '../model/summary.ts';

/** Returns the message id of a form's name. Forms that this version does not have share one id. */
export function formName(id: string): PlainMessageId {
  const form = forms.find((row) => row.id === id);
  return form ? `outbox.form.${form.id}` : 'outbox.form.other';
}

/** Renders the name of a submission's form, and the subject. */
export function SubmissionName({ submission }: { submission: Submission }) {
  const subject = subjectOf(submission);
  return (
    <>
      <FormattedMessage id={formName(submission.form)} />
      {subject && (
        <>
          {' · '}
          <span lang={submission.language}>{subject}</span>
        </>
      )}
    </>
  );
}
