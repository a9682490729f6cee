import type { ReactNode } from 'react';
import typography from '#styles/typography.module.css';
import styles from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Row {
  id: string;
  name: ReactNode;
  cells: readonly ReactNode[];
}

interface DataTableProps {
  caption?: ReactNode;
  /** The name of a table without a caption. */
  label?: string;
  /** Hides the caption visually, because a heading above the table already shows it. */
  hidesCaption?: boolean;
  /** True if all answers are so short that phones show the columns next to each other. */
  isNarrow?: boolean;
  /** The first column holds the row headers. */
  columns: readonly string[];
  /** Columns that contain only figures. */
  figures?: readonly string[];
  /** Rows, or groups of rows with a heading each. */
  rows: readonly (Row | { id: string; heading: ReactNode; rows: readonly Row[] })[];
}

/** Renders a table. By default small screens stack its rows and repeat the labels, but screen readers still present a table. */
export function DataTable({
  caption,
  label,
  hidesCaption = false,
  isNarrow = false,
  columns,
  figures = [],
  rows,
}: DataTableProps) {
  const [first, ...labels] = columns;
  const classOf = (column = '') => (figures.includes(column) ? styles.figure : undefined);
  return (
    <table className={`${styles.table} ${isNarrow ? styles.narrow : styles.stacked}`} aria-label={label}>
      {caption && (
        <caption className={hidesCaption ? undefined : styles.caption}>
          {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
      )}
      <thead>
        <tr>
          {first ? <th scope="col">{first}</th> : <td />}
          {labels.map((column) => (
            <th key={column} scope="col" className={classOf(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows).map(({ id, heading, rows: members }) => (
        <tbody key={id}>
          {heading && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className={`${styles.group} ${typography.subheading}`}
              >
                {heading}
              </th>
            </tr>
          )}
          {members.map((row) => (
            <TableRow key={row.id} row={row} labels={labels} classOf={classOf} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface Group {
  id: string;
  heading?: ReactNode;
  rows: readonly Row[];
}

/** Returns the groups of a table. Rows without a heading form a group, too. */
function groupsOf(rows: DataTableProps['rows']): Group[] {
  const groups = rows.filter((row) => 'rows' in row);
  const alone = rows.filter((row) => 'cells' in row);
  return alone.length > 0 ? [{ id: 'rows', rows: alone }, ...groups] : groups;
}

interface TableRowProps {
  row: Row;
  labels: readonly string[];
  classOf: (column?: string) => string | undefined;
}

function TableRow({ row: { name, cells }, labels, classOf }: TableRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={labels[index]} className={classOf(labels[index])}>
          <span className={styles.label} aria-hidden="true">
            {labels[index]}
          </span>
          <div>{cell}</div>
        </td>
      ))}
    </tr>
  );
}
