import { MarkShape } from '#components/Mark.tsx';
import styles from '#components/picture.module.css';
import { scoreColour } from '#components/scoreColour.ts';
import { mark } from '#site/brand.ts';
import { criteria, deals } from '#site/deals.ts';
import { bandOf } from '#site/score-bands.ts';

const SCALE = 78 / Math.max(mark.width, mark.height);
const MARK = { x: 262, y: 118 };

/** The height of the bars on the first page of the deck, as the sources of a deal state them. */
const CHART = 46;
const [deal] = deals;

/** The memorandum: its left edge, the line of its first criterion, the distance between lines, the length of a bar. */
const MEMO = { x: 392, y: 92, line: 34, bar: 78 };

/**
 * Renders the documents of a deal on the left, which become a memorandum on the right. The bars of the memorandum are
 * the scores of the first sample deal. Decorative, because the page explains each step.
 */
export function WorkflowPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 300" width="560" aria-hidden="true">
      <g className={styles.faintThread}>
        <path d={`M150 58C220 58 210 ${MARK.y + 32} ${MARK.x - 4} ${MARK.y + 32}`} />
        <path d={`M164 152H${MARK.x - 4}`} />
        <path d={`M150 250C220 250 210 ${MARK.y + 34} ${MARK.x - 4} ${MARK.y + 34}`} />
      </g>
      <Deck />
      <Text />
      <Sheet />
      <g transform={`translate(${MARK.x} ${MARK.y}) scale(${SCALE.toFixed(3)})`}>
        <MarkShape />
      </g>
      <path className={styles.thread} strokeWidth="2" d={`M${MARK.x + 82} 152H${MEMO.x - 9}`} />
      <circle className={styles.end} cx={MEMO.x - 9} cy="152" r="5" />
      <Memorandum />
    </svg>
  );
}

/** Landscape pages with a chart on the first one. */
function Deck() {
  if (!deal) return null;
  const most = Math.max(...deal.revenue.stated);
  return (
    <g>
      {[20, 10, 0].map((behind) => (
        <rect
          key={behind}
          className={styles.sheet}
          x={0.5 + behind}
          y={20.5 - behind}
          width="132"
          height="82"
        />
      ))}
      <path className={styles.lines} d="M14 36h44" />
      {deal.revenue.stated.map((euro, index) => (
        <path
          key={euro}
          className={index === deal.revenue.stated.length - 1 ? styles.marked : styles.lines}
          d={`M${34 + index * 24} 92v${-Math.round((euro / most) * CHART)}`}
        />
      ))}
    </g>
  );
}

/** A contract, in front of the edge of the deck. */
const Text = () => (
  <g>
    <rect className={styles.sheet} x="92.5" y="86.5" width="76" height="100" />
    <path className={styles.marked} d="M104 104h30" />
    <path className={styles.lines} d="M104 122h52m-52 14h46m-46 14h52m-52 14h28" />
  </g>
);

/** A part of the model, with one cell chosen. */
const Sheet = () => (
  <g>
    <rect className={styles.sheet} x=".5" y="200.5" width="148" height="84" />
    <path stroke="var(--line)" d="M.5 221.5h148m-148 21h148m-148 21h148M44.5 200.5v84m35-84v84m35-84v84" />
    <path className={styles.lines} d="M10 232h24m-24 21h18m-18 21h26" />
    <rect
      fill="var(--wash)"
      stroke="var(--accent)"
      strokeWidth="2"
      x="114.5"
      y="242.5"
      width="34"
      height="21"
    />
    <path className={styles.marked} d="M122 253h19" />
  </g>
);

const Memorandum = () => (
  <g>
    <rect className={styles.sheet} x={MEMO.x + 0.5} y="10.5" width="167" height="278" />
    <path stroke="var(--ink)" strokeWidth="9" strokeLinecap="butt" d={`M${MEMO.x + 18} 38h74`} />
    <path className={styles.lines} d={`M${MEMO.x + 18} 58h48`} />
    {deal &&
      criteria.map(({ id }, index) => {
        const y = MEMO.y + index * MEMO.line;
        const score = deal.scores[id];
        return (
          <g key={id}>
            <path className={styles.lines} d={`M${MEMO.x + 18} ${y}h${40 + ((index * 13) % 30)}`} />
            <path stroke="var(--line)" strokeWidth="5" d={`M${MEMO.x + 18} ${y + 14}h${MEMO.bar}`} />
            <rect
              className={scoreColour[bandOf(score)]}
              x={MEMO.x + 16}
              y={y + 11.5}
              width={(MEMO.bar + 4) * (score / 100)}
              height="5"
              rx="2.5"
            />
            <rect
              fill="none"
              stroke="var(--control)"
              x={MEMO.x + 118.5}
              y={y + 0.5}
              width="30"
              height="16"
              rx="3"
            />
            <path stroke="var(--control)" strokeWidth="4" d={`M${MEMO.x + 127} ${y + 8.5}h13`} />
          </g>
        );
      })}
  </g>
);
