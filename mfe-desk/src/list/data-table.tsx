import type { ReactNode } from 'react';

import { cellOf, type Column } from './list-spec.ts';
import { Table, TableFrame } from './list.styles.ts';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Rows above the others, for example with sums. */
  children?: ReactNode;
}

/** A table of rows that are already loaded. Lists with paging use `ResourceList`. */
export function DataTable<Row>({ label, columns, rows, keyOf, children }: DataTableProps<Row>) {
  return (
    <TableFrame>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ source, label: title, align, wide }) => (
              <th key={source} scope="col" data-align={align} data-wide={wide}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.source} data-align={column.align} data-wide={column.wide}>
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
