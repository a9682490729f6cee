import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { timezones, type Webinar } from '#site/webinars.ts';
import styles from './WebinarTime.module.css';

/** When a webinar begins, by the clock of its own place: the same words wherever it is read. */
export function WebinarTime({ live }: { live: Webinar['live'] }) {
  if (!live) {
    return (
      <p>
        <FormattedMessage id="webinars.anytime" />
      </p>
    );
  }
  const timeZone = timezones[live.timezone];
  return (
    <p>
      <time dateTime={live.starts} className={styles.time}>
        <span>
          <FormattedDate value={live.starts} timeZone={timeZone} dateStyle="long" />
        </span>
        <span className={styles.hour}>
          <FormattedTime
            value={live.starts}
            timeZone={timeZone}
            hour="2-digit"
            minute="2-digit"
            hourCycle="h23"
          />
          {' · '}
          <FormattedMessage id={`webinars.timezone.${live.timezone}`} />
        </span>
      </time>
    </p>
  );
}
