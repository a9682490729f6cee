import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { RouteLink } from '#components/RouteLink.tsx';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import { showAppBadge } from '../browser/appBadge.ts';
import { badgeOf } from '../model/counts.ts';
import styles from './OutboxBadge.module.css';
import { useQueue } from './OutboxContext.ts';

/**
 * Renders the number of submissions that wait or need the visitor, as a link to the list. Renders nothing if there are
 * none. It is not a live region, because the form's confirmation or the list announces each change of the count.
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
      ref={moveFocusOnRemoval}
      data-outbox=""
      className={`${styles.badge} ${kind === 'rejected' ? tones.poor : patterns.hollow}`}
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
