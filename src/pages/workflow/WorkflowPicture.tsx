import { FormattedMessage, FormattedNumber } from 'react-intl';
import { LogoShape } from '#components/Logo.tsx';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { DECK, fileOf } from '#features/deal/model/figures.ts';
import { logo } from '#site/brand.ts';
import { contradictedDeal, criteria, fitOf } from '#site/deals.ts';
import { bandOf } from '#site/score-bands.ts';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import styles from './WorkflowPicture.module.css';

/** The logo between the threads. Another brand's logo may have any size. */
const CENTRE = { x: 62, y: 100 };
const SCALE = 32 / Math.max(logo.width, logo.height);
const markPlace = `translate(${CENTRE.x - (logo.width * SCALE) / 2} ${CENTRE.y - (logo.height * SCALE) / 2})`;

/** The documents of the sample deal, as its figures name them. */
const documents = [DECK.file, fileOf('model'), fileOf('cap-table')];

/**
 * Renders the documents of the sample deal, which become a memorandum with a score for each criterion. Decorative,
 * because the page explains each step.
 */
export function WorkflowPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <ul className={styles.documents}>
        {documents.map((file) => (
          <li key={file} className={`${patterns.box} ${typography.fine} ${styles.document}`}>
            {file}
          </li>
        ))}
      </ul>
      <Threads />
      <Memorandum />
    </div>
  );
}

/** The way of each document through the logo to the memorandum. */
function Threads() {
  return (
    <svg className={styles.threads} viewBox="0 0 120 200" fill="none" strokeWidth="1.5" aria-hidden="true">
      <g stroke="var(--control)" strokeDasharray="0 5" strokeLinecap="round">
        <path d="M0 42C34 42 20 100 44 100" />
        <path d="M0 100H44" />
        <path d="M0 158C34 158 20 100 44 100" />
      </g>
      <path stroke="var(--accent)" d="M80 100H116" />
      <circle fill="var(--accent)" cx="116" cy="100" r="3.5" />
      <g transform={`${markPlace} scale(${SCALE})`}>
        <LogoShape />
      </g>
    </svg>
  );
}

function Memorandum() {
  const { scores } = contradictedDeal;
  const fit = fitOf(scores);
  return (
    <div className={`${patterns.box} ${styles.memo}`}>
      <p className={styles.head}>
        <span className={styles.name}>
          <FormattedMessage id="deal.name" />
        </span>
        <span className={`${styles.fit} ${tones[bandOf(fit)]}`}>
          <FormattedNumber value={fit} />
        </span>
      </p>
      {criteria.map(({ id }) => (
        <p key={id} className={`${typography.fine} ${styles.criterion}`}>
          <FormattedMessage id={`workflow.criterion.${id}`} />
          <span className={`${typography.figure} ${tones[bandOf(scores[id])]}`}>
            <FormattedNumber value={scores[id]} />
          </span>
          <span className={styles.bar}>
            <ScoreBar score={scores[id]} />
          </span>
        </p>
      ))}
    </div>
  );
}
