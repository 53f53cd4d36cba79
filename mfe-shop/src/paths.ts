/** Every URL that this app owns, as route patterns. */
export const paths = {
  shop: '/shop',
  collection: '/collection',
  products: '/products',
  product: '/products/:id',
  bulk: '/products/:id/bulk',
  cart: '/cart',
  order: '/order',
  orderCompleted: '/order/completed',
} as const;

export function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

/** The form that asks for many pieces of a product. */
export function bulkPath(id: string): string {
  return `${productPath(id)}/bulk`;
}

/** Where a product list is, in its documented form. */
export interface ListPlace {
  /** a category's slug; absent or `null`: all products */
  category?: string | null;
  /** absent or `null`: the list's own order */
  sort?: string | null;
  /** where the list goes on, as the api gave it; absent or `null`: from its beginning */
  cursor?: string | null;
}

/** The product list. */
export function productsPath(place: ListPlace = {}): string {
  const query = new URLSearchParams();
  for (const name of ['category', 'sort', 'cursor'] as const) {
    const value = place[name];
    if (value) query.set(name, value);
  }
  return query.size === 0 ? paths.products : `${paths.products}?${query}`;
}

/** The Latest Collection, from a cursor on. */
export function collectionPath(cursor?: string | null): string {
  return cursor ? `${paths.collection}?${new URLSearchParams({ cursor })}` : paths.collection;
}
