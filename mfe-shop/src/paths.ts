/** Every URL that this app owns, as route patterns. */
export const paths = {
  shop: '/shop',
  collection: '/collection',
  products: '/products',
  product: '/products/:id',
  cart: '/cart',
  order: '/order',
  orderCompleted: '/order/completed',
} as const;

export function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

/**
 * The product list.
 *
 * @param category a category's slug; absent: all products
 * @param cursor where the list goes on, as the api gave it; absent: from its beginning
 */
export function productsPath(category?: string | null, cursor?: string | null): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (cursor) query.set('cursor', cursor);
  return query.size === 0 ? paths.products : `${paths.products}?${query}`;
}

/** The Latest Collection, from a cursor on. */
export function collectionPath(cursor?: string | null): string {
  return cursor ? `${paths.collection}?${new URLSearchParams({ cursor })}` : paths.collection;
}
