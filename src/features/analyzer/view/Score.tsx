import { useIntl } from 'react-intl';
import { bandColour } from '#ui/bandColour.ts';
import { bandOf } from '../model/sample.ts';
import styles from './Score.module.css';

/** A score in number, word and colour. */
export function Score({ score }: { score: number }) {
  const intl = useIntl();
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <p className={`${styles.score} ${bandColour[band]}`}>
      {intl.formatMessage({ id: 'results.score' }, { score, band: word })}
    </p>
  );
}

/** The same, large: what the whole report comes to. */
export function OverallScore({ score }: { score: number }) {
  const intl = useIntl();
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <p className={`${styles.overall} ${bandColour[band]}`}>
      {intl.formatMessage(
        { id: 'results.overview.score' },
        {
          score,
          band: word,
          big: (chunks) => (
            <span key="big" className={styles.big}>
              {chunks}
            </span>
          ),
        },
      )}
    </p>
  );
}
