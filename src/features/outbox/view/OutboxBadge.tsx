import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { passFocus } from '#browser/dom/feedback.ts';
import { showAppBadge } from '#browser/dom/page.ts';
import band from '#components/bandColour.module.css';
import { RouteLink } from '#components/RouteLink.tsx';
import { badgeOf } from '../model/counts.ts';
import styles from './OutboxBadge.module.css';
import { useQueue } from './OutboxContext.ts';

/**
 * Number of submissions that wait or need the visitor, as a link to the list; renders nothing if there are none. No
 * live region: the form's confirmation or the list announces each change of the count.
 */
export function OutboxBadge() {
  const waiting = useQueue();
  const { kind, count } =
    waiting.state === 'ready'
      ? badgeOf(waiting.value.submissions, waiting.value.unreadable.length)
      : badgeOf([]);
  useEffect(() => {
    if (waiting.state === 'ready') showAppBadge(count);
  }, [waiting.state, count]);
  if (count === 0) return null;
  return (
    <RouteLink
      to="outbox"
      ref={passFocus}
      data-outbox=""
      className={`${styles.badge} ${kind === 'rejected' ? band.poor : band.fair}`}
    >
      <span aria-hidden="true" className={styles.number}>
        {count}
      </span>
      <span className={styles.words}>
        <FormattedMessage
          id={kind === 'rejected' ? 'common.outboxRejected' : 'common.outboxCount'}
          values={{ count }}
        />
      </span>
    </RouteLink>
  );
}
