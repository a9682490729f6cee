import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Submission } from '../model/submission.ts';
import { deletedMessage, describeResult, sendAnnounced } from './results.ts';
import { useOutboxAction } from './useOutboxAction.ts';

/**
 * Returns the actions of a queued submission, and the result of the last attempt that the visitor requested, as a
 * sentence. The results are announced.
 *
 * @param form names the submission
 * @param onDeleted is called with the deleted submission
 */
export function useItemActions(
  submission: Submission,
  form: string,
  onDeleted: (submission: Submission) => void,
) {
  const intl = useIntl();
  const sending = useOutboxAction();
  const deleting = useOutboxAction();
  const [result, setResult] = useState<string>();
  const { id } = submission;
  const send = sending.act(async (outbox) => {
    await sendAnnounced(outbox, [submission], () => outbox.sendNow(id));
    const said = await describeResult(intl, outbox, submission, form);
    setResult(said);
    return said;
  });
  const remove = deleting.act(async (outbox) => {
    const removed = await outbox.remove(id);
    if (!removed) return describeResult(intl, outbox, submission, form);
    onDeleted(removed);
    return intl.formatMessage({ id: deletedMessage(removed) }, { form });
  });
  return { isBusy: sending.busy, result: sending.busy ? undefined : result, send, remove };
}
