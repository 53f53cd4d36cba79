import { lazyPage } from '@kaagazz/contract';

/**
 * Returns the `lazy` property of a route, which loads the page on demand.
 *
 * @example lazy: page(() => import('../pages/cart-page.tsx'), 'CartPage')
 */
export function page<Name extends string, Page>(load: () => Promise<Record<Name, Page>>, name: Name) {
  return { Component: lazyPage(load, name) };
}
