import { readFileSync } from 'node:fs';
import path from 'node:path';

import { plentifulProduct } from './catalogue.ts';
import { RELEASES_DIR } from './site.ts';

/** A page that search engines and visitors without an account may read. */
export interface PublicPage {
  path: string;
  /** the documented form of the path (E16) */
  canonical: string;
  /** a piece of the data that must stand in the HTML as it arrives */
  holds: string;
}

/** Pages of one shopper: they arrive as frame and waiting state, and stay out of search engines (E32). */
export const OWN_PAGES = ['/cart', '/order', '/order/completed', '/my-orders', '/profile'] as const;

/** Every route of specification §2 that has no parameter. */
const DOCUMENTED = [
  ...['/', '/about', '/shop', '/products', '/cart', '/signup', '/profile', '/login', '/partner', '/contact'],
  ...['/community', '/sustainability', '/KaagazzPrint', '/marriage', '/babyshower', '/birthday', '/anniversary'],
  ...['/printbook', '/certificates', '/custom-print', '/business-cards', '/quick-print', '/order'],
  ...['/order/completed', '/my-orders', '/allBlogs', '/chitrayan', '/collection', '/privacy-policy'],
  '/terms-of-service',
];
const OF_ONE_SHOPPER: readonly string[] = OWN_PAGES;

/** An article of the blog. */
const STORY = '/blog/how-a-sheet-is-lifted';
/** A design of an invitation. */
const DESIGN = '/marriage/1';

/** What stands on a page for certain; a page that is not named here holds at least its heading. */
const HOLDS: Record<string, string> = {
  '/': 'Your Journey To Sustainable Possibilities Begins Here.',
  '/products': 'Stationery',
  '/login': 'Email',
  '/signup': 'Full name',
  '/about': 'Coming Soon',
  '/contact': 'Coming Soon',
  '/partner': 'Company name',
  '/privacy-policy': 'Grievance officer',
  '/terms-of-service': 'Cancellation, returns and refunds',
};

interface Release {
  paths: string[];
  chunks: Record<string, string[]>;
}

/** The releases that are served, with the folder of each below `/releases`. */
function servedReleases(): (Release & { folder: string })[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(RELEASES_DIR, file), 'utf8')) as unknown;
  const { apps } = read('rollout.json') as { apps: Record<string, { stable: string }> };
  return Object.entries(apps).map(([app, { stable }]) => ({
    ...(read(path.join(app, stable, 'release.json')) as Release),
    folder: `${app}/${stable}`,
  }));
}

/** The paths that the served releases own, as React Router writes them. */
const ownedPaths = (): string[] => servedReleases().flatMap(({ paths }) => paths);

/** The scripts of chunks, by the names that their imports give them. */
export function scriptsOfChunks(names: RegExp): string[] {
  return servedReleases().flatMap(({ chunks, folder }) =>
    Object.entries(chunks)
      .filter(([name]) => names.test(name))
      .flatMap(([, files]) => files.map((file) => `/releases/${folder}/${file}`)),
  );
}

/** Public pages without a parameter that a remote answers. */
export function plainPages(): string[] {
  const owned = ownedPaths();
  return DOCUMENTED.filter((route) => owned.includes(route) && !OF_ONE_SHOPPER.includes(route));
}

/** Every public page that a remote answers; products are of the seed. */
export async function publicPages(): Promise<PublicPage[]> {
  const product = await plentifulProduct('stationery');
  return [
    ...plainPages().map((route) => ({ path: route, canonical: route, holds: HOLDS[route] ?? '<h1' })),
    { path: '/products?category=stationery', canonical: '/products?category=stationery', holds: product.title },
    { path: `/products/${product._id}`, canonical: `/products/${product._id}`, holds: product.title },
    { path: STORY, canonical: STORY, holds: 'How a sheet is lifted' },
    { path: DESIGN, canonical: DESIGN, holds: 'Customize your marriage invitation with the details below.' },
  ];
}

/** Documented routes that no remote answers yet, and one that nobody ever will. */
export function missingPages(): string[] {
  const owned = ownedPaths();
  return ['/no/such/page', ...DOCUMENTED.filter((route) => !owned.includes(route))];
}

/** HTML's character references as the characters they stand for. */
export function unescapeHtml(text: string): string {
  const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name] ?? '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
