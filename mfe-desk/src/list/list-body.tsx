import { Button, EmptyState, ErrorState, Spinner } from '@kaagazz/design-system';
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { messageOf } from '../api/desk-problem.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { cellOf, type ListSpec } from './list-spec.ts';
import { SortButton, Table, TableFrame } from './list.styles.ts';
import { Paging } from './paging.tsx';
import { useFilters } from './use-filters.ts';

/** The keys `j` and `k` move between rows, Enter opens a row, and `x` selects it. */
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

  const isAllSelected = rows.every(({ id }) => selectedIds.includes(id));
  return (
    <TableFrame aria-busy={isFetching}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {bulk && (
              <th scope="col" data-check>
                <input
                  type="checkbox"
                  aria-label="Select this page"
                  checked={isAllSelected}
                  onChange={() => onSelect(isAllSelected ? [] : rows.map(({ id }) => id))}
                />
              </th>
            )}
            {columns.map(({ source, label, sortable, align, wide }) => (
              <th
                key={source}
                scope="col"
                data-align={align}
                data-wide={wide}
                aria-sort={
                  sort.field === source && sortable ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
                }
              >
                {sortable ? (
                  <SortButton
                    type="button"
                    onClick={() =>
                      setSort({ field: source, order: sort.field === source && sort.order === 'DESC' ? 'ASC' : 'DESC' })
                    }
                  >
                    {label}
                  </SortButton>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, i) => (
            <tr key={row.id} data-current={i === at} data-selected={selectedIds.includes(row.id)}>
              {bulk && (
                <td data-check>
                  <input
                    type="checkbox"
                    aria-label={`Select ${nameOf(row)}`}
                    checked={selectedIds.includes(row.id)}
                    onChange={() => onToggleItem(row.id)}
                  />
                </td>
              )}
              {columns.map((column, columnIndex) => (
                <td key={column.source} data-align={column.align} data-wide={column.wide}>
                  {columnIndex === 0 && pathOf ? (
                    <Link to={pathOf(row)}>{cellOf(column, row)}</Link>
                  ) : (
                    cellOf(column, row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
