import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { showAppBadge } from '#browser/page.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import styles from './OutboxBadge.module.css';
import { useWaiting } from './OutboxContext.ts';

/** How many submissions wait, as a link to the list; nothing where none does. */
export function OutboxBadge() {
  const waiting = useWaiting();
  const count = waiting.state === 'ready' ? waiting.submissions.length : 0;
  useEffect(() => {
    if (waiting.state === 'ready') showAppBadge(count);
  }, [waiting.state, count]);
  return (
    <div role="status" className={styles.region}>
      {count > 0 && (
        <RouteLink to="outbox" className={styles.badge}>
          <span aria-hidden="true" className={styles.number}>
            {count}
          </span>
          <span className={styles.words}>
            <FormattedMessage id="common.outboxCount" values={{ count }} />
          </span>
        </RouteLink>
      )}
    </div>
  );
}
