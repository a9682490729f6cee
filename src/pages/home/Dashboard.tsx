import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { type Dot, dashesOf, dotPath, fieldOf, sizeOfField } from '#components/dots.ts';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { scoreColour } from '#components/scoreColour.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { bandOf, type ScoreBand } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Dashboard.module.css';

/** The deals of the drawn dashboard. Scores follow the score bands of the analyzer (docs/site.md, section 9). */
const deals: readonly { name: string; kind: PlainMessageId; score: number }[] = [
  { name: 'Aurora', kind: 'home.dashboard.deal.aurora', score: 91 },
  { name: 'Borea', kind: 'home.dashboard.deal.borea', score: 84 },
  { name: 'Corvo', kind: 'home.dashboard.deal.corvo', score: 72 },
  { name: 'Delfino', kind: 'home.dashboard.deal.delfino', score: 66 },
  { name: 'Estro', kind: 'home.dashboard.deal.estro', score: 41 },
];

/** Renders a small, static dashboard in the page's language. It is markup, not a screenshot. */
export function Dashboard() {
  const intl = useIntl();
  return (
    <figure className={styles.dashboard} aria-label={intl.formatMessage({ id: 'home.dashboard.label' })}>
      <figcaption className={`${typography.small} ${styles.head}`}>
        <span className={typography.strong}>
          <FormattedMessage id="home.dashboard.title" />
        </span>
        <span className={styles.tags}>
          <Badge tone="good">
            <FormattedMessage id="home.dashboard.live" />
          </Badge>
          <Badge>
            <FormattedMessage id="home.dashboard.processing" />
          </Badge>
        </span>
      </figcaption>
      <p className={styles.count}>
        <Arrived />
        <FormattedMessage id="home.dashboard.count" />
      </p>
      <ul className={layout.column}>
        {deals.map(({ name, kind, score }) => (
          <li key={name} className={styles.deal}>
            <span className={styles.name}>
              <span className={typography.strong}>
                <FormattedMessage id="home.dashboard.project" values={{ name }} />
              </span>
              <span className={typography.fine}>
                <FormattedMessage id={kind} />
              </span>
            </span>
            <ScoreBar score={score} />
            <span className={`${styles.score} ${scoreColour[bandOf(score)]}`}>
              <FormattedNumber value={score} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Number of decks that arrived in the week. The listed decks have the colours of their scores. */
const ARRIVED = 40;
const grid = { columns: 20, pitch: 10, inset: 4 };
const listed: Record<ScoreBand, readonly number[]> = { good: [3, 26], fair: [8, 33], poor: [34] };
const arrived = fieldOf(ARRIVED, grid);
const { width, height } = sizeOfField(ARRIVED, grid);
const listedPath = (band: ScoreBand) =>
  dotPath(
    listed[band].flatMap((place): Dot[] => (arrived[place] ? [arrived[place]] : [])),
    grid.pitch,
  );

function Arrived() {
  const bands: readonly ScoreBand[] = ['good', 'fair', 'poor'];
  return (
    <svg
      className={patterns.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeDasharray={dashesOf(grid.pitch)}
      aria-hidden="true"
    >
      <path stroke="var(--bar)" strokeWidth="4" d={dotPath(arrived, grid.pitch)} />
      {bands.map((band) => (
        <path
          key={band}
          className={scoreColour[band]}
          stroke="currentColor"
          strokeWidth="7"
          d={listedPath(band)}
        />
      ))}
    </svg>
  );
}
