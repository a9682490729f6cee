import styles from '#components/picture.module.css';
import { scoreColour } from '#components/scoreColour.ts';
import { deals, fitOf } from '#site/deals.ts';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';

const PITCH = 66;
const AXIS = 250;
const MEMO = 400;
const heightOf = (fit: number) => 30 + (100 - fit) * 4.4;

const drawn = deals.map(({ id, scores }, index) => {
  const fit = fitOf(scores);
  return { id, fit, from: 33 + index * PITCH, to: heightOf(fit), memo: 24 + index * 92 };
});

/** Renders the documents of five deals, measured on one scale. A deal that passes becomes a memorandum. Decorative. */
export function WorkflowPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 520 340" width="520" aria-hidden="true">
      {[GOOD_FROM, FAIR_FROM].map((points) => (
        <g key={points}>
          <path stroke="var(--control)" strokeDasharray="2 5" d={`M${AXIS - 30} ${heightOf(points)}h90`} />
          <text x={AXIS - 38} y={heightOf(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      <path stroke="var(--control)" d={`M${AXIS} 14V330`} />
      {drawn.map(({ id, fit, from, to, memo }) => (
        <g key={id} className={scoreColour[bandOf(fit)]}>
          <path stroke="var(--control)" d={`M62 ${from}C160 ${from} 150 ${to} ${AXIS} ${to}`} fill="none" />
          <rect className={styles.sheet} x=".5" y={from - 26} width="62" height="52" />
          <path
            className={styles.lines}
            d={`M12 ${from - 12}h38m-38 12h${Math.round(fit / 2.8)}m-${Math.round(fit / 2.8)} 12h28`}
          />
          {bandOf(fit) === 'good' && (
            <>
              <path
                className={styles.thread}
                d={`M${AXIS} ${to}C340 ${to} 320 ${memo + 36} ${MEMO} ${memo + 36}`}
                fill="none"
              />
              <rect className={styles.sheet} x={MEMO} y={memo} width="119" height="72" />
              <text className={styles.number} x={MEMO + 14} y={memo + 28}>
                {fit}
              </text>
              <path className={styles.lines} d={`M${MEMO + 14} ${memo + 44}h90m-90 12h62`} />
              <circle className={styles.end} cx={MEMO} cy={memo + 36} r="4" />
            </>
          )}
          <circle cx={AXIS} cy={to} r="7" />
        </g>
      ))}
    </svg>
  );
}
