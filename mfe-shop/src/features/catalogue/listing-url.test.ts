import { SEED_CATEGORIES } from '@kaagazz/domain';
import fc from 'fast-check';

import {
  MAX_PRICE,
  SORTS,
  ALL_PRODUCTS,
  collectionPath,
  newestListing,
  readListing,
  listingPath,
} from './listing-url.ts';

const parse = (query: string) => readListing(new URLSearchParams(query));
const parsePath = (path: string) => parse(path.split('?')[1] ?? '');

describe('a listing parsed from a URL', () => {
  it.each(['', 'category=', 'category=All', 'category=all'])('parses "%s" as all products', (query) => {
    expect(parse(query)).toEqual(ALL_PRODUCTS);
  });

  it.each(['category=gift-sets', 'category=Gift+Sets', 'category=GIFT%20SETS', 'category=gift%2Bsets'])(
    'parses "%s" as the gift sets',
    (query) => {
      expect(parse(query)).toEqual({ ...ALL_PRODUCTS, category: 'gift-sets' });
    },
  );

  it('returns null for a listing URL with an invalid category', () => {
    expect(parse('category=space%00ships')).toBeNull();
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
  ])('parses "%s" as %j', (query, expected) => {
    expect(parse(query)).toMatchObject(expected);
  });

  it('omits default values from a listing’s URL', () => {
    expect(listingPath()).toBe('/products');
    expect(listingPath({ category: 'paper', sort: 'popular', cursor: null })).toBe('/products?category=paper');
    expect(listingPath({ min: 200, inStock: true, pages: 2 })).toBe('/products?min=200&inStock=true&pages=2');
    expect(collectionPath({ cursor: null, pages: 1 })).toBe('/collection');
    expect(collectionPath({ cursor: 'c2', pages: 2 })).toBe('/collection?cursor=c2&pages=2');
  });
});

const price = fc.option(fc.integer({ min: 1, max: MAX_PRICE }));
const listings = fc
  .record({
    category: fc.option(fc.constantFrom(...SEED_CATEGORIES.map(({ slug }) => slug))),
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
  .map((listing) =>
    listing.min !== null && listing.max !== null && listing.min > listing.max ? { ...listing, max: null } : listing,
  );

const names = Object.keys(ALL_PRODUCTS);
const garbage = fc.array(
  fc.tuple(
    fc.constantFrom(...names, 'page', ''),
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('true', '7', '2', 'paper')),
  ),
  { maxLength: 12 },
);

describe('listing URLs', () => {
  it('parsing a listing’s URL returns the same listing', () => {
    fc.assert(fc.property(listings, (listing) => expect(parsePath(listingPath(listing))).toEqual(listing)));
  });

  it('parses any query string into a valid listing or null', () => {
    fc.assert(
      fc.property(garbage, (fields) => {
        const listing = readListing(new URLSearchParams(fields));
        if (listing === null) return;
        expect(Object.keys(listing)).toEqual(names);
        expect(parsePath(listingPath(listing))).toEqual(listing);
        expect([1, 2, 3, 4]).toContain(listing.pages);
        expect(listing.min === null || listing.max === null || listing.min <= listing.max).toBe(true);
      }),
    );
  });

  it('the Latest Collection ignores the search and sort parameters in its URL', () => {
    expect(newestListing(new URLSearchParams('q=x&sort=popular&cursor=c&pages=2'))).toEqual({
      ...ALL_PRODUCTS,
      sort: 'newest',
      cursor: 'c',
      pages: 2,
    });
  });
});
