import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Sort field of the api, and header of the CSV file. */
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** For the CSV file; without it the column is left out. */
  text?: (row: Row) => string;
  sortable?: boolean;
  align?: 'end';
  /** Hidden on phones. */
  wide?: boolean;
}

export interface Filter {
  source: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Filters and sort order under a name. */
export interface View {
  name: string;
  filter: Readonly<Record<string, string>>;
}

export interface ListSpec<Row extends { id: string }> {
  /** Path of the list below `/desk` of the api. */
  resource: string;
  title: string;
  /** What is listed, for empty states: `orders`. */
  plural: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** Views that everybody has. */
  views?: readonly View[];
  search?: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  pathOf?: (row: Row) => string;
  /** Label of a row for screen readers. */
  nameOf: (row: Row) => string;
  /** Buttons for the selected rows. */
  bulk?: (ids: readonly string[], done: () => void) => ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}
