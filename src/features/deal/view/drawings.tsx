import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Field from '#illustrations/deal/field.svg?react';
import Hotels from '#illustrations/deal/hotels.svg?react';
import Hundred from '#illustrations/deal/hundred.svg?react';
import Months from '#illustrations/deal/months.svg?react';
import People from '#illustrations/deal/people.svg?react';
import Round from '#illustrations/deal/round.svg?react';
import Sum from '#illustrations/deal/sum.svg?react';
import Text from '#illustrations/deal/text.svg?react';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { type Art, sheets } from '../model/documents.ts';
import { COMPUTED, STATED } from '../model/figures.ts';
import styles from './drawings.module.css';
import { Founders, Growth } from './timelines.tsx';

type Illustration = typeof Months;

/**
 * Renders total revenue by year. In the last year, the revenue that the model does not count as recurring is marked.
 */
function Bars() {
  const intl = useIntl();
  const years = sheets.model.columns;
  const revenue = sheets.model.rows.find(({ label }) => label === 'revenue')?.values ?? [];
  const height = (euros: number) => Math.round((euros / STATED) * 112);
  const top = (euros: number) => 140 - height(euros);
  return (
    <svg className={`${patterns.drawing} ${styles.art}`} viewBox="0 0 560 176" aria-hidden="true">
      <path stroke="var(--line)" d="M0 140.5H560" />
      {revenue.map((euros, index) => {
        const x = 36 + index * 132;
        return (
          <g key={years[index]}>
            <rect fill="var(--bar)" x={x} y={top(euros)} width="64" height={height(euros)} />
            <text className={styles.strong} x={x + 32} y={top(euros) - 9} textAnchor="middle">
              {intl.formatNumber(euros / 1000, { useGrouping: 'always' })}
            </text>
            <text x={x + 32} y="170" textAnchor="middle">
              {years[index]}
            </text>
          </g>
        );
      })}
      <rect fill="var(--amber)" x="432" y={top(STATED)} width="64" height={height(STATED - COMPUTED)} />
      <text x="0" y="20">
        {intl.formatMessage({ id: 'dealDocuments.thousands' })}
      </text>
    </svg>
  );
}

/** Returns a component that renders an illustration. */
const drawn = (Drawing: Illustration) => () => <Drawing className={patterns.drawing} />;

/** Returns a component that renders an illustration with the message that states what each dot or block counts. */
const counted =
  (Drawing: Illustration, unit: 'fourHotels' | 'thousandHotels' | 'fourWait' | 'million' | 'halfMillion') =>
  () => (
    <>
      <Drawing className={patterns.drawing} />
      <p className={typography.note}>
        <FormattedMessage id={`dealDocuments.${unit}`} />
      </p>
    </>
  );

/**
 * The drawings, which are shown below the sentence of a page. All have the same width in user units. The sentence
 * describes their content.
 */
export const drawings: Readonly<Record<Art, ComponentType>> = {
  bars: Bars,
  hotels: counted(Hotels, 'fourHotels'),
  field: counted(Field, 'thousandHotels'),
  hundred: counted(Hundred, 'fourWait'),
  months: drawn(Months),
  people: drawn(People),
  round: counted(Round, 'million'),
  sum: counted(Sum, 'halfMillion'),
  growth: Growth,
  founders: Founders,
  text: drawn(Text),
};
