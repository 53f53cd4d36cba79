/** Answers whether a release that owns this path is served to this visitor. */
export type IsServed = (path: string) => boolean;

export interface NavigationEntry {
  label: string;
  to: string;
}

/** The store's landing page, or while no release brings one the list of products: Store never leads nowhere. */
function store(isServed: IsServed): NavigationEntry {
  return { label: 'Store', to: isServed('/shop') ? '/shop' : '/products' };
}

/**
 * The menus of the specification (§2 Shared header and footer). An entry is left out while nobody serves its path; an empty
 * dropdown is left out by whoever draws it.
 */
export function siteNavigation(isServed: IsServed) {
  const served = (entries: NavigationEntry[]) => entries.filter(({ to }) => isServed(to));
  const home = { label: 'Home', to: '/' };
  const about = served([
    { label: 'Community', to: '/community' },
    { label: 'Sustainability', to: '/sustainability' },
  ]);

  const shop = served([
    store(isServed),
    { label: 'Chitrayan', to: '/chitrayan' },
    { label: 'Kaagazz Print', to: '/KaagazzPrint' },
  ]);

  return {
    home,
    about,
    shop,
    /** Kaagazz Print stands here too, beyond the document's list: on a phone there would be no other way to it. */
    phone: [home, ...about, ...shop, ...served([{ label: 'Cart', to: '/cart' }])],
    account: served([
      { label: 'My Profile', to: '/profile' },
      { label: 'My Orders', to: '/my-orders' },
    ]),
    quickLinks: [home, ...about, ...served([store(isServed)])],
    policies: served([
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
    ]),
  };
}

export type SiteNavigation = ReturnType<typeof siteNavigation>;
