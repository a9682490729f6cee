import { useIntl } from 'react-intl';
import { bandColour } from '#components/bandColour.ts';
import { bandOf } from '#site/score-bands.ts';
import patterns from '#styles/patterns.module.css';

/** A score as number, word and colour. */
export function Score({ score }: { score: number }) {
  const intl = useIntl();
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <p className={`${patterns.figure} ${bandColour[band]}`}>
      {intl.formatMessage({ id: 'results.score' }, { score, band: word })}
    </p>
  );
}
