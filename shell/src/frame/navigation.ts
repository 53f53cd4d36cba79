export type Menu = Readonly<Record<string, string>>;

export interface NavigationEntry {
  label: string;
  to: string;
}

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

  return {
    home,
    about,
    shop,
    store: store[0],
    cart,
    signIn: menu['/login'],
    mobile: [home, ...about, ...shop, ...(cart ? [cart] : [])],
    account: entries('/profile', '/my-orders'),
    quickLinks: [home, ...about, ...store],
    policies: entries('/privacy-policy', '/terms-of-service'),
  };
}

export type SiteNavigation = ReturnType<typeof siteNavigation>;

export function menuOf(releases: Readonly<Record<string, { menu: Menu }>>): Menu {
  return Object.fromEntries(Object.values(releases).flatMap(({ menu }) => Object.entries(menu)));
}
