import { FormattedMessage, useIntl } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { moment } from '#features/outbox/view/moment.ts';
import { useQueue } from '#features/outbox/view/OutboxContext.ts';
import type { Form } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import type { Edit } from './useEdit.ts';

interface PendingNoticeProps {
  form: Form;
  edit: Edit;
  /** Id of the submission that this form sends. The form itself reports it. */
  pressedId: string | undefined;
}

/**
 * Shows that an earlier submission of this form waits on this device, for example after a reload during an attempt, so
 * that the visitor does not fill in the form again. Renders nothing if there is none.
 */
export function PendingNotice({ form, edit, pressedId }: PendingNoticeProps) {
  const intl = useIntl();
  const waiting = useQueue();
  const own = new Set(['id' in edit ? edit.id : undefined, pressedId]);
  const submissions = waiting.state === 'ready' ? waiting.value.submissions : [];
  const latest = submissions.findLast(
    ({ id, form: name, delivery }) => name === form.id && !own.has(id) && delivery.state !== 'rejected',
  );
  if (!latest) return null;
  const isSending = latest.delivery.state === 'sending';
  const values = { time: intl.formatDate(latest.submittedAt, moment) };
  return (
    <p className={patterns.remark}>
      <FormattedMessage id={isSending ? 'forms.pending.sending' : 'forms.pending.waiting'} values={values} />{' '}
      <RouteLink to="outbox">
        <FormattedMessage id="forms.saved.show" />
      </RouteLink>
    </p>
  );
}
