import { FormattedMessage, useIntl } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { dashesOf, dotPath, fieldOf, sizeOfField } from '#ui/dots.ts';
import { dotsOf, hoursOfDot } from '../model/scale.ts';
import styles from './RoiDots.module.css';

const COLUMNS = 20;
const PITCH = 24;
const GRID = { columns: COLUMNS, pitch: PITCH, inset: 6 };

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
  const dots = fieldOf(all, GRID);
  const { width, height } = sizeOfField(Math.max(all, COLUMNS), GRID);
  const freed = dotPath(dots.slice(kept), PITCH);
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${width} ${height}`}
      strokeDasharray={dashesOf(PITCH)}
      aria-hidden="true"
    >
      <path className={styles.rim} d={freed} />
      <path className={styles.hole} d={freed} />
      <path className={className} d={dotPath(dots.slice(0, kept), PITCH)} />
    </svg>
  );
}
