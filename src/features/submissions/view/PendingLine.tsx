import { FormattedMessage } from 'react-intl';
import { countsOf } from '../model/badge.ts';
import { useWaiting } from './OutboxContext.ts';

/** Number of submissions queued on this device, as a list item. */
export function PendingLine() {
  const kept = useWaiting(true);
  if (kept.state !== 'ready') return null;
  const { waiting, refused } = countsOf(kept.value.submissions, kept.value.unreadable.length);
  return (
    <>
      {(waiting > 0 || refused === 0) && (
        <li>
          <FormattedMessage id="outbox.trip.waiting" values={{ count: waiting }} />
        </li>
      )}
      {refused > 0 && (
        <li>
          <FormattedMessage id="common.outboxRefused" values={{ count: refused }} />
        </li>
      )}
    </>
  );
}
