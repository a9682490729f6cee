import { FormattedMessage } from 'react-intl';
import { countsOf } from '../model/counts.ts';
import { useQueue } from './OutboxContext.ts';

/** Renders the numbers of waiting and rejected submissions on this device, as list items. */
export function PendingLine() {
  const queue = useQueue(true);
  if (queue.state !== 'ready') return null;
  const { waiting, rejected } = countsOf(queue.value.submissions, queue.value.unreadable.length);
  return (
    <>
      {(waiting > 0 || rejected === 0) && (
        <li>
          <FormattedMessage id="outbox.trip.waiting" values={{ count: waiting }} />
        </li>
      )}
      {rejected > 0 && (
        <li>
          <FormattedMessage id="common.outboxRejected" values={{ count: rejected }} />
        </li>
      )}
    </>
  );
}
