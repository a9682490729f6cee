import { FormattedMessage, FormattedNumber } from 'react-intl';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import { formulas, type Row, type Sheet, sheets } from '../model/documents.ts';
import type { FigureId, SheetId } from '../model/figures.ts';
import styles from './Spreadsheet.module.css';

/** The column that contains the labels. */
const LABELS = 'B';

/** Rows shown before and after the figure's own row. Phones show only the rows that are near. */
const BEFORE = 9;
const AFTER = 2;
const NEAR = 2;

interface Cell {
  id: FigureId;
  column: string;
  row: number;
}

interface SpreadsheetProps extends Cell {
  sheet: SheetId;
  /** The row that explains a contradiction. If it is set, the sheet starts at the figure's row, without a formula. */
  explainedBy?: number;
}

/** Renders the rows of a sheet around a figure's cell. */
export function Spreadsheet({ sheet: name, explainedBy, ...own }: SpreadsheetProps) {
  const sheet: Sheet = sheets[name];
  const before = explainedBy ? 0 : BEFORE;
  const shown = sheet.rows.filter(({ row }) => row >= own.row - before && row <= own.row + AFTER);
  return (
    <div className={`${patterns.box} ${styles.sheet}`}>
      {!explainedBy && <FormulaBar sheet={sheet} own={own} />}
      <table className={styles.table}>
        <tbody>
          <tr>
            <td />
            <td>{LABELS}</td>
            {sheet.columns.map((column, index) => (
              <td key={column} className={letter(index) === own.column ? undefined : styles.other}>
                {letter(index)}
                {' · '}
                {heading(column)}
              </td>
            ))}
          </tr>
          {shown.map((line) => (
            <Line key={line.row} line={line} sheet={sheet} own={own} explains={line.row === explainedBy} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the name of a column of numbers. The first of these columns is C. */
const letter = (index: number) => 'CDEF'.charAt(index);

function heading(column: Sheet['columns'][number]) {
  if (typeof column === 'number') return column;
  return <FormattedMessage id={`dealDocuments.column.${column}`} />;
}

interface LineProps {
  line: Row;
  sheet: Sheet;
  own: Cell;
  explains: boolean;
}

function Line({ line, sheet, own, explains }: LineProps) {
  const isOwn = line.row === own.row;
  const classOf = (column: string) => {
    if (column !== own.column) return styles.other;
    if (explains) return styles.explains;
    return isOwn ? styles.cell : undefined;
  };
  const far = Math.abs(line.row - own.row) > NEAR ? styles.far : undefined;
  return (
    <tr className={isOwn ? styles.own : far}>
      <td data-source={isOwn ? own.id : undefined}>{line.row}</td>
      <td>
        <FormattedMessage id={`dealDocuments.row.${line.label}`} />
      </td>
      {line.values.map((value, index) => {
        const column = letter(index);
        return (
          <td
            key={column}
            className={classOf(column)}
            data-cell={isOwn && column === own.column ? '' : undefined}
          >
            <CellValue line={line} sheet={sheet} index={index} value={value} />
          </td>
        );
      })}
    </tr>
  );
}

function CellValue({ line, sheet, index, value }: { line: Row; sheet: Sheet; index: number; value: number }) {
  const isShare = 'format' in line || sheet.columns[index] === 'share';
  // All numbers of a column have the same separators: Italian and Spanish would write 7800 above 12.400.
  return <FormattedNumber value={value} {...(isShare ? { style: 'percent' } : { useGrouping: 'always' })} />;
}

/** Renders the formula bar above the sheet: a cell's formula, or the entered number. */
function FormulaBar({ sheet, own }: { sheet: Sheet; own: Cell }) {
  const cell = own.column + own.row;
  const line = sheet.rows.find(({ row }) => row === own.row);
  const index = 'CDEF'.indexOf(own.column);
  const value = line?.values[index];
  return (
    <p className={`${layout.line} ${styles.formula}`}>
      <b>{cell}</b>
      <span>
        {formulas[cell] ??
          (line && value !== undefined && (
            <>
              <CellValue line={line} sheet={sheet} index={index} value={value} />{' '}
              <FormattedMessage id="dealDocuments.entered" />
            </>
          ))}
      </span>
    </p>
  );
}
