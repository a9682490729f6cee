import { useIntl } from 'react-intl';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import styles from '#sections/picture.module.css';
import type { Webinar } from '#site/webinars.ts';

const PITCH = 52;
const TOP = 66;
const RADIUS = 17;

/** The days of the month of the first live webinar; undefined if there is none. */
function calendarOf(webinars: readonly Webinar[]) {
  const dates = webinars.flatMap(({ live }) => (live ? [live.starts.slice(0, 10)] : []));
  const [first] = dates;
  if (!first) return undefined;
  const month = first.slice(0, 7);
  const start = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  // Weeks start on Monday.
  const offset = (start.getUTCDay() + 6) % 7;
  const days = Array.from({ length }, (_, index) => ({
    day: index + 1,
    isLive: dates.includes(`${month}-${String(index + 1).padStart(2, '0')}`),
    x: RADIUS + ((offset + index) % 7) * PITCH,
    y: TOP + Math.floor((offset + index) / 7) * 44,
  }));
  return { start, days };
}

/** The month of the first of these webinars that is live, with their days highlighted. Decorative: the list gives the dates. */
export function WebinarsPicture({ webinars }: { webinars: readonly Webinar[] }) {
  const intl = useIntl();
  const calendar = calendarOf(webinars);
  if (!calendar) return null;
  const { start, days } = calendar;
  return (
    <svg className={styles.picture} viewBox="0 0 348 268" width="348" aria-hidden="true">
      <PrerenderedText as="text" className={styles.number} x="0" y="20">
        {intl.formatDate(start, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </PrerenderedText>
      {days.map(({ day, isLive, x, y }) => (
        <g key={day}>
          {isLive && <circle className={styles.end} cx={x} cy={y} r={RADIUS} />}
          <text className={isLive ? styles.onAccent : undefined} x={x} y={y + 5} textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
