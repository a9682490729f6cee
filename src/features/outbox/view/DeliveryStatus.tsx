import { FormattedMessage, useIntl } from 'react-intl';
import { useBelievesOnline } from '#browser/worker/connection.ts';
import type { PlainMessageId } from '#site/messages.ts';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import type { SubmissionStatus } from '../model/delivery.ts';
import type { Delivery, Submission } from '../model/submission.ts';
import { moment } from './moment.ts';

/** Account errors that have a specific message. Source: docs/site.md, section 8. */
const accountReasons: Readonly<Record<number, PlainMessageId>> = {
  402: 'outbox.reason.quota',
  403: 'outbox.reason.blocked',
  426: 'outbox.reason.quota',
  451: 'outbox.reason.headless',
};

/** Returns the message id of the reason why a submission has not been delivered; undefined if there is none to show. */
export function reasonOf(status: SubmissionStatus): PlainMessageId | undefined {
  if (status.state === 'rejected') return 'outbox.reason.rejected';
  // While the submission is being sent, the reason of its last failure is out of date.
  if (status.state !== 'queued' || !status.reason) return undefined;
  if (status.reason === 'account') return accountReasons[status.status ?? 0] ?? 'outbox.reason.account';
  // A status means that the service has answered.
  if (status.reason === 'unreachable' && status.status) return 'outbox.reason.failing';
  return `outbox.reason.${status.reason}`;
}

/** Hook that returns true if only the missing connection delays a submission. Its next attempt follows the connection. */
function useAwaitsConnection(delivery: Delivery): boolean {
  const isOnline = useBelievesOnline();
  return !isOnline && reasonOf(delivery) === 'outbox.reason.unreachable';
}

/** Renders the status of a submission as text: its state, and the reason. */
export function DeliveryStatus({ delivery }: { delivery: Delivery }) {
  const awaitsConnection = useAwaitsConnection(delivery);
  const reason = awaitsConnection ? 'outbox.reason.offline' : reasonOf(delivery);
  return (
    <>
      <p className={`${typography.strong} ${delivery.state === 'rejected' ? tones.poor : ''}`}>
        <FormattedMessage id={`outbox.state.${delivery.state}`} />
      </p>
      {reason && (
        <p>
          <FormattedMessage id={reason} />
        </p>
      )}
    </>
  );
}

interface DeliveryTimesProps {
  submission: Submission;
  /** Time of the next attempt, in milliseconds of the wall clock. */
  next: number | undefined;
}

/** Renders in one line the time of the submission, the number of its attempts and the time of the next one. */
export function DeliveryTimes({ submission: { submittedAt, delivery }, next }: DeliveryTimesProps) {
  const intl = useIntl();
  const awaitsConnection = useAwaitsConnection(delivery);
  const isTimed = delivery.state === 'queued' && delivery.reason !== undefined && !awaitsConnection;
  return (
    <p className={typography.note}>
      <FormattedMessage id="outbox.item.saved" values={{ time: intl.formatDate(submittedAt, moment) }} />
      {' · '}
      <FormattedMessage id="outbox.item.attempts" values={{ count: delivery.attempts }} />
      {isTimed && next !== undefined && (
        <>
          {' · '}
          <FormattedMessage
            id="outbox.item.nextTry"
            values={{ time: intl.formatTime(Math.max(next, Date.now()), { timeStyle: 'short' }) }}
          />
        </>
      )}
    </p>
  );
}
