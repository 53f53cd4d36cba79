/** Every URL that this app owns. */
export const paths = {
  home: '/',
  sustainability: '/sustainability',
  community: '/community',
  chitrayan: '/chitrayan',
  about: '/about',
  contact: '/contact',
  blogs: '/allBlogs',
  blog: '/blog/:id',
  partner: '/partner',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;

/** The address of one post. */
export function blogPath(id: string): string {
  return `/blog/${encodeURIComponent(id)}`;
}

/** Pages of other apps that this one links to. They are reached by URL only: each app is shipped alone. */
export const elsewhere = {
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  stationery: '/products?category=stationery',
  chitrayanKits: '/products?category=chitrayan',
  paper: '/products?category=paper',
  print: '/KaagazzPrint',
  shop: '/shop',
} as const;
