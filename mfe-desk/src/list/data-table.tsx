import type { ReactNode, Ref } from 'react';

import { cellOf, type Column } from './list-spec.ts';
import { Table, TableFrame } from './list.styles.ts';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isBusy?: boolean | undefined;
  bodyRef?: Ref<HTMLTableSectionElement>;
  rowProps?: (row: Row) => { 'data-current': boolean; 'data-selected': boolean };
  children?: ReactNode;
}

function layoutOf<Row>({ align, wide, isCheckbox }: Column<Row>) {
  return { 'data-align': align, 'data-wide': wide, 'data-check': isCheckbox };
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, isBusy, bodyRef, rowProps, children } = props;
  return (
    <TableFrame aria-busy={isBusy}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.source} scope="col" aria-sort={column.order} {...layoutOf(column)}>
                {column.heading ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {children}
          {rows.map((row) => (
            <tr key={keyOf(row)} {...rowProps?.(row)}>
              {columns.map((column) => (
                <td key={column.source} {...layoutOf(column)}>
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
