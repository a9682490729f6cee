import { FormattedMessage, useIntl } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { bandColour } from '#ui/bandColour.ts';
import { ASKED, COMPUTED, STATED, VALUATION } from '../model/figures.ts';
import styles from './Verdict.module.css';

const sources = [
  { id: 'deck', revenue: STATED },
  { id: 'model', revenue: COMPUTED },
] as const;

/** The decision that follows from the two contradicting figures. */
export function Verdict() {
  const intl = useIntl();
  const multiple = (revenue: number) =>
    intl.formatNumber(VALUATION / revenue, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.verdict}>
      <p className={patterns.subheading}>
        <FormattedMessage id="dealDocuments.verdict.title" />
      </p>
      <p className={patterns.muted}>
        <FormattedMessage
          id="dealDocuments.verdict.text"
          values={{ amount: intl.formatNumber(STATED - COMPUTED), b: (words) => <b>{words}</b> }}
        />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {sources.map(({ id }) => (
              <th key={id} scope="col">
                <FormattedMessage id={`dealDocuments.verdict.${id}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <FormattedMessage id="dealDocuments.verdict.asked" />
            </th>
            {sources.map(({ id, revenue }) => {
              const clears = revenue >= ASKED;
              return (
                <td key={id} className={clears ? bandColour.good : bandColour.poor}>
                  <FormattedMessage id={`dealDocuments.verdict.${clears ? 'clears' : 'falls'}`} />
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">
              <FormattedMessage id="dealDocuments.verdict.multiple" />
            </th>
            {sources.map(({ id, revenue }) => (
              <td key={id}>{`${multiple(revenue)}×`}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
