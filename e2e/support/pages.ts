import { plentifulProduct } from './catalogue.ts';

/** A page that search engines and visitors without an account may read. */
export interface PublicPage {
  path: string;
  /** the documented form of the path (E16) */
  canonical: string;
  /** a piece of the data that must stand in the HTML as it arrives */
  holds: string;
}

/** Every public page that has a remote; products are of the seed. */
export async function publicPages(): Promise<PublicPage[]> {
  const product = await plentifulProduct('stationery');
  return [
    { path: '/', canonical: '/', holds: 'Your Journey To Sustainable Possibilities Begins Here.' },
    { path: '/shop', canonical: '/shop', holds: 'Best Picks For You' },
    { path: '/collection', canonical: '/collection', holds: 'Latest Collection' },
    { path: '/products', canonical: '/products', holds: 'Stationery' },
    { path: '/products?category=stationery', canonical: '/products?category=stationery', holds: product.title },
    { path: `/products/${product._id}`, canonical: `/products/${product._id}`, holds: product.title },
    { path: '/KaagazzPrint', canonical: '/KaagazzPrint', holds: '/printbook' },
    { path: '/login', canonical: '/login', holds: 'Email' },
    { path: '/signup', canonical: '/signup', holds: 'Full name' },
  ];
}

/** Pages of one shopper: they arrive as frame and waiting state, and stay out of search engines (E32). */
export const OWN_PAGES = ['/cart', '/order', '/order/completed', '/my-orders'] as const;

/** Documented routes that no remote answers yet, and one that nobody ever will. */
export const MISSING_PAGES = ['/marriage', '/blog/nothing', '/no/such/page'] as const;

/** A URL inside an HTML attribute or text, as plain text. */
export function unescapeHtml(text: string): string {
  const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name] ?? '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
