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
  if (text === '' || text.toLowerCase() === 'all') return { category: null, cursor };
  const category = categoryOf(text);
  return category ? { category: category.slug, cursor } : null;
}
