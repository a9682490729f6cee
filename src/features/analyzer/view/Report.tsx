import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import { sampleSections, scoreOf } from '../model/sample.ts';
import { CashDots } from './CashDots.tsx';
import { Facts } from './Facts.tsx';
import { Radar } from './Radar.tsx';
import styles from './Report.module.css';
import { ReportNav } from './ReportNav.tsx';
import { Score } from './Score.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Verdict } from './Verdict.tsx';

const [overview, ...areas] = sampleSections;

/** The sample report: verdict, facts by area, and the scores derived from them. */
export function Report() {
  return (
    <>
      <Verdict />
      <div className={`${patterns.stack7} ${layout.desk} ${styles.report}`}>
        <ReportNav />
        <div className={patterns.stack7}>
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
            <div className={`${patterns.column} ${styles.scores}`}>
              <Radar />
              <div className={patterns.stack4}>
                <ScoreTable />
                <p className={patterns.note}>
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
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

function ReportSection({ id, aside, children }: ReportSectionProps) {
  return (
    <section
      id={`report-${id}`}
      className={`${patterns.stack4} ${styles.section}`}
      aria-labelledby={`report-${id}-title`}
    >
      <div className={`${patterns.spread} ${patterns.ruled} ${styles.head}`}>
        <h2 id={`report-${id}-title`} className={patterns.large}>
          <FormattedMessage id={`results.${id}`} />
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const Note = ({ id }: { id: PlainMessageId }) => (
  <p className={`${patterns.lead} ${patterns.measure}`}>
    <FormattedMessage id={id} />
  </p>
);
