import type { IntlShape } from 'react-intl';
import { announceHere, leaveToOthers } from '../browser/announcements.ts';
import type { SubmissionStatus } from '../model/delivery.ts';
import type { Submission } from '../model/submission.ts';
import type { Outbox } from '../outbox.ts';
import { reasonOf } from './DeliveryStatus.tsx';

/**
 * Sends submissions whose delivery the list announces. Leaves those that still wait afterwards to other parts of the
 * page, but not the delivered ones, because `DeliveredNotice` reads the receipts later.
 */
export async function sendAnnounced(
  outbox: Outbox,
  asked: readonly Submission[],
  send: () => Promise<void>,
): Promise<void> {
  const ids = asked.map(({ id }) => id);
  for (const id of ids) announceHere(id);
  const release = async () => {
    const { submissions } = await outbox.contents();
    const waiting = new Set(submissions.map(({ id }) => id));
    for (const id of ids) if (waiting.has(id)) leaveToOthers(id);
  };
  // If the queue cannot be read, the list announces all, so that nothing is announced twice.
  await send().finally(() => release().catch(() => {}));
}

/**
 * Returns the result of sending a submission, as a sentence. Only the service's answer makes it delivered. `form` names
 * the submission.
 */
export async function describeResult(
  intl: IntlShape,
  outbox: Outbox,
  { id }: Submission,
  form: string,
): Promise<string> {
  const status = await outbox.status(id);
  const { state } = status;
  if (state === 'delivered' || state === 'gone')
    return intl.formatMessage({ id: `outbox.said.${state}` }, { form });
  return `${intl.formatMessage({ id: 'outbox.said.waiting' }, { form })} ${describeReason(intl, status)}`.trim();
}

/** Returns the message id for a deletion. A submission that was being sent may still arrive. */
export const deletedMessage = ({ delivery }: Submission) =>
  delivery.state === 'sending' ? 'outbox.item.deletedSending' : 'outbox.item.deleted';

/** Returns the result of sending all of `asked`, with the reason why the first remaining submission was not sent. */
export async function describeResults(
  intl: IntlShape,
  outbox: Outbox,
  asked: readonly Submission[],
): Promise<string> {
  const [{ submissions: left, unreadable }, receipts] = await Promise.all([
    outbox.contents(),
    outbox.receipts(),
  ]);
  const delivered = new Set(receipts.map(({ id }) => id));
  const sent = asked.filter(({ id }) => delivered.has(id)).length;
  const rows = left.length + unreadable.length;
  if (sent === asked.length && rows === 0) return intl.formatMessage({ id: 'outbox.said.allSent' });
  const tried = intl.formatMessage({ id: 'outbox.said.tried' }, { sent, left: rows });
  return `${tried} ${left[0] ? describeReason(intl, left[0].delivery) : ''}`.trim();
}

function describeReason(intl: IntlShape, status: SubmissionStatus): string {
  const reason = reasonOf(status);
  return reason ? intl.formatMessage({ id: reason }) : '';
}
