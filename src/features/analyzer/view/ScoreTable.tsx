import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { DataTable } from '#components/DataTable.tsx';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { sampleScores } from '../model/sample.ts';
import styles from './ScoreTable.module.css';

/** Renders all scores as bars with number, weight and meaning. */
export function ScoreTable() {
  const intl = useIntl();
  const nameOf = (id: 'area' | 'points' | 'outcome' | 'weight') =>
    intl.formatMessage({ id: `results.scoring.${id}` });
  return (
    <DataTable
      caption={<FormattedMessage id="results.scoring.caption" />}
      hidesCaption
      columns={[nameOf('area'), nameOf('points'), nameOf('outcome'), nameOf('weight')]}
      figures={[nameOf('weight')]}
      rows={sampleScores.map(({ id, label, score, weight }) => {
        const check = `${tones[bandOf(score)]} ${typography.strong}`;
        return {
          id,
          name: <FormattedMessage id={label} />,
          cells: [
            <span key="points" className={`${layout.line} ${check}`}>
              <Bar score={score} />
              {score}
            </span>,
            <span key="outcome" className={check}>
              {intl.formatMessage({ id: `results.band.${bandOf(score)}` })}
            </span>,
            <FormattedNumber key="weight" value={weight} style="percent" />,
          ],
        };
      })}
    />
  );
}

/** Renders the bar of a score with a notch at the start of each band. Decorative, because the number is next to it. */
function Bar({ score }: { score: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect fill="var(--line)" width="100" height="8" />
      <rect className={tones[bandOf(score)]} width={score} height="8" />
      {[FAIR_FROM, GOOD_FROM].map((points) => (
        <rect key={points} fill="var(--paper)" x={points - 0.3} width="0.6" height="8" />
      ))}
    </svg>
  );
}
