/** Every URL that this app owns. */
export const paths = {
  home: '/',
  sustainability: '/sustainability',
  community: '/community',
} as const;

/** Pages of other apps that this one links to. They are reached by URL only: each app is shipped alone. */
export const elsewhere = {
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  stationery: '/products?category=stationery',
  paper: '/products?category=paper',
  print: '/KaagazzPrint',
  /** the shop's landing page; its list of products until /shop is served */
  shop: '/products',
} as const;
