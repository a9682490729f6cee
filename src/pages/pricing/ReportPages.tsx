import { FormattedMessage } from 'react-intl';
import picture from '#components/picture.module.css';
import { partScores, SAMPLE_COMPANY, scoreOf } from '#features/analyzer/model/sample.ts';
import { bandOf } from '#site/score-bands.ts';
import tones from '#styles/tones.module.css';
import styles from './ReportPages.module.css';

const [WIDTH, HEIGHT] = [196, 262];
const BAR = 160;
const RADAR = { x: 98, y: 158, radius: 70 };

/** The directions of the four axes, clockwise from the top. */
const directions = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Renders three pages of the sample report as it leaves the printer, the first one in front. Each plan contains a
 * report. Decorative, because the analyzer shows the whole report.
 */
export function ReportPages() {
  return (
    <svg
      className={`${picture.picture} ${styles.pages}`}
      viewBox="0 0 470 290"
      width="470"
      aria-hidden="true"
    >
      <g transform="translate(242 14) rotate(7 98 262)">
        <Page />
        <Lines />
      </g>
      <g transform="translate(146 6) rotate(1.5 98 262)">
        <Page />
        <RadarChart />
      </g>
      <g transform="translate(34 14) rotate(-4 98 262)">
        <Page />
        <Scores />
      </g>
    </svg>
  );
}

const Page = () => <rect className={picture.sheet} width={WIDTH} height={HEIGHT} />;

const Lines = () => (
  <path
    className={picture.lines}
    d="M18 34h70M18 66h150m-150 16h128m-128 16h140m-140 16h96M18 146h150m-150 16h118m-118 16h142m-142 16h70"
  />
);

/** The overall score, and a bar for each of the four scores below it. */
function Scores() {
  const overall = scoreOf('overall');
  return (
    <>
      <text className={styles.company} x="18" y="36">
        {SAMPLE_COMPANY}
      </text>
      <path stroke="var(--line)" d="M18 50h160" />
      <text className={`${styles.score} ${tones[bandOf(overall)]}`} x="18" y="112">
        {overall}
      </text>
      {partScores.map(({ id, score }, index) => {
        const y = 148 + index * 29;
        return (
          <g key={id}>
            <text className={styles.label} x="18" y={y - 7}>
              <FormattedMessage id={`pricing.view.${id}`} />
            </text>
            <text
              className={`${styles.label} ${tones[bandOf(score)]}`}
              x={18 + BAR}
              y={y - 7}
              textAnchor="end"
            >
              {score}
            </text>
            <rect fill="var(--line)" x="18" y={y - 2} width={BAR} height="6" rx="3" />
            <rect
              className={tones[bandOf(score)]}
              x="18"
              y={y - 2}
              width={(BAR * score) / 100}
              height="6"
              rx="3"
            />
          </g>
        );
      })}
    </>
  );
}

function RadarChart() {
  const corners = partScores.map(({ id, score }, index) => {
    const [across, down] = directions[index] ?? directions[0];
    const reach = (RADAR.radius * score) / 100;
    return { id, score, x: RADAR.x + across * reach, y: RADAR.y + down * reach };
  });
  return (
    <>
      <path className={picture.lines} d="M18 34h96" />
      {[1, 0.8, 0.6].map((share) => (
        <circle
          key={share}
          fill="none"
          stroke="var(--bar)"
          strokeDasharray={share === 1 ? undefined : '3 4'}
          cx={RADAR.x}
          cy={RADAR.y}
          r={RADAR.radius * share}
        />
      ))}
      <polygon
        fill="var(--accent)"
        fillOpacity=".16"
        stroke="var(--accent)"
        strokeWidth="2"
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {corners.map(({ id, score, x, y }) => (
        <circle key={id} className={tones[bandOf(score)]} cx={x} cy={y} r="5" />
      ))}
    </>
  );
}
