export const paths = {
  shop: '/shop',
  collection: '/collection',
  products: '/products',
  product: '/products/:id',
  bulk: '/products/:id/bulk',
  cart: '/cart',
  order: '/order',
  orderCompleted: '/order/completed',
  payLink: '/order/pay/:token',
  wishlist: '/wishlist',
} as const;

export function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

export function bulkPath(id: string): string {
  return `${productPath(id)}/bulk`;
}

export function productsPath(query = ''): string {
  return query === '' ? paths.products : `${paths.products}?${query}`;
}
