import { FormattedMessage, useIntl } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { moment } from '#features/outbox/view/moment.ts';
import { useQueue, useReceipts } from '#features/outbox/view/OutboxContext.ts';
import type { Form } from '#site/forms.ts';
import patterns from '#styles/patterns.module.css';
import type { Edit } from './useEdit.ts';

/** The states that have a message of their own. */
const messages: Partial<Record<string, 'sending' | 'rejected'>> = {
  sending: 'sending',
  rejected: 'rejected',
};

interface EarlierRequestProps {
  form: Form;
  edit: Edit;
  /** Id of the submission that this form sends. The form itself reports it. */
  pressedId: string | undefined;
}

/**
 * Shows that an earlier submission of this form waits on this device, was refused or was delivered, for example after a
 * reload, so that the visitor does not fill in the form again. Renders nothing if there is none.
 */
export default function EarlierRequest({ form, edit, pressedId }: EarlierRequestProps) {
  const intl = useIntl();
  const waiting = useQueue();
  const receipts = useReceipts();
  const isEdited = edit.state !== 'none';
  const own = new Set(['id' in edit ? edit.id : undefined, pressedId]);
  const isEarlier = (one: { id: string; form: string }) => one.form === form.id && !own.has(one.id);
  const submissions = waiting.state === 'ready' ? waiting.value.submissions : [];
  const earlier = submissions.filter(isEarlier);
  const pending =
    earlier.findLast(({ delivery }) => delivery.state !== 'rejected') ??
    (isEdited ? undefined : earlier.at(-1));
  const receipt = receipts?.find(isEarlier);
  const time = (at: number) => ({ time: intl.formatDate(at, moment) });
  if (pending) {
    const id = `app.earlier.${messages[pending.delivery.state] ?? 'waiting'}` as const;
    return (
      <p className={patterns.remark}>
        <FormattedMessage id={id} values={time(pending.submittedAt)} />{' '}
        <RouteLink to="outbox">
          <FormattedMessage id="forms.saved.show" />
        </RouteLink>
      </p>
    );
  }
  if (!receipt || isEdited) return null;
  return (
    <p className={patterns.remark}>
      <FormattedMessage id="app.earlier.delivered" values={time(receipt.deliveredAt)} />
    </p>
  );
}
