import { CATEGORIES } from '@kaagazz/domain';
import fc from 'fast-check';

import {
  LARGEST_PRICE,
  SORTS,
  WHOLE_SHOP,
  collectionPath,
  newestShelf,
  readShelf,
  shelfPath,
} from './shelf-address.ts';

const shelfAt = (query: string) => readShelf(new URLSearchParams(query));
const behind = (address: string) => shelfAt(address.split('?')[1] ?? '');

describe('the shelf an address asks for', () => {
  it.each(['', 'category=', 'category=All', 'category=all'])('with "%s" is all products', (query) => {
    expect(shelfAt(query)).toEqual(WHOLE_SHOP);
  });

  it.each(['category=gift-sets', 'category=Gift+Sets', 'category=GIFT%20SETS', 'category=gift%2Bsets'])(
    'with "%s" is the gift sets',
    (query) => {
      expect(shelfAt(query)).toEqual({ ...WHOLE_SHOP, category: 'gift-sets' });
    },
  );

  it('is none for a category that the shop does not have', () => {
    expect(shelfAt('category=spaceships')).toBeNull();
  });

  it.each([
    ['cursor=abc', { cursor: 'abc' }],
    ['sort=price-asc', { sort: 'price-asc' }],
    ['sort=sideways', { sort: 'popular' }],
    ['q=++marigold%00%0A paper ', { q: 'marigold paper' }],
    [`q=${'x'.repeat(5000)}`, { q: 'x'.repeat(100) }],
    ['min=200&max=500', { min: 200, max: 500 }],
    ['min=500&max=200', { min: 200, max: 500 }],
    ['min=-5&max=1e9', { min: null, max: null }],
    ['min=&max=&discounted=&inStock=true&ecoFriendly=yes', { inStock: true, ecoFriendly: false, discounted: false }],
    ['pages=3', { pages: 3 }],
    ['pages=4000', { pages: 4 }],
    ['pages=-1', { pages: 1 }],
  ])('with "%s" is %j', (query, expected) => {
    expect(shelfAt(query)).toMatchObject(expected);
  });

  it('leaves what is usual out of its own address', () => {
    expect(shelfPath()).toBe('/products');
    expect(shelfPath({ category: 'paper', sort: 'popular', cursor: null })).toBe('/products?category=paper');
    expect(shelfPath({ min: 200, inStock: true, pages: 2 })).toBe('/products?min=200&inStock=true&pages=2');
    expect(collectionPath({ cursor: null, pages: 1 })).toBe('/collection');
    expect(collectionPath({ cursor: 'c2', pages: 2 })).toBe('/collection?cursor=c2&pages=2');
  });
});

const price = fc.option(fc.integer({ min: 1, max: LARGEST_PRICE }));
const shelves = fc
  .record({
    category: fc.option(fc.constantFrom(...CATEGORIES.map(({ slug }) => slug))),
    q: fc.array(fc.stringMatching(/^[^\s\p{Cc}]{1,12}$/u), { maxLength: 5 }).map((parts) => parts.join(' ')),
    min: price,
    max: price,
    discounted: fc.boolean(),
    inStock: fc.boolean(),
    ecoFriendly: fc.boolean(),
    sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
    cursor: fc.option(fc.string({ minLength: 1, unit: 'grapheme' })),
    pages: fc.integer({ min: 1, max: 4 }),
  })
  .map((shelf) =>
    shelf.min !== null && shelf.max !== null && shelf.min > shelf.max ? { ...shelf, max: null } : shelf,
  );

const names = Object.keys(WHOLE_SHOP);
const garbage = fc.array(
  fc.tuple(
    fc.constantFrom(...names, 'page', ''),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('true', '7', '2', 'paper')),
  ),
  { maxLength: 12 },
);

describe('addresses of shelves', () => {
  it('lead back to the very shelf that they are of', () => {
    fc.assert(fc.property(shelves, (shelf) => expect(behind(shelfPath(shelf))).toEqual(shelf)));
  });

  it('say of any garbage a shelf whose own address leads back to it', () => {
    fc.assert(
      fc.property(garbage, (fields) => {
        const shelf = readShelf(new URLSearchParams(fields));
        if (shelf === null) return;
        expect(Object.keys(shelf)).toEqual(names);
        expect(behind(shelfPath(shelf))).toEqual(shelf);
        expect([1, 2, 3, 4]).toContain(shelf.pages);
        expect(shelf.min === null || shelf.max === null || shelf.min <= shelf.max).toBe(true);
      }),
    );
  });

  it('of the Latest Collection keep nothing but the place', () => {
    expect(newestShelf(new URLSearchParams('q=x&sort=popular&cursor=c&pages=2'))).toEqual({
      ...WHOLE_SHOP,
      sort: 'newest',
      cursor: 'c',
      pages: 2,
    });
  });
});
