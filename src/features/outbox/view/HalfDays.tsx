import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '#i18n/Messages.tsx';
import { withOrdinalDay } from '#i18n/ordinalDay.ts';
import { halfDaysIn } from '#site/half-days.ts';
import { localDate } from '#site/local-date.ts';
import typography from '#styles/typography.module.css';

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Returns the format of a day. Another year than the current one is part of it, because of a mistyped year. */
const formatOf = (day: string) =>
  day.startsWith(`${new Date().getFullYear()}-`) ? WEEKDAY : ({ ...WEEKDAY, year: 'numeric' } as const);

/**
 * Renders the half-days that a visitor wishes for, from the parameter of the submission. Names those that have passed
 * while the submission waited.
 */
export default function HalfDays({ text }: { text: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const today = localDate(Date.now());
  const halfDays = halfDaysIn(text)?.map(({ day, half }) => {
    const date = withOrdinalDay(intl.formatDate(`${day}T00:00Z`, formatOf(day)), locale).replaceAll(
      ' ',
      '\u00a0',
    );
    const halfDay = intl.formatMessage({ id: 'demo.form.halfDay' }, { day: date, half });
    return day < today ? intl.formatMessage({ id: 'demo.form.halfDay.past' }, { halfDay }) : halfDay;
  });
  return (
    <p className={typography.note}>
      <FormattedMessage id="demo.form.wishes" values={{ halfDays: halfDays?.join('; ') ?? text }} />
    </p>
  );
}
