import type { CategorySlug } from '@kaagazz/domain';

export type Menu = Readonly<Record<string, string>>;

export interface NavigationEntry {
  label: string;
  to: string;
}

const inCategory = (slug: CategorySlug, label: string) => ({ label, to: `/products?category=${slug}` });
const STORE = [
  inCategory('stationery', 'Stationery'),
  inCategory('gift-sets', 'Gift Sets'),
  inCategory('paper', 'Paper'),
];
const KITS = [inCategory('chitrayan', 'Folk-art kits')];

const PRINT = [
  ...['/marriage', '/babyshower', '/birthday', '/anniversary', '/printbook'],
  ...['/certificates', '/custom-print', '/business-cards', '/quick-print'],
];

/**
 * Groups the menu entries into menus (docs/product.md, Header and footer). Omits paths without a
 * label.
 */
export function siteNavigation(menu: Menu) {
  const entries = (...paths: string[]): NavigationEntry[] =>
    paths.flatMap((to) => (menu[to] === undefined ? [] : [{ label: menu[to], to }]));
  const home = { label: 'Home', to: '/' };
  const about = entries('/community', '/sustainability');
  const store = entries('/shop');
  const shop = [...store, ...entries('/chitrayan', '/KaagazzPrint')];
  const [cart] = entries('/cart');
  /** What the desktop menu shows below the entries of `shop`, by their paths. */
  const below: Readonly<Record<string, readonly NavigationEntry[]>> = {
    '/shop': STORE,
    '/chitrayan': KITS,
    '/KaagazzPrint': entries(...PRINT),
  };

  return {
    home,
    about,
    shop,
    below,
    store: store[0],
    cart,
    signIn: menu['/login'],
    mobile: [home, ...about, ...shop, ...(cart ? [cart] : [])],
    account: entries('/profile', '/my-orders', '/wishlist'),
    quickLinks: [home, ...about, ...store],
    policies: entries('/newsletter', '/privacy-policy', '/terms-of-service'),
  };
}

export type SiteNavigation = ReturnType<typeof siteNavigation>;

export function menuOf(releases: Readonly<Record<string, { menu: Menu }>>): Menu {
  return Object.fromEntries(Object.values(releases).flatMap(({ menu }) => Object.entries(menu)));
}
