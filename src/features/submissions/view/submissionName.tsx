import { FormattedMessage } from 'react-intl';
import { forms } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { subjectOf } from '../model/edit.ts';
import type { Submission } from '../model/schemas.ts';

/** Message id of a form's name; forms that this version does not have share one. */
export function formName(id: string): PlainMessageId {
  const form = forms.find((row) => row.id === id);
  return form ? `outbox.form.${form.id}` : 'outbox.form.other';
}

/** What a submission is about, in the words that it was sent with. */
export function subjectIn({ form, params }: Submission): string | undefined {
  const row = forms.find(({ id }) => id === form);
  return row && subjectOf(row, params);
}

/** The form of a submission, and its subject. */
export function SubmissionName({ submission }: { submission: Submission }) {
  const subject = subjectIn(submission);
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
