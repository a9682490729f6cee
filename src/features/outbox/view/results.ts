import type { IntlShape } from 'react-intl';
import { claimReport, releaseReport } from '../browser/reports.ts';
import type { SubmissionStatus } from '../model/delivery.ts';
import type { Submission } from '../model/submission.ts';
import type { Outbox } from '../queue.ts';
import { reasonOf } from './DeliveryStatus.tsx';

/**
 * Sends submissions whose delivery the list reports. What still waits afterwards may be reported elsewhere. The claim on
 * a delivered submission stays, because the notice of the app reads the receipts later.
 */
export async function sendReported(
  outbox: Outbox,
  asked: readonly Submission[],
  send: () => Promise<void>,
): Promise<void> {
  const ids = asked.map(({ id }) => id);
  for (const id of ids) claimReport(id);
  const release = async () => {
    const { submissions } = await outbox.contents();
    const waiting = new Set(submissions.map(({ id }) => id));
    for (const id of ids) if (waiting.has(id)) releaseReport(id);
  };
  // If the queue cannot be read, the claims stay, and nothing is reported twice.
  await send().finally(() => release().catch(() => {}));
}

/**
 * Result of sending a submission, as a sentence: only the service's answer makes it delivered. `form` names the
 * submission.
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

/** Result of a deletion: a submission that was just being sent may arrive all the same. */
export const deletedMessage = ({ delivery }: Submission) =>
  delivery.state === 'sending' ? 'outbox.item.deletedSending' : 'outbox.item.deleted';

/** Result of sending all of `asked`, with the reason why the first remaining one was not sent. */
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
