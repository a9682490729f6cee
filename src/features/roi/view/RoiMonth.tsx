import { FormattedMessage } from 'react-intl';
import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { block, DOT, dotsFrom, HOURS_OF_DOT, shapeOf } from '../model/month.ts';
import styles from './RoiMonth.module.css';
import { useHours } from './useHours.ts';

/** Distance from centre to centre, in units of the drawing. */
const PITCH = 24;
const size = `0 0 ${block.columns * PITCH} ${block.rows * PITCH}`;
const places = dotPath(
  fieldOf(block.places, { columns: block.columns, pitch: PITCH, inset: PITCH / 2 }),
  PITCH,
);

interface RoiMonthProps {
  /** Hours per month. */
  today: number;
  withProduct: number;
}

interface RoiMonthOptions extends RoiMonthProps {
  /** On a phone, leaves out the second block, which is empty in an example that does not change. */
  isExample?: boolean;
}

/**
 * Renders a month as a field of places that does not change its size. Today's hours fill places from the left. The freed
 * hours are filled dots, and the hours with the product are hollow dots.
 */
export function RoiMonth({ today, withProduct, isExample = false }: RoiMonthOptions) {
  const hoursOf = useHours();
  return (
    <figure className={layout.stack3}>
      <figcaption className={`${layout.spread} ${styles.caption}`}>
        <span>
          <FormattedMessage id="home.roi.today" /> <span className={typography.price}>{hoursOf(today)}</span>
        </span>
        <span>
          <FormattedMessage id="home.roi.withProduct" />{' '}
          <span className={typography.price}>{hoursOf(withProduct)}</span>
        </span>
      </figcaption>
      <div className={`${styles.month} ${isExample ? styles.example : ''}`}>
        {[0, block.places].map((first) => (
          <Block key={first} today={dotsFrom(first, today)} withProduct={dotsFrom(first, withProduct)} />
        ))}
      </div>
      <p className={typography.fine}>
        <FormattedMessage id="home.roi.dot" values={{ hours: HOURS_OF_DOT }} />
      </p>
    </figure>
  );
}

/** Draws the places of a block as marks, above them today's dots, and above these the hollow dots that remain. */
function Block({ today, withProduct }: RoiMonthProps) {
  const needed = shapeOf(withProduct);
  return (
    <div className={styles.block}>
      <Dots stroke="var(--bar)" share={1 / 8} />
      {today > 0 && (
        <>
          <Dots stroke="var(--accent)" share={DOT} shape={shapeOf(today)} />
          <Dots stroke="var(--control)" share={DOT} shape={needed} />
          <Dots stroke="var(--surface)" share={DOT - 1 / 8} shape={needed} />
        </>
      )}
    </div>
  );
}

/** Draws all places of a block as dots, cut to a shape. Sizes are shares of a place. */
function Dots({ stroke, share, shape }: { stroke: string; share: number; shape?: string }) {
  return (
    <svg
      className={patterns.drawing}
      viewBox={size}
      strokeDasharray={dashesOf(PITCH)}
      clipPath={shape}
      aria-hidden="true"
    >
      <path stroke={stroke} strokeWidth={Math.round(share * PITCH)} d={places} />
    </svg>
  );
}
