import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { bandOf } from '#site/score-bands.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { type SampleRow, sampleSections, scoreOf } from '../model/sample.ts';
import { CashDots } from './CashDots.tsx';
import factsStyles from './Facts.module.css';
import { Radar } from './Radar.tsx';
import styles from './Report.module.css';
import { ReportNav } from './ReportNav.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Verdict } from './Verdict.tsx';

const [overview, ...areas] = sampleSections;

/** Renders the sample report: verdict, facts by area, and the scores derived from the facts. */
export function Report() {
  return (
    <>
      <Verdict />
      <div className={`${layout.stack7} ${columns.desktop} ${styles.report}`}>
        <ReportNav />
        <div className={layout.stack7}>
          {overview && (
            <ReportSection id={overview.id}>
              <Facts rows={overview.rows} />
            </ReportSection>
          )}
          {areas.map(({ id, score, rows }) => (
            <ReportSection key={id} id={id} aside={<Score score={scoreOf(score)} />}>
              <Note id={`results.${id}.note`} />
              <div className={id === 'financials' ? columns.two : undefined}>
                <Facts rows={rows} inFigures={id === 'financials'} />
                {id === 'financials' && <CashDots />}
              </div>
            </ReportSection>
          ))}
          <ReportSection id="scoring">
            <Note id="results.scoring.lead" />
            <div className={`${layout.column} ${styles.scores}`}>
              <Radar />
              <div className={layout.stack4}>
                <ScoreTable />
                <p className={typography.note}>
                  <FormattedMessage id="results.bands" />
                </p>
              </div>
            </div>
          </ReportSection>
        </div>
      </div>
    </>
  );
}

interface ReportSectionProps {
  id: (typeof sampleSections)[number]['id'] | 'scoring';
  /** Content next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

function ReportSection({ id, aside, children }: ReportSectionProps) {
  return (
    <section
      id={`report-${id}`}
      className={`${layout.stack4} ${styles.section}`}
      aria-labelledby={`report-${id}-title`}
    >
      <div className={`${layout.spread} ${patterns.ruled} ${styles.head}`}>
        <h2 id={`report-${id}-title`} className={typography.large}>
          <FormattedMessage id={`results.${id}`} />
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const Note = ({ id }: { id: PlainMessageId }) => (
  <p className={`${typography.lead} ${layout.measure}`}>
    <FormattedMessage id={id} />
  </p>
);

/** Renders a score as a number, a word and a colour. */
function Score({ score }: { score: number }) {
  const intl = useIntl();
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <p className={`${typography.figure} ${tones[band]}`}>
      {intl.formatMessage({ id: 'results.score' }, { score, band: word })}
    </p>
  );
}

interface FactsProps {
  rows: readonly SampleRow[];
  /** True if the values are figures, which are aligned at the end. */
  inFigures?: boolean;
}

function Facts({ rows, inFigures = false }: FactsProps) {
  return (
    <dl className={`${patterns.rows} ${factsStyles.rows} ${inFigures ? factsStyles.figures : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className={factsStyles.row}>
          <dt className={typography.muted}>
            <FormattedMessage id={label} />
          </dt>
          <dd className={typography.figure}>
            {'message' in value && <FormattedMessage id={value.message} />}
            {'euro' in value && <FormattedNumber value={value.euro} {...euro} />}
            {'share' in value && <FormattedNumber value={value.share} style="percent" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
