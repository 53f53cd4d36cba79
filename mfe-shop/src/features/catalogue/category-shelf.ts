import { categoryOf } from '@kaagazz/domain';

import type { ProductSort, Shelf } from '../../api.ts';
import { productsPath } from '../../paths.ts';

/** The orders to choose from, the usual one first. */
export const SORTS: readonly { value: ProductSort; label: string }[] = [
  { value: 'popular', label: 'Most loved' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
];
const USUAL = 'popular';

function sortOf(text: string | null): ProductSort {
  return SORTS.find(({ value }) => value === text)?.value ?? USUAL;
}

/** The address of a shelf; what is as usual is left out. */
export function shelfPath({ category, sort, cursor }: Shelf): string {
  return productsPath({ category, sort: sort === USUAL ? null : sort, cursor });
}

/**
 * What a product list's address asks for. `?category=All` and no category are all products (specification §2 Products, E14).
 *
 * @returns `null` for a category that the shop does not have: there is nothing to ask the api
 */
export function categoryShelf(search: URLSearchParams): Shelf | null {
  const text = search.get('category')?.trim() ?? '';
  const cursor = search.get('cursor');
  const sort = sortOf(search.get('sort'));
  if (text === '' || text.toLowerCase() === 'all') return { category: null, sort, cursor };
  const category = categoryOf(text);
  return category ? { category: category.slug, sort, cursor } : null;
}

/** The Latest Collection: all products, newest first (E15). */
export function newestShelf(search: URLSearchParams): Shelf {
  return { category: null, sort: 'newest', cursor: search.get('cursor') };
}
