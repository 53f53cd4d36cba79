import { lazyPage } from '@kaagazz/contract';

/**
 * Returns a route's `lazy`, which loads a page's code with `lazyPage`.
 *
 * @example lazy: page(() => import('../pages/cart-page.tsx'), 'CartPage')
 */
export function page<Name extends string, Page>(load: () => Promise<Record<Name, Page>>, name: Name) {
  return { Component: lazyPage(load, name) };
}
