import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface DataTableProps {
  caption: ReactNode;
  /** The first column holds the row headers. */
  columns: readonly string[];
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table that stacks its rows on small screens, labels repeated, and stays a table for screen readers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={others[index]}>
                <span className={styles.label} aria-hidden="true">
                  {others[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
