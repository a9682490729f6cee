import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import { bandColour } from '#ui/bandColour.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { sampleScores } from '../model/sample.ts';
import styles from './ScoreTable.module.css';

/** All scores as bars, with number, weight and meaning. */
export function ScoreTable() {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="results.scoring.caption" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="results.scoring.area" />
          </th>
          <th scope="col" colSpan={2}>
            <FormattedMessage id="results.scoring.points" />
          </th>
          <th scope="col">
            <FormattedMessage id="results.scoring.outcome" />
          </th>
          <th scope="col" className={styles.weight}>
            <FormattedMessage id="results.scoring.weight" />
          </th>
        </tr>
      </thead>
      <tbody>
        {sampleScores.map(({ id, label, score, weight }) => (
          <tr key={id} className={id === 'overall' ? styles.overall : undefined}>
            <th scope="row">
              <FormattedMessage id={label} />
            </th>
            <td className={styles.barCell}>
              <Bar score={score} />
            </td>
            <td className={`${styles.number} ${bandColour[bandOf(score)]}`}>{score}</td>
            <td className={`${styles.outcome} ${bandColour[bandOf(score)]}`}>
              {intl.formatMessage({ id: `results.band.${bandOf(score)}` })}
            </td>
            <td className={styles.weight}>
              <span className={styles.label} aria-hidden="true">
                <FormattedMessage id="results.scoring.weight" />
              </span>
              <FormattedNumber value={weight} style="percent" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bar of a score, with a notch at the start of each band. Decorative: the number is next to it. */
function Bar({ score }: { score: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect fill="var(--line)" width="100" height="8" />
      <rect className={bandColour[bandOf(score)]} width={score} height="8" />
      {[FAIR_FROM, GOOD_FROM].map((points) => (
        <rect key={points} fill="var(--paper)" x={points - 0.3} width="0.6" height="8" />
      ))}
    </svg>
  );
}
