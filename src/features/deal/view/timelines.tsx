import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { sheets } from '../model/documents.ts';
import styles from './drawings.module.css';

const [FOUNDED, EXIT] = [2021, 2019];

const { columns: years, rows } = sheets.model;
const hotels = rows.find(({ label }) => label === 'hotels')?.values ?? [];
const LARGEST = 52;
/** The areas of the circles are in the ratio of the hotels. */
const radius = (count: number) => Math.sqrt(count / Math.max(...hotels)) * LARGEST;

/** Renders the years since the foundation, with the hotels at the end of each year. */
export function Growth() {
  return (
    <svg className={`${patterns.drawing} ${styles.art}`} viewBox="0 0 560 176" aria-hidden="true">
      <text x="0" y="20">
        <FormattedMessage id="dealDocuments.row.hotels" />
      </text>
      <path stroke="var(--line)" d="M28 94.5H508" />
      <circle fill="var(--accent)" cx="28" cy="94" r="7" />
      <text className={styles.strong} x="28" y="170" textAnchor="middle">
        {FOUNDED}
      </text>
      {hotels.map((count, index) => {
        const x = 130 + index * 126;
        return (
          <g key={years[index]} textAnchor="middle">
            <circle fill="var(--bar)" cx={x} cy="94" r={radius(count)} />
            <text className={styles.strong} x={x} y="99">
              {count}
            </text>
            <text x={x} y="170">
              {years[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Renders the three founders as lines that meet in the company. The first founder sold a company before. */
export function Founders() {
  return (
    <svg className={`${patterns.drawing} ${styles.art}`} viewBox="0 0 560 176" fill="none" aria-hidden="true">
      <path
        stroke="var(--bar)"
        strokeWidth="3"
        d="M180 36h60c70 0 60 44 110 44M20 80h330M20 124h220c70 0 60-44 110-44"
      />
      <path stroke="var(--bar)" strokeWidth="30" strokeLinecap="butt" d="M20 36h144" />
      <path stroke="var(--accent)" strokeWidth="10" d="M356 80h184" />
      <circle fill="var(--accent)" cx="172" cy="36" r="15" />
      <circle fill="var(--accent)" cx="356" cy="80" r="15" />
      <text className={styles.strong} x="172" y="170" textAnchor="middle">
        {EXIT}
      </text>
      <text className={styles.strong} x="356" y="170" textAnchor="middle">
        {FOUNDED}
      </text>
      <path stroke="var(--line)" strokeDasharray="3 5" d="M172.500 56v94M356.500 100v50" />
    </svg>
  );
}
