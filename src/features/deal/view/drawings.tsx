import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import patterns from '#styles/patterns.module.css';
import { type Art, sheets } from '../model/documents.ts';
import { COMPUTED, STATED } from '../model/figures.ts';
import styles from './drawings.module.css';

/**
 * Renders a drawing. All drawings have the same width in user units. The sentence of the page describes their content.
 */
function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className={`${patterns.drawing} ${styles.art}`} viewBox={`0 0 560 ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface DotsProps {
  count: number;
  inRow: number;
  pitch: number;
  /** The number of highlighted dots. The remaining dots are pale. */
  highlighted?: number;
}

function Dots({ count, inRow, pitch, highlighted = count }: DotsProps) {
  const dots = fieldOf(count, { columns: inRow, pitch, inset: 8 });
  return (
    <g strokeDasharray={dashesOf(pitch)} strokeWidth="9">
      <path stroke="var(--bar)" d={dotPath(dots, pitch)} />
      <path stroke="var(--accent)" d={dotPath(dots.slice(0, highlighted), pitch)} />
    </g>
  );
}

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
    <Drawing height={176}>
      <path stroke="var(--line)" d="M0 140.5H560" />
      {revenue.map((euros, index) => {
        const x = 36 + index * 132;
        return (
          <g key={years[index]}>
            <rect fill="var(--bar)" x={x} y={top(euros)} width="64" height={height(euros)} />
            <text className={styles.strong} x={x + 32} y={top(euros) - 9} textAnchor="middle">
              {intl.formatNumber(euros / 1000)}
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
    </Drawing>
  );
}

/** Renders a dot for every four customers. */
const Hotels = () => (
  <Counted id="dealDocuments.fourHotels" height={124}>
    <Dots count={412 / 4} inRow={21} pitch={27} />
  </Counted>
);

/** Renders a dot for every thousand hotels. */
const Field = () => (
  <Counted id="dealDocuments.thousandHotels" height={54}>
    <Dots count={31} inRow={16} pitch={34} />
  </Counted>
);

const Hundred = () => (
  <Counted id="dealDocuments.fourWait" height={84}>
    <Dots count={100} inRow={25} pitch={22} highlighted={96} />
  </Counted>
);

interface CountedProps {
  id: 'dealDocuments.fourHotels' | 'dealDocuments.thousandHotels' | 'dealDocuments.fourWait';
  height: number;
  children: ReactNode;
}

function Counted({ id, height, children }: CountedProps) {
  return (
    <>
      <Drawing height={height}>{children}</Drawing>
      <p className={patterns.note}>
        <FormattedMessage id={id} />
      </p>
    </>
  );
}

/** Renders twelve months. One month is a little shorter, by the share of a percent that is missing. */
function Months() {
  const months = Array.from({ length: 12 }, (_, month) => month);
  return (
    <Drawing height={130}>
      <path stroke="var(--line)" d="M0 128.5H560" />
      {months.map((month) => {
        const cut = month === 4 ? 8 : 0;
        return (
          <rect
            key={month}
            fill={cut ? 'var(--accent)' : 'var(--bar)'}
            x={month * 46 + 10}
            y={8 + cut}
            width="34"
            height={120 - cut}
          />
        );
      })}
    </Drawing>
  );
}

function People() {
  const people = Array.from({ length: 19 }, (_, person) => person);
  return (
    <Drawing height={150}>
      {people.map((person) => (
        <g
          key={person}
          fill={person < 3 ? 'var(--accent)' : 'var(--bar)'}
          transform={`translate(${(person % 10) * 54 + 22} ${person > 9 ? 96 : 12})`}
        >
          <circle r="10" />
          <path d="M-16 38c0-16 7-22 16-22s16 6 16 22z" />
        </g>
      ))}
    </Drawing>
  );
}

/** Renders the company's value before the round and the new money, in the ratio of four to one. */
const Round = () => (
  <Drawing height={60}>
    <rect fill="var(--bar)" y="10" width="446" height="34" />
    <rect fill="var(--accent)" x="450" y="10" width="110" height="34" />
  </Drawing>
);

const Sum = () => (
  <Drawing height={60}>
    <rect fill="var(--bar)" y="10" width="360" height="34" />
  </Drawing>
);

const Line = () => (
  <Drawing height={50}>
    <path stroke="var(--line)" d="M0 20.5H560" />
    <circle fill="var(--bar)" cx="60" cy="20" r="6" />
    <circle fill="var(--accent)" cx="240" cy="20" r="6" />
    <circle fill="var(--bar)" cx="420" cy="20" r="6" />
  </Drawing>
);

const Text = () => (
  <Drawing height={110}>
    {[380, 420, 300, 400, 260].map((width, row) => (
      <rect key={width} fill="var(--line)" y={10 + row * 24} width={width} height="7" />
    ))}
  </Drawing>
);

/** The drawings, which are shown below the sentence of a page. */
export const drawings: Readonly<Record<Art, ComponentType>> = {
  bars: Bars,
  hotels: Hotels,
  field: Field,
  hundred: Hundred,
  months: Months,
  people: People,
  round: Round,
  sum: Sum,
  line: Line,
  text: Text,
};
