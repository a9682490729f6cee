import { FormattedMessage, useIntl } from 'react-intl';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { brand } from '#site/brand.ts';
import { timezones, type Webinar } from '#site/webinars.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './WebinarTicket.module.css';

/** Renders the chosen webinar as a ticket with its day. Decorative, because the form next to it gives the same facts. */
export function WebinarTicket({ webinar: { title, minutes, live, writtenIn } }: { webinar: Webinar }) {
  const intl = useIntl();
  const starts = live && { value: live.starts, timeZone: timezones[live.timezone] };
  return (
    <div className={styles.ticket}>
      <p className={`${layout.spread} ${typography.fine}`}>
        <span>{brand.name}</span>
        <FormattedMessage id="webinars.minutes" values={{ minutes }} />
      </p>
      {starts ? (
        <p className={layout.stack1}>
          <PrerenderedText as="span" className={styles.day}>
            {intl.formatDate(starts.value, { day: 'numeric', timeZone: starts.timeZone })}
          </PrerenderedText>
          <PrerenderedText as="span" className={typography.subheading}>
            {intl.formatDate(starts.value, { month: 'long', year: 'numeric', timeZone: starts.timeZone })}
          </PrerenderedText>
        </p>
      ) : (
        <p className={typography.price}>
          <FormattedMessage id="webinars.anytime" />
        </p>
      )}
      <p className={styles.title} lang={writtenIn}>
        {title}
      </p>
    </div>
  );
}
