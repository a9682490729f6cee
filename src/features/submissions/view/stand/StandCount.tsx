import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { showAppBadge } from '#browser/dom/page.ts';
import band from '#ui/bandColour.module.css';
import { RouteLink } from '#ui/RouteLink.tsx';
import { badgeOf } from '../../model/badge.ts';
import { entriesToday } from '../../model/stand-entries.ts';
import styles from '../OutboxBadge.module.css';
import { useEntries } from './useEntries.ts';
import { useStand } from './useStand.ts';

/** Number of a stand's entries today, in the header; links to the page where the PIN ends stand mode. */
export function StandCount() {
  const stand = useStand();
  const entries = useEntries();
  useEffect(() => {
    if (entries) showAppBadge(badgeOf(entries.submissions, entries.unreadable).count);
  }, [entries]);
  if (!stand || !entries) return null;
  const count = entriesToday(entries, stand.event, Date.now());
  return (
    <RouteLink to="outbox" className={`${styles.badge} ${band.good}`}>
      <span aria-hidden="true" className={styles.number}>
        {count}
      </span>
      <span className={styles.words}>
        <FormattedMessage id="stand.chip" values={{ event: stand.event ?? '', count }} />
      </span>
    </RouteLink>
  );
}
