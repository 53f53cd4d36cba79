import type { Discovery, RemoteRoute, RouteHandle } from '@kaagazz/contract';

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
  ['one of two chunks that is not there', [route('/print', { chunk: ['page', 'stroy'] })], 'handle.chunk is stroy'],
  ['a menu entry that leads nowhere', [route('/print/:id', { example: '/print/1', menu: 'Print' })], 'in a menu'],
  ['two routes with one path', [route('/print'), route('/Print')], 'another route has this path'],
])('names the route with %s', (_fault, routes, said) => {
  expect(faults(...routes)).toEqual([expect.stringContaining(said)]);
});

describe('what search engines are told', () => {
  const routes = [route('/blog'), route('/blog/:id', { example: '/blog/a' }), route('/cart')];
  const told = (discovery: Discovery) => faultsOf({ routes, discovery }, ['page']);
  const item = { title: 'A', summary: 'A', date: '2025-01-20', category: 'Craft', author: 'The vat room', content: '' };

  it('is of pages that the section has', () => {
    const feed = { path: '/blog/feed.xml', title: 'Blog', description: 'All', page: '/blog' };
    const discovery = {
      personal: ['/cart'],
      pages: [{ path: '/blog/a' }],
      lists: [{ call: '/posts', list: 'posts', path: '/blog/:id', id: 'slug' }],
      feeds: [{ ...feed, items: [{ ...item, path: '/blog/a' }] }],
    };

    expect(told(discovery)).toEqual([]);
  });

  it.each<[string, Discovery, string]>([
    ['a personal page that is no route', { personal: ['/kart'] }, '/kart is no route'],
    ['a page of another section', { pages: [{ path: '/products/a' }] }, '/products/a is no page'],
    ['a list of unknown pages', { lists: [{ call: '/x', list: 'x', path: '/x/:id', id: '_id' }] }, '/x/:id, which'],
    [
      'a feed of them',
      {
        feeds: [
          { path: '/blog/feed.xml', title: '', description: '', page: '/blog', items: [{ ...item, path: '/a' }] },
        ],
      },
      'a feed names /a',
    ],
  ])('is refused with %s', (_fault, discovery, said) => {
    expect(told(discovery)).toEqual([expect.stringContaining(said)]);
  });
});
