import type { IntlShape } from 'react-intl';
import type { Delivery, Submission } from '../model/schemas.ts';
import type { Outbox } from '../outbox.ts';
import { reasonOf } from './DeliveryStatus.tsx';

/**
 * Outcome of sending a submission, in words: only the service's answer makes it delivered; `form` names the
 * submission.
 */
export async function sayOutcome(
  intl: IntlShape,
  outbox: Outbox,
  { id }: Submission,
  form: string,
): Promise<string> {
  const outcome = await outbox.status(id);
  if (typeof outcome === 'string') return intl.formatMessage({ id: `outbox.said.${outcome}` }, { form });
  return `${intl.formatMessage({ id: 'outbox.said.waiting' }, { form })} ${sayReason(intl, outcome)}`.trim();
}

/** Outcome of a deletion: one that was just being sent may arrive all the same. */
export const deletedMessage = ({ delivery }: Submission) =>
  delivery.state === 'sending' ? 'outbox.item.deletedSending' : 'outbox.item.deleted';

/** Outcome of sending all of `asked`, with the reason why the first remaining one was not sent. */
export async function sayOutcomes(
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
  const said = intl.formatMessage({ id: 'outbox.said.tried' }, { sent, left: rows });
  return `${said} ${left[0] ? sayReason(intl, left[0].delivery) : ''}`.trim();
}

function sayReason(intl: IntlShape, delivery: Delivery): string {
  const reason = reasonOf(delivery);
  return reason ? intl.formatMessage({ id: reason }) : '';
}
