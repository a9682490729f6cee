import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { Sheet, TextLines } from '#components/Sheet.tsx';
import { scoreColour } from '#components/scoreColour.ts';
import { bandOf } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { partScores, scoreOf } from '../model/sample.ts';
import styles from './SampleSheet.module.css';

/** Renders the head of the sample report as the report's first page shows it. */
export function SampleSheet() {
  const overall = scoreOf('overall');
  return (
    <section aria-labelledby="sample-title" className={`${layout.stack4} ${layout.top}`}>
      <h2 id="sample-title" className={typography.medium}>
        <FormattedMessage id="analyzer.sample.title" />
      </h2>
      <Sheet
        title={<FormattedMessage id="analyzer.sample.company" />}
        tag={
          <Badge>
            <FormattedMessage id="analyzer.sample.badge" />
          </Badge>
        }
      >
        <p className={typography.note}>
          <strong className={`${typography.big} ${scoreColour[bandOf(overall)]}`}>{overall}</strong>{' '}
          <FormattedMessage id="analyzer.sample.of" />
        </p>
        <TextLines widths={[100, 82]} />
        <ul className={patterns.rows}>
          {partScores.map(({ id, score }) => (
            <li key={id} className={styles.row}>
              <span className={typography.muted}>
                <FormattedMessage id={`analyzer.sample.${id}`} />
              </span>
              <ScoreBar score={score} />
              <span className={`${typography.figure} ${scoreColour[bandOf(score)]}`}>{score}</span>
            </li>
          ))}
        </ul>
        <TextLines widths={[94, 100, 56]} />
      </Sheet>
    </section>
  );
}
