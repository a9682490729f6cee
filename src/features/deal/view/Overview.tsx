import { FormattedMessage, useIntl } from 'react-intl';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { art, figuresIn, figuresOn, type Sheet, sheets } from '../model/documents.ts';
import { evidencePath, type Point } from '../model/evidence.ts';
import { DECK, type Figure, figures, fileOf, isDisputed } from '../model/figures.ts';
import styles from './Documents.module.css';

/** The contact sheet's grid, in units of the drawing. */
const WIDTH = 640;
const PAGE = { width: 96, height: 88, across: 108.8, down: 120, inRow: 6, top: 26.5 };
const LAST_PAGE = PAGE.top + (DECK.pages / PAGE.inRow) * PAGE.down;
const SHEET = { top: LAST_PAGE + 32.5, row: 20, rows: 8, head: 22 };
const sheetGrids = [
  { id: 'model', x: 0.5, width: 314 },
  { id: 'cap-table', x: 327.5, width: 149 },
  { id: 'customers', x: 490.5, width: 149 },
] as const;

/** The radius of a dot, and the dashes of the line between two dots: it begins and ends with a dash, which touches the dot. */
const DOT_RADIUS = 4.5;
const DASH = 3;
const GAP = 4;
const DASHES = 93;

const pageAt = (page: number): Point => ({
  x: ((page - 1) % PAGE.inRow) * PAGE.across + 0.5,
  y: PAGE.top + Math.floor((page - 1) / PAGE.inRow) * PAGE.down,
});

/** Renders all documents of the deal as a contact sheet, with a dot for each figure. */
export function Overview() {
  const intl = useIntl();
  const inSheets = figures.filter(({ documentRef }) => 'sheet' in documentRef).length;
  const numbers = Array.from({ length: DECK.pages }, (_, index) => index + 1);
  return (
    <div className={`${layout.stack4} ${styles.overview}`} aria-hidden="true">
      <svg
        className={patterns.drawing}
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${SHEET.top + SHEET.rows * SHEET.row + 24}`}
      >
        <text x="0" y="12">
          {intl.formatMessage(
            { id: 'dealDocuments.overview.deck' },
            { ...DECK, count: Object.keys(art).length },
          )}
        </text>
        {numbers.map((page) => (
          <Page key={page} page={page} />
        ))}
        <text x="0" y={SHEET.top - 15}>
          {intl.formatMessage({ id: 'dealDocuments.overview.sheets' }, { count: inSheets })}
        </text>
        {sheetGrids.map((documentRef) => (
          <SheetGrid key={documentRef.id} {...documentRef} />
        ))}
        <path
          fill="none"
          stroke="var(--amber)"
          strokeDasharray={`${DASH} ${GAP}`}
          pathLength={DASHES * (DASH + GAP) + DASH}
          d={evidencePath(contradiction())}
        />
      </svg>
      <p className={`${layout.cluster} ${typography.note}`}>
        <span className={`${layout.line} ${patterns.dot}`}>
          <FormattedMessage id="dealDocuments.overview.here" />
        </span>
        <span className={`${layout.line} ${patterns.dot} ${styles.differs}`}>
          <FormattedMessage id="dealDocuments.overview.differs" />
        </span>
      </p>
    </div>
  );
}

const Dot = ({ figure, at }: { figure: Figure; at: Point }) => (
  <circle fill={isDisputed(figure) ? 'var(--amber)' : 'var(--accent)'} r={DOT_RADIUS} cx={at.x} cy={at.y} />
);

/** Returns the position of the dot for the `nth` figure of a page. */
const dotOn = (page: number, nth: number): Point => {
  const { x, y } = pageAt(page);
  return { x: x + 14.5 + nth * 14, y: y + 33 };
};

function Page({ page }: { page: number }) {
  const { x, y } = pageAt(page);
  const own = figuresOn(page);
  // The lines of text differ a little from page to page.
  const seed = (page * 37) % 17;
  const line = (down: number, width: number) => (
    <rect fill="var(--line)" x={x + 10} y={y + down} width={width} height="4" />
  );
  return (
    <g>
      <rect
        fill={own.length > 0 ? 'var(--raised)' : 'none'}
        stroke={own.length > 0 ? 'var(--control)' : 'var(--line)'}
        x={x}
        y={y}
        width={PAGE.width - 1}
        height={PAGE.height}
        rx="3"
      />
      {line(11, 28 + seed)}
      {line(66, 22 + ((seed * 5) % 14))}
      {line(74, 18 + ((seed * 3) % 20))}
      {own.map((figure, nth) => (
        <Dot key={figure.id} figure={figure} at={dotOn(page, nth)} />
      ))}
      <text x={x + PAGE.width - 1} y={y + PAGE.height + 17} textAnchor="end">
        {page}
      </text>
    </g>
  );
}

interface Grid {
  id: (typeof sheetGrids)[number]['id'];
  x: number;
  width: number;
}

/**
 * Returns the position of the dot for the `nth` figure of a sheet. The dots are in the last column, each in a separate
 * row.
 */
function dotIn({ id, x, width }: Grid, nth: number): Point {
  const column = columnOf(sheets[id], width);
  return { x: x + width - column / 2, y: SHEET.top + (nth * 1.5 + 1.5) * SHEET.row };
}

const columnOf = ({ columns }: Sheet, width: number) => (width - SHEET.head) / (columns.length + 1);

function SheetGrid(grid: Grid) {
  const { id, x, width } = grid;
  const { columns }: Sheet = sheets[id];
  const height = SHEET.rows * SHEET.row;
  const column = columnOf(sheets[id], width);
  const across = Array.from(
    { length: SHEET.rows - 1 },
    (_, row) => `M${x} ${SHEET.top + (row + 1) * SHEET.row}h${width}`,
  );
  const down = columns.map((_, index) => `M${x + width - (index + 1) * column} ${SHEET.top}v${height}`);
  const head = `M${x + SHEET.head} ${SHEET.top}v${height}`;
  return (
    <g>
      <rect
        fill="var(--raised)"
        stroke="var(--control)"
        x={x}
        y={SHEET.top}
        width={width}
        height={height}
        rx="3"
      />
      <path stroke="var(--line)" d={[...across, ...down, head].join('')} />
      {figuresIn(id).map((figure, nth) => (
        <Dot key={figure.id} figure={figure} at={dotIn(grid, nth)} />
      ))}
      <text x={x} y={SHEET.top + height + 19}>
        {fileOf(id)}
      </text>
    </g>
  );
}

/**
 * Returns the points of the line between the page and the cell that contradict each other. The line runs between pages.
 */
function contradiction(): Point[] {
  const from = dotOn(12, 0);
  const to = dotIn(sheetGrids[0], 0);
  const between = pageAt(12).x - (PAGE.across - PAGE.width) / 2;
  const above = SHEET.top - 10.5;
  return [
    { x: from.x - DOT_RADIUS, y: from.y },
    { x: between, y: from.y },
    { x: between, y: above },
    { x: to.x, y: above },
    { x: to.x, y: to.y - DOT_RADIUS },
  ];
}
