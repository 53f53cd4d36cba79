import { Button, SelectField } from '@kaagazz/design-system';
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

import { useShortcuts } from '../frame/use-shortcuts.ts';
import { ActionButton, type RowChange, useChange } from '../record/index.ts';
import { downloadCsv } from './download-csv.ts';
import type { Bulk, ListSpec } from './list-spec.ts';
import { BulkBar, FilterToggle, Search, Tools } from './list.styles.ts';
import { useFilters } from './use-filters.ts';

const SEARCH_DELAY_MS = 250;

export function ListTools<Row extends { id: string }>(spec: ListSpec<Row>) {
  const { resource, columns, search, bulk, title, plural = title.toLowerCase(), nameOf = ({ id }) => id } = spec;
  const { data, selectedIds, onUnselectItems, refetch, sort } = useListContext<Row>();
  const { changeEach } = useChange();
  const shown = useRef(new Map<string, Row>());
  useEffect(() => data?.forEach((row) => shown.current.set(row.id, row)), [data]);
  const { filters, setFilters } = useFilters();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '/': () => field.current?.focus() });

  const word = (source: string) => filters[source] ?? '';
  const setFilter = (source: string, value: string) => setFilters({ ...filters, [source]: value });
  const timer = useRef(0);
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === word('q')) setTyped(null);
  const searchFor = (q: string) => {
    setTyped(q);
    clearTimeout(timer.current);
    const { pathname } = location;
    timer.current = window.setTimeout(() => {
      // The user may have left the list before the timer fires.
      if (location.pathname === pathname) setFilter('q', q);
    }, SEARCH_DELAY_MS);
  };

  if (bulk && selectedIds.length > 0) {
    const done = () => {
      onUnselectItems();
      void refetch();
    };
    const each = async (call: RowChange<Row>) => {
      const rows = selectedIds.flatMap((id) => shown.current.get(id) ?? []);
      await changeEach(rows, nameOf, call);
      onUnselectItems();
    };
    return (
      <BulkBar role="region" aria-label="Selected rows">
        <strong>{selectedIds.length} selected</strong>
        <BulkButtons bulk={bulk} args={[selectedIds.map(String), done, each]} />
        <Button variant="quiet" onClick={() => onUnselectItems()}>
          Clear
        </Button>
      </BulkBar>
    );
  }
  return (
    <Tools role="search" aria-label={`Filter ${plural}`} data-open={isOpen}>
      {search !== undefined && (
        <Search
          ref={field}
          type="search"
          aria-label={search}
          placeholder={search}
          value={typed ?? word('q')}
          onChange={({ target }) => searchFor(target.value)}
        />
      )}
      {spec.filters && (
        <FilterToggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer filters' : 'Filters'}
        </FilterToggle>
      )}
      {(spec.filters ?? []).map(({ source, label, options }) => (
        <SelectField
          key={source}
          label={label}
          options={options}
          placeholder="Any"
          value={word(source)}
          onChange={({ target }) => setFilter(source, target.value)}
        />
      ))}
      <ActionButton
        label="Export CSV"
        look="quiet"
        action={() => downloadCsv({ resource, columns, filter: filters, sort })}
      />
    </Tools>
  );
}

function BulkButtons<Row>({ bulk, args }: { bulk: Bulk<Row>; args: Parameters<Bulk<Row>> }) {
  return bulk(...args);
}
