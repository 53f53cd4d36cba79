import type { SiteSettings } from '@kaagazz/contract';

export type Menu = Readonly<Record<string, string>>;

export interface NavigationEntry {
  label: string;
  to: string;
}

const KITS = 'chitrayan';

const PRINT = [
  ...['/marriage', '/suites', '/babyshower', '/birthday', '/anniversary', '/printbook'],
  ...['/certificates', '/custom-print', '/business-cards', '/quick-print'],
];

export function siteNavigation(menu: Menu, categories: SiteSettings['categories'] = []) {
  const entries = (...paths: string[]): NavigationEntry[] =>
    paths.flatMap((to) => (menu[to] === undefined ? [] : [{ label: menu[to], to }]));
  const home = { label: 'Home', to: '/' };
  const about = entries('/community', '/sustainability');
  const store = entries('/shop');
  const shop = [...store, ...entries('/chitrayan', '/KaagazzPrint')];
  const inStore = categories.map(({ slug, name }) => ({ slug, label: name, to: `/products?category=${slug}` }));
  const [cart] = entries('/cart');
  const below: Readonly<Record<string, readonly NavigationEntry[]>> = {
    '/shop': inStore.filter(({ slug }) => slug !== KITS),
    '/chitrayan': inStore.flatMap(({ slug, to }) => (slug === KITS ? { label: 'Folk-art kits', to } : [])),
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
    visitor: entries('/wishlist'),
    quickLinks: [home, ...about, ...store],
    policies: entries('/newsletter', '/privacy-policy', '/terms-of-service'),
  };
}

export type SiteNavigation = ReturnType<typeof siteNavigation>;

export function menuOf(releases: Readonly<Record<string, { menu: Menu }>>): Menu {
  return Object.fromEntries(Object.values(releases).flatMap(({ menu }) => Object.entries(menu)));
}
