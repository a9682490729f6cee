import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { LocalTime } from '#features/webinars/view/LocalTime.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { timezones, type Webinar } from '#site/webinars.ts';
import styles from './WebinarEntry.module.css';

/** Renders the start of a webinar in the webinar's own time zone, and in the visitor's if it differs. */
export function WebinarTime({ webinar: { live, recorded } }: { webinar: Webinar }) {
  const intl = useIntl();
  const session = live ?? recorded;
  const date =
    session && intl.formatDate(session.starts, { timeZone: timezones[session.timezone], dateStyle: 'long' });
  if (!live) {
    return (
      <p className={styles.time}>
        <FormattedMessage id="webinars.anytime" />
        {date && (
          <PrerenderedText as="span" className={styles.hour}>
            <FormattedMessage id="webinars.recorded" values={{ date }} />
          </PrerenderedText>
        )}
      </p>
    );
  }
  return (
    <p>
      <time dateTime={live.starts} className={styles.time}>
        <PrerenderedText as="span">{date}</PrerenderedText>
        <PrerenderedText as="span" className={styles.hour}>
          <FormattedTime
            value={live.starts}
            timeZone={timezones[live.timezone]}
            hour="2-digit"
            minute="2-digit"
            hourCycle="h23"
          />
          {' · '}
          <FormattedMessage id={`webinars.timezone.${live.timezone}`} />
        </PrerenderedText>
        <LocalTime starts={live.starts} timeZone={timezones[live.timezone]} className={styles.hour} />
      </time>
    </p>
  );
}
