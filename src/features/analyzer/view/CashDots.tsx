import { FormattedMessage, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { monthsOfCash, sampleBurn } from '../model/sample.ts';
import styles from './CashDots.module.css';

const PITCH = 28;
const FIRST = 12;
const LINE = 14;
/** Months without cash that are drawn after the last month with cash. */
const AFTER = 2;
/** Months that have a label, in addition to the last month. */
const NUMBERED = [1, 6, 12];

const at = (month: number) => FIRST + (month - 1) * PITCH;

/** Renders the months of cash left as dots. The last month is highlighted, and the months after it are hollow. */
export function CashDots() {
  const intl = useIntl();
  const months = monthsOfCash;
  const last = months + AFTER;
  return (
    <div className={`${layout.stack2} ${typography.note} ${layout.top} ${styles.cash}`}>
      <h3 className={typography.label}>
        <FormattedMessage id="results.cash.title" values={{ months }} />
      </h3>
      <p>
        <FormattedMessage id="results.cash.dot" values={{ burn: intl.formatNumber(sampleBurn, euro) }} />
      </p>
      <svg
        className={patterns.drawing}
        textAnchor="middle"
        viewBox={`0 0 ${at(last) + FIRST} 76`}
        aria-hidden="true"
      >
        <path
          stroke="var(--accent)"
          strokeWidth="18"
          d={`M${FIRST} ${LINE}h${(months - 2) * PITCH + 0.1}`}
          strokeDasharray={`0 ${PITCH}`}
        />
        <path stroke="var(--amber)" strokeWidth="18" d={`M${at(months)} ${LINE}h.1`} />
        {Array.from({ length: AFTER }, (_, index) => at(months + 1 + index)).map((x) => (
          <circle key={x} stroke="var(--control)" strokeDasharray="2 3" cx={x} cy={LINE} r="8.5" />
        ))}
        {NUMBERED.map((month) => (
          <text key={month} x={at(month)} y="48">
            {month}
          </text>
        ))}
        <path stroke="var(--amber)" d={`M${at(months)} ${LINE + 14}V52`} />
        <text className={`${tones.fair} ${typography.strong}`} x={at(months)} y="72">
          {months}
        </text>
      </svg>
      <p>
        <FormattedMessage id="results.cash.until" values={{ months }} />
      </p>
    </div>
  );
}
