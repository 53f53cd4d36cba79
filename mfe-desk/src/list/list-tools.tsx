import { Button, SelectField } from '@kaagazz/design-system';
import { useListContext } from 'ra-core';
import { useRef, useState } from 'react';

import { useShortcuts } from '../frame/use-shortcuts.ts';
import { ActionButton } from '../record/index.ts';
import { downloadCsv } from './download-csv.ts';
import type { ListSpec } from './list-spec.ts';
import { BulkBar, FilterToggle, Search, Tools } from './list.styles.ts';
import { useFilters } from './use-filters.ts';

/**
 * The list's search, filters and export. While rows are selected, the bulk actions are shown
 * instead.
 */
export function ListTools<Row extends { id: string }>(spec: ListSpec<Row>) {
  const { resource, columns, search, bulk, title, plural = title.toLowerCase() } = spec;
  const { selectedIds, onUnselectItems, refetch, sort } = useListContext<Row>();
  const { filters, setFilters } = useFilters();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '/': () => field.current?.focus() });

  const setFilter = (source: string, value: string) => setFilters({ ...filters, [source]: value }, undefined, true);
  const word = (source: string) => filters[source] ?? '';

  if (bulk && selectedIds.length > 0) {
    const done = () => {
      onUnselectItems();
      void refetch();
    };
    return (
      <BulkBar role="region" aria-label="Selected rows">
        <strong>{selectedIds.length} selected</strong>
        {bulk(selectedIds.map(String), done)}
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
          defaultValue={word('q')}
          key={word('q') === '' ? 'empty' : 'filled'}
          onChange={({ target }) => setFilter('q', target.value)}
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
