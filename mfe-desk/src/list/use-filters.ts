import { useListContext } from 'ra-core';

export function useFilters() {
  const context = useListContext();
  return { filters: wordsOf(context.filterValues), setFilters: context.setFilters };
}

function wordsOf(values: unknown): Record<string, string> {
  const entries: [string, unknown][] = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}
