import type { Discovery, RemoteRoute, RouteHandle } from '@kaagazz/contract';

import { faceProblems } from './face-problems.ts';

function route(path: string, handle: Partial<RouteHandle> = {}): RemoteRoute {
  return { id: 'print.page', path, handle: { chunk: 'page', ...handle } };
}

const problemsOf = (...routes: RemoteRoute[]) => faceProblems({ routes }, ['page']);

it('accepts a parameterised route that has an example URL', () => {
  const product = route('/products/:id', { example: '/products/notebook-a5-marigold?from=menu' });

  expect(problemsOf(route('/shop', { menu: 'Store' }), product)).toEqual([]);
});

it.each<[string, RemoteRoute[], string]>([
  ['a parameter without an example', [route('/print/:id')], 'print.page (/print/:id): a path with a parameter needs'],
  ['an example of another page', [route('/print', { example: '/shop' })], "/shop doesn't match the path"],
  ['an unknown chunk', [route('/print', { chunk: 'pgae' })], 'the build has no such chunk'],
  ['one unknown chunk of two', [route('/print', { chunk: ['page', 'stroy'] })], 'handle.chunk names stroy'],
  ['a parameter and a menu entry', [route('/print/:id', { example: '/print/1', menu: 'Print' })], 'menu entry'],
  ['the path of another route', [route('/print'), route('/Print')], 'another route has the same path'],
])('reports a route with %s', (_problem, routes, message) => {
  expect(problemsOf(...routes)).toEqual([expect.stringContaining(message)]);
});

describe('discovery', () => {
  const routes = [route('/blog'), route('/blog/:id', { example: '/blog/a' }), route('/cart')];
  const problemsWith = (discovery: Discovery) => faceProblems({ routes, discovery }, ['page']);
  const item = { title: 'A', summary: 'A', date: '2025-01-20', category: 'Craft', author: 'The vat room', content: '' };

  it('accepts a sitemap page that matches one of the routes', () => {
    const feed = { path: '/blog/feed.xml', title: 'Blog', description: 'All', page: '/blog' };
    const discovery = {
      personal: ['/cart'],
      pages: [{ path: '/blog/a' }],
      lists: [
        { call: '/posts', list: 'posts', path: '/blog/:id', id: 'slug' },
        { call: '/topics', list: 'topics', path: '/blog?topic=:slug', id: 'slug' },
      ],
      feeds: [{ ...feed, items: [{ ...item, path: '/blog/a' }] }],
    };

    expect(problemsWith(discovery)).toEqual([]);
  });

  it.each<[string, Discovery, string]>([
    ['a personal page', { personal: ['/kart'] }, 'no route has the path /kart'],
    ['a page', { pages: [{ path: '/products/a' }] }, 'no route matches the page /products/a'],
    ['a list', { lists: [{ call: '/x', list: 'x', path: '/x/:id', id: '_id' }] }, 'no route has the path /x/:id'],
    [
      'a feed item',
      {
        feeds: [
          { path: '/blog/feed.xml', title: '', description: '', page: '/blog', items: [{ ...item, path: '/a' }] },
        ],
      },
      'no route matches the page /a',
    ],
  ])('reports %s that no route has', (_entry, discovery, message) => {
    expect(problemsWith(discovery)).toEqual([expect.stringContaining(message)]);
  });
});

describe('a mounted face', () => {
  const mount = () => () => undefined;

  it('accepts an app that is mounted at /desk', () => {
    expect(faceProblems({ root: '/desk', mount }, ['mount'])).toEqual([]);
  });

  it.each(['/', 'desk', '/desk/', '/desk/:id', '/a/b'])('rejects %s as the root path of a mounted section', (root) => {
    expect(faceProblems({ root, mount }, ['mount'])).toEqual([`root ${root}: is not a path with one segment`]);
  });
});
