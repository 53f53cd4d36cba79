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

/** The bulk order form of a product. */
export function bulkPath(id: string): string {
  return `${productPath(id)}/bulk`;
}

/** The product list. `listingPath` builds its query. */
export function productsPath(query = ''): string {
  return query === '' ? paths.products : `${paths.products}?${query}`;
}
