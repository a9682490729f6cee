import { FormattedMessage, FormattedNumber } from 'react-intl';
import { DotField } from '#components/DotField.tsx';
import { dashesOf, dotPath } from '#components/dots.ts';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import picture from '#components/picture.module.css';
import { SectionHead } from '#components/SectionHead.tsx';
import { scoreColour } from '#components/scoreColour.ts';
import { startupsLeft } from '#site/sample-content.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { drawPipeline, MEMORANDUM_X, memoranda, PITCH } from './pipeline.ts';
import runIn from './RunIn.module.css';
import styles from './Workflow.module.css';

const steps = ['thesis', 'ingestion', 'scoring', 'output'] as const;

/** Number of columns of each step's small field on a phone. */
const SMALL_COLUMNS = [10, 8, 4, 4] as const;

export function Workflow() {
  return (
    <FullWidthSection id="workflow" tone="deep" labelledBy="workflow-title">
      <div className={layout.spread}>
        <SectionHead id="workflow-title" title={<FormattedMessage id="home.workflow.title" />} />
        <Legend />
      </div>
      <Pipeline />
      <ol className={`${styles.steps} ${runIn.texts}`}>
        {steps.map((id, index) => (
          <li key={id} className={styles.step}>
            <DotField
              of={startupsLeft[index] ?? 0}
              highlighted={startupsLeft[index] ?? 0}
              columns={SMALL_COLUMNS[index] ?? 1}
              className={styles.small}
            />
            <div>
              <p className={`${typography.note} ${styles.left}`}>
                <strong>
                  <FormattedNumber value={startupsLeft[index] ?? 0} />
                </strong>{' '}
                <FormattedMessage id={`home.workflow.${id}.left`} />
              </p>
              <h3>
                <FormattedMessage id={`home.workflow.${id}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`home.workflow.${id}.text`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </FullWidthSection>
  );
}

const dot = `${layout.line} ${patterns.dot}`;
const classes = { example: undefined, goesOn: dot, stops: `${dot} ${patterns.hollow}` };

function Legend() {
  return (
    <p className={`${layout.cluster} ${typography.note}`}>
      {(['example', 'goesOn', 'stops'] as const).map((id) => (
        <span key={id} className={classes[id]}>
          <FormattedMessage id={`home.workflow.${id}`} />
        </span>
      ))}
    </p>
  );
}

/** The x coordinate of the sheets' left edge. */
const SHEET_X = 1136.5;
const dotsAt = (x: number) => memoranda.map(({ y }) => `M${x} ${y}h0`).join('');
const pipeline = drawPipeline();
const threads = pipeline.threads + memoranda.map(({ y }) => `M${MEMORANDUM_X} ${y}h117`).join('');

/** Renders one continuous pipeline. Lines join the dots that pass a step to the next step, down to the memoranda. */
function Pipeline() {
  return (
    <svg
      className={`${patterns.drawing} ${visibility.screenOnly} ${visibility.desktopOnly}`}
      viewBox="0 0 1328 320"
      aria-hidden="true"
    >
      <path stroke="var(--accent)" strokeOpacity=".5" d={threads} />
      <g strokeDasharray={dashesOf(PITCH)}>
        <path stroke="var(--control)" strokeWidth="6" d={dotPath(pipeline.dropped, PITCH)} />
        <path stroke="var(--surface)" strokeWidth="4" d={dotPath(pipeline.dropped, PITCH)} />
        <path stroke="var(--accent)" strokeWidth="9" d={dotPath(pipeline.passed, PITCH)} />
      </g>
      {memoranda.map(({ score, y, lines }) => (
        <g key={score}>
          <rect className={picture.sheet} x={SHEET_X} y={y - 29} width="191" height="58" />
          <path
            className={picture.lines}
            d={lines.map((width, line) => `M1158 ${y - 9 + 18 * line}h${width}`).join('')}
          />
          <text className={`${scoreColour.good} ${typography.strong}`} x="1310" y={y + 5} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <g stroke="var(--accent)">
        <path strokeWidth="13" d={dotsAt(MEMORANDUM_X)} />
        <path strokeWidth="7" d={dotsAt(SHEET_X)} />
      </g>
    </svg>
  );
}
