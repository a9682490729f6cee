import { FormattedMessage } from 'react-intl';
import { findForm } from '#site/forms.ts';
import type { PlainMessageId } from '#site/messages.ts';

/** Returns the message id of a form's name. Forms that this version does not have share one id. */
export function formName(id: string): PlainMessageId {
  const form = findForm(id);
  return form ? `common.form.${form.id}` : 'common.form.other';
}

interface SubmissionNameProps {
  form: string;
  subject: string | undefined;
  language: string | undefined;
}

/** Renders the name of a submission's form, and the subject in its language. */
export function SubmissionName({ form, subject, language }: SubmissionNameProps) {
  return (
    <>
      <FormattedMessage id={formName(form)} />
      {subject && (
        <>
          {' · '}
          <span lang={language}>{subject}</span>
        </>
      )}
    </>
  );
}
