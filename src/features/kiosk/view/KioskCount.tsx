import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { RouteLink } from '#components/RouteLink.tsx';
import { showAppBadge } from '#features/outbox/browser/appBadge.ts';
import { badgeOf, countsOf } from '#features/outbox/model/counts.ts';
import badge from '#features/outbox/view/OutboxBadge.module.css';
import tones from '#styles/tones.module.css';
import visibility from '#styles/visibility.module.css';
import { entriesToday } from '../model/entries.ts';
import styles from './KioskCount.module.css';
import { useEntries } from './useEntries.ts';
import { useKiosk } from './useKiosk.ts';

/**
 * Renders the number of the kiosk's entries today in the header, as a link to the page where the PIN ends kiosk mode.
 */
export default function KioskCount() {
  const kiosk = useKiosk();
  const entries = useEntries();
  useEffect(() => {
    if (entries) showAppBadge(badgeOf(entries.submissions, entries.unreadable).count);
  }, [entries]);
  if (!kiosk || !entries) return null;
  const count = entriesToday(entries, kiosk.event, Date.now());
  const rejected = countsOf(entries.submissions, entries.unreadable).rejected;
  const tone = rejected > 0 ? tones.poor : tones.good;
  return (
    <RouteLink to="outbox" data-outbox="" className={`${badge.badge} ${tone}`}>
      <span aria-hidden="true" className={styles.event}>
        {kiosk.event}
      </span>
      <span aria-hidden="true">
        {rejected > 0 ? (
          <FormattedMessage id="common.outboxRejected" values={{ count: rejected }} />
        ) : (
          <FormattedMessage id="kiosk.count" values={{ count }} />
        )}
      </span>
      <span className={visibility.visuallyHidden}>
        <FormattedMessage id="kiosk.chip" values={{ event: kiosk.event ?? '', count }} />
        {rejected > 0 && (
          <>
            {' · '}
            <FormattedMessage id="common.outboxRejected" values={{ count: rejected }} />
          </>
        )}
      </span>
    </RouteLink>
  );
}
