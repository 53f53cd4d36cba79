import { Button, EmptyState, ErrorState, Spinner } from '@kaagazz/design-system';
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../api/desk-problem.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { DataTable } from './data-table.tsx';
import type { Column, ListSpec } from './list-spec.ts';
import { Pages, SortButton } from './list.styles.ts';
import { useFilters } from './use-filters.ts';

export function ListBody<Row extends { id: string }>(spec: ListSpec<Row>) {
  const { title, plural = title.toLowerCase() } = spec;
  const { data, isPending, error, refetch, total } = useListContext<Row>();
  const { filters, setFilters } = useFilters();

  if (error) return <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />;
  if (isPending) return <Spinner label={`Loading ${plural}`} />;
  if (total === 0) {
    const { q, ...others } = filters;
    const isFiltered = Object.keys(filters).length > 0;
    const isWithinView = q !== undefined && Object.keys(others).length > 0;
    return (
      <EmptyState
        title={isFiltered ? `No ${plural} match` : `No ${plural} yet`}
        action={
          isFiltered && (
            <Button variant="secondary" onClick={() => setFilters(isWithinView ? { q } : {})}>
              {isWithinView ? `Search all ${plural}` : 'Clear search and filters'}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Rows {...spec} rows={data} />
      <Paging />
    </>
  );
}

function Rows<Row extends { id: string }>(spec: ListSpec<Row> & { rows: readonly Row[] }) {
  const { rows, columns, bulk, nameOf = ({ id }) => id, pathOf, title } = spec;
  const { selectedIds, onToggleItem, onSelect, sort, setSort, isFetching } = useListContext<Row>();
  const navigate = useNavigate();
  const [at, setAt] = useState(-1);
  const body = useRef<HTMLTableSectionElement>(null);
  const current = rows[at];

  const move = (step: number) => setAt(Math.min(Math.max(at + step, 0), rows.length - 1));
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(current && pathOf && { Enter: () => void navigate(pathOf(current)) }),
    ...(current && bulk && { x: () => onToggleItem(current.id) }),
  });
  useEffect(() => {
    const row = body.current?.rows[at];
    if (typeof row?.scrollIntoView === 'function') row.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const isSelected = ({ id }: Row) => selectedIds.includes(id);
  const isAllSelected = rows.every(isSelected);
  const select: Column<Row> = {
    source: 'select',
    label: '',
    isCheckbox: true,
    heading: (
      <input
        type="checkbox"
        aria-label="Select this page"
        checked={isAllSelected}
        onChange={() => onSelect(isAllSelected ? [] : rows.map(({ id }) => id))}
      />
    ),
    render: (row) => (
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        checked={isSelected(row)}
        onChange={() => onToggleItem(row.id)}
      />
    ),
  };
  const sorting = ({ source, label }: Column<Row>): Partial<Column<Row>> => {
    const order = sort.field === source ? sort.order : undefined;
    const change = () => setSort({ field: source, order: order === 'DESC' ? 'ASC' : 'DESC' });
    return {
      order: order && (order === 'ASC' ? 'ascending' : 'descending'),
      heading: (
        <SortButton type="button" onClick={change}>
          {label}
        </SortButton>
      ),
    };
  };
  const shown = columns.map((column, place): Column<Row> => ({
    ...column,
    ...(column.sortable && sorting(column)),
    ...(place === 0 && pathOf && { pathOf }),
  }));
  return (
    <DataTable
      label={title}
      columns={bulk ? [select, ...shown] : shown}
      rows={rows}
      keyOf={({ id }) => id}
      isBusy={isFetching}
      bodyRef={body}
      rowProps={(row) => ({ 'data-current': row === current, 'data-selected': isSelected(row) })}
    />
  );
}

const PAGE_SIZES = [25, 50, 100];

function Paging() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Pages aria-label="Pages">
      <span role="status">
        {first}–{last} of {total}
      </span>
      <label>
        Rows{' '}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <Button variant="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Button variant="secondary" disabled={last >= total} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Pages>
  );
}
