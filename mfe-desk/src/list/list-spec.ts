import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { RowChange } from '../record/index.ts';

export interface Column<Row> {
  source: string;
  label: string;
  /** Defaults to `text`. */
  render?: (row: Row) => ReactNode;
  /**
   * Returns the cell's text for the CSV file. Columns without this function are omitted from the
   * file.
   */
  text?: (row: Row) => string;
  note?: (row: Row) => ReactNode;
  /** Returns the path that the cell links to, or an empty string for no link. */
  pathOf?: (row: Row) => string;
  sortable?: boolean;
  heading?: ReactNode;
  order?: 'ascending' | 'descending' | undefined;
  isCheckbox?: boolean;
  align?: 'end';
  wide?: boolean;
}

export function cellOf<Row>({ text, render = text, note, pathOf }: Column<Row>, row: Row): ReactNode {
  const content = render?.(row);
  const whole = note ? createElement(Fragment, null, content, ' ', createElement('small', null, note(row))) : content;
  const path = pathOf?.(row);
  return path ? createElement(Link, { to: path }, whole) : whole;
}

export interface Filter {
  source: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

type Words = Readonly<Record<string, string | { label: string }>>;

export function optionsOf(words: Words): { value: string; label: string }[] {
  return Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.label }));
}

export interface View {
  name: string;
  filter: Readonly<Record<string, string>>;
}

export function viewsOf(source: string, words: Words): View[] {
  return optionsOf(words).map(({ value, label }) => ({ name: label, filter: { [source]: value } }));
}

export type Each<Row> = (call: RowChange<Row>) => Promise<void>;

export type Bulk<Row> = (ids: readonly string[], done: () => void, each: Each<Row>) => ReactNode;

export interface ListSpec<Row extends { id: string }> {
  /** Relative to `/desk`. */
  resource: string;
  title: string;
  note?: string | false;
  plural?: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  views?: readonly View[];
  search?: string;
  /** Defaults to newest first. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pathOf?: (row: Row) => string;
  nameOf?: (row: Row) => string;
  bulk?: false | Bulk<Row>;
  actions?: ReactNode;
}
