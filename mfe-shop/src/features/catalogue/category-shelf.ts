import { categoryOf } from '@kaagazz/domain';

import type { Shelf } from '../../api.ts';

/**
 * What a product list's address asks for. `?category=All` and no category are all products (specification §2 Products, E14).
 *
 * @returns `null` for a category that the shop does not have: there is nothing to ask the api
 */
export function categoryShelf(search: URLSearchParams): Shelf | null {
  const text = search.get('category')?.trim() ?? '';
  const cursor = search.get('cursor');
  if (text === '' || text.toLowerCase() === 'all') return { category: null, sort: 'popular', cursor };
  const category = categoryOf(text);
  return category ? { category: category.slug, sort: 'popular', cursor } : null;
}

/** The Latest Collection: all products, newest first (E15). */
export function newestShelf(search: URLSearchParams): Shelf {
  return { category: null, sort: 'newest', cursor: search.get('cursor') };
}
