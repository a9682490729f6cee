import { FormattedMessage } from 'react-intl';
import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Block, blockFor, DOT, dotsFrom, HOURS_OF_DOT, placesOf, shapeOf } from '../model/month.ts';
import styles from './RoiMonth.module.css';
import { useHours } from './useHours.ts';

/** The width of a block in units of the drawing. */
const WIDTH = 480;

interface RoiMonthProps {
  /** Hours per month. */
  today: number;
  withProduct: number;
}

/**
 * Renders a month as a field of places. Today's hours take places from the left. The hours with the product are filled
 * dots, and the freed hours are hollow dots. Many hours have smaller places.
 */
export function RoiMonth({ today, withProduct }: RoiMonthProps) {
  const hoursOf = useHours();
  const block = blockFor(today);
  const fitsFirst = dotsFrom(placesOf(block), today, block) === 0;
  return (
    <figure className={layout.stack3}>
      <figcaption className={`${layout.cluster} ${styles.caption}`}>
        <span>
          <FormattedMessage id="home.roi.today" /> <span className={typography.price}>{hoursOf(today)}</span>
        </span>
        <span>
          <FormattedMessage id="home.roi.withProduct" />{' '}
          <span className={typography.price}>{hoursOf(withProduct)}</span>
        </span>
      </figcaption>
      <div className={`${styles.month} ${fitsFirst ? styles.short : ''}`}>
        {[0, placesOf(block)].map((first, index) => (
          <HalfMonth
            key={index === 0 ? 'first' : 'second'}
            block={block}
            today={dotsFrom(first, today, block)}
            withProduct={dotsFrom(first, withProduct, block)}
          />
        ))}
      </div>
      <p className={typography.fine}>
        <FormattedMessage id="home.roi.dot" values={{ hours: HOURS_OF_DOT }} />
      </p>
    </figure>
  );
}

interface HalfMonthProps extends RoiMonthProps {
  block: Block;
}

/** The drawings of the blocks so far, because a slider renders the month with each of its steps. */
const drawings = new Map<Block, Pick<DotsProps, 'places' | 'pitch' | 'height'>>();

function drawingOf(block: Block) {
  const known = drawings.get(block);
  if (known) return known;
  const pitch = WIDTH / block.columns;
  const field = fieldOf(placesOf(block), { columns: block.columns, pitch, inset: pitch / 2 });
  const drawing = { places: dotPath(field, pitch), pitch, height: block.rows * pitch };
  drawings.set(block, drawing);
  return drawing;
}

/** Draws the places of a block as marks, above them today's hours as hollow dots, and above these the filled dots. */
function HalfMonth({ block, today, withProduct }: HalfMonthProps) {
  const shared = drawingOf(block);
  const all = shapeOf(today, block);
  return (
    <div className={styles.block}>
      <Dots {...shared} stroke="var(--bar)" share={1 / 8} />
      {today > 0 && (
        <>
          <Dots {...shared} stroke="var(--control)" share={DOT} shape={all} />
          <Dots {...shared} stroke="var(--surface)" share={DOT - 1 / 8} shape={all} />
          <Dots {...shared} stroke="var(--accent)" share={DOT} shape={shapeOf(withProduct, block)} />
        </>
      )}
    </div>
  );
}

interface DotsProps {
  /** The path through all places. */
  places: string;
  /** Distance from centre to centre, and the height of the block, in units of the drawing. */
  pitch: number;
  height: number;
  stroke: string;
  /** Size as a share of a place. */
  share: number;
  shape?: string;
}

/** Draws all places of a block as dots, cut to a shape. */
function Dots({ places, pitch, height, stroke, share, shape }: DotsProps) {
  return (
    <svg
      className={patterns.drawing}
      viewBox={`0 0 ${WIDTH} ${height}`}
      strokeDasharray={dashesOf(pitch)}
      clipPath={shape}
      aria-hidden="true"
    >
      <path stroke={stroke} strokeWidth={Math.round(share * pitch)} d={places} />
    </svg>
  );
}
