import { FormattedMessage, useIntl } from 'react-intl';
import { useMounted } from '#browser/hydration/useMounted.ts';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

interface LocalTimeProps {
  /** ISO date and time with its UTC offset. */
  starts: string;
  /** Time zone in which the page already states the time. */
  timeZone: string;
  className: string | undefined;
}

/**
 * Renders a time in the visitor's time zone, if the clock there differs, and its day, if the day differs. The
 * prerendered page is the same for all visitors, so the text appears after hydration.
 */
export function LocalTime({ starts, timeZone, className }: LocalTimeProps) {
  const intl = useIntl();
  const isMounted = useMounted();
  if (!isMounted) return null;
  const isSame = (options: { dateStyle: 'short' } | typeof clock) =>
    intl.formatDate(starts, options) === intl.formatDate(starts, { ...options, timeZone });
  const isSameDay = isSame({ dateStyle: 'short' });
  if (isSameDay && isSame(clock)) return null;
  return (
    <span className={className}>
      {intl.formatDate(starts, isSameDay ? clock : { day: 'numeric', month: 'long', ...clock })}
      {' · '}
      <FormattedMessage id="webinars.timezone.local" />
    </span>
  );
}
