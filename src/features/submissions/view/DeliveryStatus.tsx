import { FormattedMessage, useIntl } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import patterns from '#styles/patterns.module.css';
import band from '#ui/bandColour.module.css';
import type { Delivery } from '../model/schemas.ts';

/** Account errors with messages of their own. Source: docs/site.md, section 8. */
const accountReasons: Readonly<Record<number, PlainMessageId>> = {
  402: 'outbox.reason.quota',
  403: 'outbox.reason.blocked',
  426: 'outbox.reason.quota',
  451: 'outbox.reason.headless',
};

/** Message for the reason why a submission is still queued. */
export function reasonOf(delivery: Delivery): PlainMessageId | undefined {
  if (delivery.state === 'rejected') return 'outbox.reason.refused';
  if (delivery.state === 'editing' || !delivery.reason) return undefined;
  if (delivery.reason === 'account') return accountReasons[delivery.status ?? 0] ?? 'outbox.reason.account';
  // There was an answer.
  if (delivery.reason === 'unreachable' && delivery.status) return 'outbox.reason.failing';
  return `outbox.reason.${delivery.reason}`;
}

interface DeliveryStatusProps {
  delivery: Delivery;
  /** Time of the next attempt, in milliseconds of the wall clock. */
  next: number | undefined;
}

/** Status of a submission in words: its state, the reason, the time of the next attempt. */
export function DeliveryStatus({ delivery, next }: DeliveryStatusProps) {
  const intl = useIntl();
  const reason = reasonOf(delivery);
  return (
    <>
      <p className={`${patterns.strong} ${delivery.state === 'rejected' ? band.poor : band.fair}`}>
        <FormattedMessage id={`outbox.state.${delivery.state}`} />
        {' · '}
        <FormattedMessage id="outbox.item.attempts" values={{ count: delivery.attempts }} />
      </p>
      {reason && (
        <p>
          <FormattedMessage id={reason} />
        </p>
      )}
      {delivery.state === 'queued' && delivery.reason && next !== undefined && (
        <p className={patterns.note}>
          <FormattedMessage
            id="outbox.item.nextTry"
            values={{ time: intl.formatTime(Math.max(next, Date.now()), { timeStyle: 'short' }) }}
          />
        </p>
      )}
    </>
  );
}
