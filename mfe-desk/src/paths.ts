export const ROOT = '/desk';

export const paths = {
  today: '/',
  orders: '/orders',
  order: '/orders/:id',
  newOrder: '/new-order',
  paymentLinks: '/payment-links',
  printPrices: '/print-prices',
  prints: '/prints',
  print: '/prints/:id',
  returns: '/returns',
  products: '/products',
  product: '/products/:id',
  categories: '/categories',
  sales: '/sales',
  discounts: '/discounts',
  requests: '/requests',
  request: '/requests/:id',
  customers: '/customers',
  customer: '/customers/:id',
  money: '/money',
  insight: '/insight',
  reviews: '/reviews',
  content: '/content',
  entry: '/content/:id',
  newEntry: '/content/new/:kind',
  newsletter: '/newsletter',
  emails: '/failed-emails',
  people: '/people',
  tokens: '/tokens',
  audit: '/audit',
  settings: '/settings',
  goLive: '/go-live',
  account: '/account',
  join: '/join',
} as const;

export const orderPath = (id: string) => `/orders/${encodeURIComponent(id)}`;
export const printPath = (id: string) => `/prints/${encodeURIComponent(id)}`;
export const productPath = (id: string) => `/products/${encodeURIComponent(id)}`;
export const requestPath = (id: string) => `/requests/${encodeURIComponent(id)}`;
export const newEntryPath = (kind: string) => `/content/new/${encodeURIComponent(kind)}`;
export const entryPath = (id: string) => `/content/${encodeURIComponent(id)}`;
export const customerPath = (id: string) => `/customers/${encodeURIComponent(id)}`;

export const listPath = (path: string, filter: Readonly<Record<string, string>> = {}) =>
  Object.keys(filter).length === 0 ? path : `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
