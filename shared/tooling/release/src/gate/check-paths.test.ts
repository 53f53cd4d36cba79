import type { Release } from '@kaagazz/releases';

import { handMadeRelease, handMadeSite } from '../testing/hand-made-release.ts';
import { checkPaths } from './check-paths.ts';

const shop = handMadeRelease({
  app: 'mfe-shop',
  paths: ['/shop', '/products/:id', '/cart'],
  examples: { '/products/:id': '/products/1' },
});

const faultsOf = (over: Partial<Release>, live = handMadeSite({ remotes: [shop] })) =>
  checkPaths(handMadeRelease({ app: 'mfe-print', ...over }), live).details;

it('accepts paths that no other app owns', () => {
  const paths = ['/print', '/products', '/print/:id'];
  expect(faultsOf({ paths, examples: { '/print/:id': '/print/1' }, menu: { '/print': 'Print' } })).toEqual([]);
});

it.each([
  ['/cart', '/cart: mfe-shop 1.0.0-a owns /cart'],
  ['/CART/', '/CART/: mfe-shop 1.0.0-a owns /cart'],
  ['/products/new', '/products/new: mfe-shop 1.0.0-a owns /products/:id'],
])('rejects %s, which another section owns', (path, fault) => {
  expect(faultsOf({ paths: [path] })).toEqual([fault]);
});

it('rejects a path that another app’s candidate owns', () => {
  const candidate = handMadeRelease({ app: 'mfe-brand', version: '1.1.0-b', paths: ['/print'] });

  expect(faultsOf({ paths: ['/print'] }, handMadeSite({ candidates: [candidate] }))).toEqual([
    '/print: mfe-brand 1.1.0-b owns /print',
  ]);
});

it('allows a path that the app’s stable release already owns', () => {
  expect(checkPaths(shop, handMadeSite({ before: shop })).passed).toBe(true);
});

it.each(['/_releases', '/api', '/API/print', '/media/:file', '/releases/mine', '/dev', '/healthz'])(
  'rejects %s, which is reserved for the shell server',
  (path) => {
    const faults = faultsOf({ paths: [path], examples: { [path]: path } });

    expect(faults).toEqual([expect.stringContaining("is reserved for the shell's server")]);
  },
);

it('allows paths such as /apis that merely begin with a reserved word', () => {
  expect(faultsOf({ paths: ['/development', '/apis', '/released'] })).toEqual([]);
});

it('rejects a menu entry for a path that the app does not have', () => {
  expect(faultsOf({ paths: ['/print'], menu: { '/cart': 'Cart' } })).toEqual([
    '/cart: is a menu entry (Cart), but not a path of the app',
  ]);
});

it('rejects a path that has a parameter but no example', () => {
  expect(faultsOf({ paths: ['/print/:id'] })).toEqual(['/print/:id: has no example URL']);
});

it('rejects a shell release that declares page paths', () => {
  expect(checkPaths(handMadeRelease({ app: 'shell', paths: ['/'] }), handMadeSite()).passed).toBe(false);
});
