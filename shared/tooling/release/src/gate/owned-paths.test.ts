import type { Release } from '@kaagazz/releases';

import { handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkPaths } from './owned-paths.ts';

const shop = handMadeRelease({
  app: 'mfe-shop',
  paths: ['/shop', '/products/:id', '/cart'],
  examples: { '/products/:id': '/products/1' },
});

const faultsOf = (over: Partial<Release>, live = handMadeSite({ remotes: [shop] })) =>
  checkPaths(handMadeRelease({ app: 'mfe-print', ...over }), live).details;

it('lets a section own what nobody else does', () => {
  const paths = ['/print', '/products', '/print/:id'];
  expect(faultsOf({ paths, examples: { '/print/:id': '/print/1' }, menu: { '/print': 'Print' } })).toEqual([]);
});

it.each([
  ['/cart', '/cart: mfe-shop 1.0.0-a owns /cart'],
  ['/CART/', '/CART/: mfe-shop 1.0.0-a owns /cart'],
  ['/products/new', '/products/new: mfe-shop 1.0.0-a owns /products/:id'],
])('refuses %s, which another section owns', (path, fault) => {
  expect(faultsOf({ paths: [path] })).toEqual([fault]);
});

it('refuses a path that a candidate of another section owns, too', () => {
  const candidate = handMadeRelease({ app: 'mfe-brand', version: '1.1.0-b', paths: ['/print'] });

  expect(faultsOf({ paths: ['/print'] }, handMadeSite({ candidates: [candidate] }))).toEqual([
    '/print: mfe-brand 1.1.0-b owns /print',
  ]);
});

it('does not hold against a section what its own last release owned', () => {
  expect(checkPaths(shop, handMadeSite({ before: shop })).passed).toBe(true);
});

it.each(['/_releases', '/api', '/API/print', '/media/:file', '/releases/mine', '/dev', '/healthz'])(
  'refuses %s, which the shell answers itself',
  (path) => {
    const faults = faultsOf({ paths: [path], examples: { [path]: path } });

    expect(faults).toEqual([expect.stringContaining("is reserved for the shell's server")]);
  },
);

it('takes only whole words for reserved', () => {
  expect(faultsOf({ paths: ['/development', '/apis', '/released'] })).toEqual([]);
});

it('refuses a menu entry that leads elsewhere, a path that cannot be visited, and pages of the shell', () => {
  expect(faultsOf({ paths: ['/print'], menu: { '/cart': 'Cart' } })).toEqual([
    '/cart: stands in a menu (Cart), but is no path of the app',
  ]);
  expect(faultsOf({ paths: ['/print/:id'] })).toEqual(['/print/:id: has no example to visit']);
  expect(checkPaths(handMadeRelease({ app: 'shell', paths: ['/'] }), handMadeSite()).passed).toBe(false);
});
