import { hasParameter, matchesPattern, overlap } from './path-pattern.ts';

it.each([
  ['/products/:id', '/products/new'],
  ['/products/:id', '/products/:slug'],
  ['/Products', '/products/'],
  ['/print/*', '/print/wedding/cards'],
  ['/print/*', '/print'],
  ['/blog/:id?', '/blog'],
  ['/:section/new', '/print/:id'],
  ['/', '/'],
])('the paths %s and %s overlap', (one, other) => {
  expect(overlap(one, other)).toBe(true);
  expect(overlap(other, one)).toBe(true);
});

it.each([
  ['/products', '/products/:id'],
  ['/products/:id', '/product/:id'],
  ['/order', '/order/completed'],
  ['/print/:id/edit', '/print/:id/view'],
  ['/', '/:page'],
  ['/printed', '/print/*'],
])('the paths %s and %s don’t overlap', (one, other) => {
  expect(overlap(one, other)).toBe(false);
  expect(overlap(other, one)).toBe(false);
});

it('matches a path with a parameter regardless of letter case', () => {
  expect(['/a/:id', '/a/*', '/a/b?'].every(hasParameter)).toBe(true);
  expect(['/', '/products'].some(hasParameter)).toBe(false);
  expect(matchesPattern('/blog/:id', '/Blog/what-tree-free-paper-is')).toBe(true);
  expect(matchesPattern('/blog/:id', '/blog')).toBe(false);
});
