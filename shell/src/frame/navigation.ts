/** The menu entries that the served releases bring: path -> words. What nobody serves to this visitor has none. */
export type Menu = Readonly<Record<string, string>>;

export interface NavigationEntry {
  label: string;
  to: string;
}

/** Which part of the menus each entry belongs to (specification §2 Shared header and footer). A path that no release has an entry for is left out. */
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
    cart,
    signIn: menu['/login'],
    /** Kaagazz Print stands here too, beyond the document's list: on a phone there would be no other way to it. */
    phone: [home, ...about, ...shop, ...(cart ? [cart] : [])],
    account: entries('/profile', '/my-orders'),
    quickLinks: [home, ...about, ...store],
    policies: entries('/privacy-policy', '/terms-of-service'),
  };
}

export type SiteNavigation = ReturnType<typeof siteNavigation>;

/** All entries of the releases of a page. */
export function menuOf(releases: Readonly<Record<string, { menu: Menu }>>): Menu {
  return Object.fromEntries(Object.values(releases).flatMap(({ menu }) => Object.entries(menu)));
}
