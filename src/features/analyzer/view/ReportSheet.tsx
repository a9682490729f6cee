import { FormattedMessage } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { DotField } from '#components/DotField.tsx';
import { Logo } from '#components/Logo.tsx';
import { ScoreBar } from '#components/ScoreBar.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { bandOf } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { partScores, scoreOf } from '../model/sample.ts';
import { sheetAt } from '../model/sheet.ts';
import carried from './carried.module.css';
import styles from './ReportSheet.module.css';

/** Keeps the height of the line while the figure is missing. */
const BLANK = '\u00a0';

const ink = (isWritten: boolean) => (isWritten ? styles.ink : `${styles.ink} ${styles.unwritten}`);

/** Renders the first page of the sample report as far as the analysis has written it. */
export function ReportSheet({ percent }: { percent: number }) {
  const { hasName, rules, bars, dots, hasTotal } = sheetAt(percent);
  const overall = scoreOf('overall');
  return (
    <Sheet
      title={
        <span className={layout.line}>
          <Logo />
          <span className={ink(hasName)}>
            <FormattedMessage id="analyzer.sample.company" />
          </span>
        </span>
      }
      tag={
        <Badge>
          <FormattedMessage id="analyzer.sample.badge" />
        </Badge>
      }
    >
      <p className={`${typography.note} ${ink(hasTotal)}`}>
        <strong className={`${typography.big} ${carried.total} ${tones[bandOf(overall)]}`}>
          {hasTotal ? overall : BLANK}
        </strong>{' '}
        <FormattedMessage id="analyzer.sample.of" />
      </p>
      <ul className={patterns.rows}>
        {partScores.map(({ id, score }, index) => {
          const drawn = bars[index] ?? 0;
          return (
            <li key={id} className={`${styles.row} ${ink(index < rules)}`}>
              <span className={typography.muted}>
                <FormattedMessage id={`analyzer.sample.${id}`} />
              </span>
              <ScoreBar score={score} drawn={drawn} />
              <span className={`${typography.figure} ${ink(drawn === 1)} ${tones[bandOf(score)]}`}>
                {drawn === 1 && score}
              </span>
            </li>
          );
        })}
      </ul>
      <DotField of={40} highlighted={dots} columns={20} />
    </Sheet>
  );
}
