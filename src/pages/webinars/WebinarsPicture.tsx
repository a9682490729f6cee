import { useIntl } from 'react-intl';
import styles from '#components/picture.module.css';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { DAY_MS } from '#site/local-date.ts';
import type { Webinar } from '#site/webinars.ts';

const PITCH = 66;
const ROW = 46;
const WEEKDAYS = 52;
const TOP = 88;
const RADIUS = 21;
const WIDTH = 6 * PITCH + 2 * RADIUS;
/** Any Monday, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);

const columns = Array.from({ length: 7 }, (_, column) => RADIUS + column * PITCH);

/** Returns the days of the month of the first live webinar, or undefined if no webinar is live. */
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
    x: columns[(offset + index) % 7],
    y: TOP + Math.floor((offset + index) / 7) * ROW,
  }));
  return { start, days, height: TOP + Math.floor((offset + length - 1) / 7) * ROW + RADIUS };
}

const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

/**
 * Renders the month of the first live webinar and highlights the days of live webinars. Decorative, because the list
 * gives the dates.
 */
export function WebinarsPicture({ webinars }: { webinars: readonly Webinar[] }) {
  const intl = useIntl();
  const calendar = calendarOf(webinars);
  if (!calendar) return null;
  const { start, days, height } = calendar;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} aria-hidden="true">
      <PrerenderedText as="text" className={styles.number} x="0" y="20">
        {intl.formatDate(start, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
      </PrerenderedText>
      {columns.map((x, column) => (
        <PrerenderedText as="text" key={x} x={x} y={WEEKDAYS} {...centred}>
          {intl.formatDate(MONDAY + column * DAY_MS, { weekday: 'narrow', timeZone: 'UTC' })}
        </PrerenderedText>
      ))}
      {days.map(({ day, isLive, x, y }) => (
        <g key={day}>
          {isLive && <circle className={styles.end} cx={x} cy={y} r={RADIUS} />}
          <text className={isLive ? styles.onAccent : undefined} x={x} y={y} {...centred}>
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}
