import type { FieldSpec } from '../../form/index.ts';
import { useRecord } from '../../record/index.ts';

const ALL = { query: { perPage: 100, sort: 'position', order: 'asc' } } as const;

/** Empty until loaded. */
export function useCollections() {
  return useRecord(['collections', 'all'], 'GET /desk/collections', ALL).data?.data ?? [];
}

export function useCategoryField() {
  const categories = useCollections().filter(({ kind }) => kind === 'category');
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return { name: 'category', label: 'Category', type: 'select', required: true, options } as const satisfies FieldSpec;
}
