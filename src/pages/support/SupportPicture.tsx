import { useIntl } from 'react-intl';
import { dashesOf, dotPath } from '#components/dots.ts';
import styles from '#components/picture.module.css';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { DAY_MS } from '#site/local-date.ts';

/** Service hours, as the channels state them: Monday to Friday, nine to six. */
const OPEN = { days: 5, from: 9, to: 18 } as const;

const PITCH = 17;
const ROW = 34;
const LEFT = 76;
const TOP = 34;
/** Any Monday, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);

const hours = (from: number, to: number, day: number) =>
  Array.from({ length: to - from }, (_, hour) => ({ x: LEFT + (from + hour) * PITCH, y: TOP + day * ROW }));
const days = Array.from({ length: 7 }, (_, day) => day);
const all = days.flatMap((day) => hours(0, 24, day));
const open = days.slice(0, OPEN.days).flatMap((day) => hours(OPEN.from, OPEN.to, day));

/**
 * Renders the hours of a week with the service hours highlighted. Decorative, because the channels state them as
 * text.
 */
export function SupportPicture() {
  const intl = useIntl();
  return (
    <svg className={styles.picture} viewBox="0 0 474 246" width="474" aria-hidden="true">
      {[OPEN.from, OPEN.to].map((hour) => (
        <text key={hour} x={LEFT + hour * PITCH - PITCH / 2} y="13" textAnchor="middle">
          {hour}
        </text>
      ))}
      {days.map((day) => (
        <PrerenderedText as="text" key={day} x="0" y={TOP + day * ROW} dominantBaseline="central">
          {intl.formatDate(MONDAY + day * DAY_MS, { weekday: 'short', timeZone: 'UTC' })}
        </PrerenderedText>
      ))}
      <g strokeDasharray={dashesOf(PITCH)}>
        <path className={styles.dropped} d={dotPath(all, PITCH)} />
        <path className={styles.kept} d={dotPath(open, PITCH)} />
      </g>
    </svg>
  );
}
