import { FormattedMessage, FormattedNumber } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import type { SampleRow } from '../model/sample.ts';
import styles from './Facts.module.css';

interface FactsProps {
  rows: readonly SampleRow[];
  /** The values are figures, aligned at the end. */
  inFigures?: boolean;
}

export function Facts({ rows, inFigures = false }: FactsProps) {
  return (
    <dl className={`${parts.rows} ${styles.rows} ${inFigures ? styles.figures : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={patterns.muted}>
            <FormattedMessage id={label} />
          </dt>
          <dd className={patterns.figure}>
            {'message' in value && <FormattedMessage id={value.message} />}
            {'euro' in value && <FormattedNumber value={value.euro} {...euro} />}
            {'share' in value && <FormattedNumber value={value.share} style="percent" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
