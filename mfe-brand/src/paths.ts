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
  newsletter: '/newsletter',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;

export function blogPath(id: string): string {
  return `/blog/${encodeURIComponent(id)}`;
}

export const elsewhere = {
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  stationery: '/products?category=stationery',
  chitrayanKits: '/products?category=chitrayan',
  paper: '/products?category=paper',
  print: '/KaagazzPrint',
  shop: '/shop',
  orders: '/my-orders',
} as const;

export const BLOG_FEED = { path: '/blog/feed.xml', title: 'Stories from the vat: the blog of Kaagazz' } as const;
