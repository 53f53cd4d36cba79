import { ownerOf } from './path-owner.ts';

const owners = {
  'mfe-brand': { paths: ['/', '/allBlogs'] },
  'mfe-shop': { paths: ['/products', '/products/:id', '/order/completed', '/gifts/:occasion?', '/wraps/*'] },
};

it.each([
  ['/', 'mfe-brand'],
  ['/products', 'mfe-shop'],
  ['/products/', 'mfe-shop'],
  ['/products/notebook-a5', 'mfe-shop'],
  ['/PRODUCTS', 'mfe-shop'],
  ['/allblogs', 'mfe-brand'],
  ['/order/completed', 'mfe-shop'],
  ['/gifts', 'mfe-shop'],
  ['/Gifts/diwali', 'mfe-shop'],
  ['/wraps', 'mfe-shop'],
  ['/wraps/red/large', 'mfe-shop'],
])('ownerOf returns the owner of %s', (path, app) => expect(ownerOf(owners, path)).toBe(app));

it.each(['/order', '/products/a/b', '/productsx', '/nowhere', '/%E0%A4%A', '/constructor'])(
  'ownerOf returns undefined for %s',
  (path) => expect(ownerOf(owners, path)).toBeUndefined(),
);
