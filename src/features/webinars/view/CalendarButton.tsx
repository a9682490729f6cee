import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '#browser/dom/download.ts';
import { environment } from '#browser/dom/environment.ts';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { addressOf, pathOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { webinarForm } from '#site/forms/webinar-form.ts';
import type { Webinar } from '#site/webinars.ts';
import visibility from '#styles/visibility.module.css';
import { calendarFile } from '../model/calendar.ts';

interface CalendarButtonProps {
  webinar: Webinar;
  /** The id of the webinar's heading. Screen readers announce it after the button's own text. */
  titleId?: string;
}

/**
 * Renders the button that downloads a live webinar as an iCalendar file, which every calendar can import. The browser
 * makes the file, so the button works offline.
 */
export function CalendarButton({ webinar, titleId }: CalendarButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, title, summary, agenda, writtenIn, live, minutes } = webinar;
  if (!live) return null;
  const download = () => {
    const url = `${environment.siteUrl}${addressOf(pathOf('webinars'), `/${locale}`)}?${webinarForm.subject}=${id}`;
    const event = {
      uid: `${id}@${new URL(environment.siteUrl).hostname}`,
      title,
      text: [
        summary,
        '',
        ...agenda.map((point, index) => `${index + 1}. ${point}`),
        '',
        intl.formatMessage({ id: 'webinars.how.email' }),
        url,
      ],
      url,
      language: writtenIn ?? locale,
      starts: live.starts,
      minutes,
    };
    const text = calendarFile(event, brand.name, Date.now());
    downloadFile(new File([text], `${brand.slug}-${id}.ics`, { type: 'text/calendar' }));
    announce(intl.formatMessage({ id: 'webinars.calendar.done' }));
  };
  const buttonId = titleId && `${titleId}-calendar`;
  return (
    <Button
      variant="plain"
      id={buttonId}
      className={visibility.withScripts}
      aria-labelledby={buttonId && `${buttonId} ${titleId}`}
      onClick={download}
    >
      <FormattedMessage id="webinars.calendar" />
    </Button>
  );
}
