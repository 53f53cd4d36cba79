import type { RemoteRoute, RouteHandle } from '@kaagazz/contract';

import { faultsOf } from './face-faults.ts';

function route(path: string, handle: Partial<RouteHandle> = {}): RemoteRoute {
  return { id: 'print.page', path, handle: { chunk: 'page', ...handle } };
}

const faults = (...routes: RemoteRoute[]) => faultsOf({ routes }, ['page']);

it('finds nothing wrong with routes that say all that is asked of them', () => {
  const product = route('/products/:id', { example: '/products/notebook-a5-marigold?from=menu' });

  expect(faults(route('/shop', { menu: 'Store' }), product)).toEqual([]);
});

it.each<[string, RemoteRoute[], string]>([
  ['no example for a parameter', [route('/print/:id')], 'print.page (/print/:id): a path with a parameter needs'],
  ['an example of another page', [route('/print/:id', { example: '/shop' })], '/shop is no page of it'],
  ['a chunk that is not there', [route('/print', { chunk: 'pgae' })], 'no chunk has this name'],
  ['a menu entry that leads nowhere', [route('/print/:id', { example: '/print/1', menu: 'Print' })], 'in a menu'],
  ['two routes with one path', [route('/print'), route('/Print')], 'another route has this path'],
])('names the route with %s', (_fault, routes, said) => {
  expect(faults(...routes)).toEqual([expect.stringContaining(said)]);
});
