import { FormattedMessage, useIntl } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { dotsOf, hoursOfDot } from '../model/scale.ts';
import styles from './RoiDots.module.css';

const COLUMNS = 20;
const PITCH = 24;

interface RoiDotsProps {
  /** Hours per month. */
  today: number;
  withProduct: number;
}

/** The hours of a month as dots: today's, and those with the product, with the freed hours hollow. */
export function RoiDots({ today, withProduct }: RoiDotsProps) {
  const one = hoursOfDot(today);
  const all = dotsOf(today, one);
  const left = dotsOf(withProduct, one);
  return (
    <div className={styles.fields}>
      <figure className={styles.field}>
        <figcaption className={styles.caption}>
          <span>
            <FormattedMessage id="home.roi.today" />{' '}
            <span className={patterns.fine}>
              <FormattedMessage id="home.roi.dot" values={{ hours: one }} />
            </span>
          </span>
          <Hours hours={today} />
        </figcaption>
        <Dots all={all} kept={all} className={styles.today} />
      </figure>
      <figure className={styles.field}>
        <figcaption className={`${styles.caption} ${patterns.accent}`}>
          <FormattedMessage id="home.roi.withProduct" />
          <Hours hours={withProduct} />
        </figcaption>
        <Dots all={all} kept={left} className={styles.left} />
      </figure>
    </div>
  );
}

function Hours({ hours }: { hours: number }) {
  const intl = useIntl();
  return (
    <span className={styles.hours}>
      <FormattedMessage
        id="home.roi.hoursValue"
        values={{ hours: intl.formatNumber(hours, { maximumFractionDigits: 1, useGrouping: 'always' }) }}
      />
    </span>
  );
}

interface DotsProps {
  all: number;
  kept: number;
  className: string | undefined;
}

/** Rows of twenty: zero-length dashes, whose round caps are the dots. */
function Dots({ all, kept, className }: DotsProps) {
  const height = 12 + PITCH * (Math.ceil(all / COLUMNS) - 1);
  const freed = rowsOf(kept, all);
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 468 ${height}`}
      strokeDasharray={`0 ${PITCH}`}
      aria-hidden="true"
    >
      <path className={styles.rim} d={freed} />
      <path className={styles.hole} d={freed} />
      <path className={className} d={rowsOf(0, kept)} />
    </svg>
  );
}

/** Path of a range of dots, a segment per row; each is slightly longer, so that its last dot is drawn. */
function rowsOf(from: number, to: number): string {
  const rows: string[] = [];
  for (let place = from; place < to; ) {
    const column = place % COLUMNS;
    const count = Math.min(COLUMNS - column, to - place);
    const y = 6 + PITCH * Math.floor(place / COLUMNS);
    rows.push(`M${6 + PITCH * column} ${y}h${(count - 1) * PITCH + 0.1}`);
    place += count;
  }
  return rows.join('');
}
