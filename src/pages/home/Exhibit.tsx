import { FormattedMessage, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import styles from './Exhibit.module.css';

/** Euro stated in the deck, and euro computed by its financial model. Invented, and labelled as an example. */
const IN_DECK = 1_800_000;
const IN_MODEL = 1_440_000;
export const GAP = IN_DECK - IN_MODEL;
/** The cell of the model, in a spreadsheet's notation. */
export const CELL = 'F14';

/** Revenue by year in euro; the last column is the figure on the deck's page. */
const years = [
  { year: '2022', revenue: 400_000 },
  { year: '2023', revenue: 760_000 },
  { year: '2024', revenue: 1_210_000 },
  { year: '2025', revenue: IN_DECK },
] as const;

const rows = ['12', '13', '14', '15', '16'] as const;
const columns = ['D', 'E', 'F', 'G'] as const;

/** Lines of text in the cells, as seen from afar; the cell with the figure has none. */
const CELLS =
  'M290 398h60m111 0h53m66 0h60M290 434h77m81 0h66m53 0h73M290 506h71m89 0h64m55 0h71m76 0h50M290 542h88m87 0h49m70 0h56';

const ROW = 36;
const rowTop = (row: number) => 380 + row * ROW;

/** A page of a deck and a part of a model whose figures differ: each figure links to its source. */
export function Exhibit() {
  return (
    <figure className={styles.exhibit}>
      <Wide />
      <Narrow />
      <figcaption className={styles.caption}>
        <FormattedMessage id="home.proof.caption" />
      </figcaption>
    </figure>
  );
}

function useLabels() {
  const intl = useIntl();
  return {
    revenue: intl.formatMessage({ id: 'home.proof.revenue' }),
    deck: intl.formatMessage({ id: 'home.proof.deck' }),
    page: intl.formatMessage({ id: 'home.memo.page' }, { page: '12' }),
    cell: intl.formatMessage({ id: 'home.proof.cell' }),
    model: intl.formatNumber(IN_MODEL),
    gap: intl.formatNumber(GAP, euro),
  };
}

/** The wide version, in which the lines of the first two cards continue into the pages. */
function Wide() {
  const { revenue, deck, page, cell, model, gap } = useLabels();
  return (
    <svg className={styles.wide} viewBox="0 0 780 560" aria-hidden="true">
      <rect className={styles.page} x="122" y="10" width="620" height="352" />
      <rect className={styles.page} x="112" y="0" width="620" height="352" />
      <text className={styles.heading} x="148" y="52">
        {revenue}
      </text>
      <rect className={styles.text} x="148" y="68" width="168" height="7" />
      <path className={styles.rule} d="M148 296H696M148 232.5H696M148 169.5H696" />
      <Bars left={180} pitch={120} width={64} base={296} scale={170 / IN_DECK} />
      <Highlight x={528} y={86} width={88} label={deck} />
      <path className={styles.thread} d="M0 38.7H72Q80 38.7 80 46.7V93Q80 101 88 101H524" />
      <circle className={styles.accent} cx="524" cy="101" r="3.5" />
      <Tag x={352} y={90} width={60} label={page} />
      <rect className={styles.page} x="232" y="344" width="548" height="216" />
      <path
        className={styles.rule}
        d={`${rows.map((_, row) => `M232 ${rowTop(row)}H780`).join('')}M276 344V560M402 344V560M528 344V560M654 344V560`}
      />
      {columns.map((name, index) => (
        <text key={name} x={339 + index * 126} y="367" textAnchor="middle">
          {name}
        </text>
      ))}
      <path className={styles.cells} d={CELLS} />
      <rect className={styles.frame} x="528.5" y="452.5" width="126" height="36" />
      <text className={styles.number} x="642" y="476" textAnchor="end">
        {model}
      </text>
      <path className={styles.thread} d="M0 225.3H72Q80 225.3 80 233.3V462Q80 470 88 470H524" />
      <circle className={styles.accent} cx="524" cy="470" r="3.5" />
      <rect className={styles.wash} x="232.5" y="452.5" width="43" height="35" />
      {rows.map((name, row) => (
        <text key={name} x="254" y={rowTop(row) + 23} textAnchor="middle">
          {name}
        </text>
      ))}
      <Tag x={396} y={459} width={112} label={cell} />
      <path className={styles.differs} d="M620 101H748Q756 101 756 109V462Q756 470 748 470H660" />
      <rect className={styles.amber} x="676" y="254" width="104" height="32" />
      <text className={styles.onAmber} x="728" y="275" textAnchor="middle">
        {gap}
      </text>
    </svg>
  );
}

function Narrow() {
  const { revenue, deck, page, model, gap } = useLabels();
  return (
    <svg className={styles.narrow} viewBox="0 0 358 250" aria-hidden="true">
      <rect className={styles.page} x=".5" y=".5" width="350" height="186" />
      <text className={styles.heading} x="18" y="34">
        {revenue}
      </text>
      <Bars left={18} pitch={56} width={40} base={152} scale={92 / IN_DECK} />
      <path className={styles.rule} d="M18 152.5H332" />
      <Highlight x={166} y={26} width={88} label={deck} />
      <path className={styles.thread} d="M254 41H284" />
      <Tag x={284} y={30} width={56} label={page} />
      <path className={styles.differs} d="M305 54V206" />
      <rect className={styles.amber} x="256" y="112" width="98" height="26" />
      <text className={styles.onAmber} x="305" y="130" textAnchor="middle">
        {gap}
      </text>
      <rect className={styles.page} x="90" y="206.5" width="267" height="36" />
      <text className={styles.number} x="112" y="230" textAnchor="middle">
        {CELL}
      </text>
      <path className={styles.rule} d="M135 207V242" />
      <rect className={styles.frame} x="250" y="206.5" width="107" height="36" />
      <text className={styles.number} x="344" y="231" textAnchor="end">
        {model}
      </text>
    </svg>
  );
}

interface BarsProps {
  left: number;
  pitch: number;
  width: number;
  base: number;
  /** Units of the drawing per euro. */
  scale: number;
}

function Bars({ left, pitch, width, base, scale }: BarsProps) {
  return years.map(({ year, revenue }, index) => {
    const x = left + index * pitch;
    const height = Math.round(revenue * scale);
    return (
      <g key={year}>
        <rect
          className={revenue === IN_DECK ? styles.accent : styles.bar}
          x={x}
          y={base - height}
          width={width}
          height={height}
        />
        <text x={x + width / 2} y={base + 21} textAnchor="middle">
          {year}
        </text>
      </g>
    );
  });
}

interface LabelProps {
  x: number;
  y: number;
  width: number;
  label: string;
}

function Highlight({ x, y, width, label }: LabelProps) {
  return (
    <>
      <rect className={styles.wash} x={x} y={y} width={width} height="30" />
      <text className={styles.number} x={x + width / 2} y={y + 21} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

function Tag({ x, y, width, label }: LabelProps) {
  return (
    <>
      <rect className={styles.frame} x={x} y={y} width={width} height="22" />
      <text className={styles.tag} x={x + width / 2} y={y + 16} textAnchor="middle">
        {label}
      </text>
    </>
  );
}
