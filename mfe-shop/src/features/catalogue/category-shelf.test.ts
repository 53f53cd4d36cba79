import { categoryShelf, shelfPath } from './category-shelf.ts';

const shelfAt = (query: string) => categoryShelf(new URLSearchParams(query));

describe('the shelf an address asks for', () => {
  it.each(['', 'category=', 'category=All', 'category=all'])('with "%s" is all products', (query) => {
    expect(shelfAt(query)).toEqual({ category: null, sort: 'popular', cursor: null });
  });

  it.each(['category=gift-sets', 'category=Gift+Sets', 'category=GIFT%20SETS', 'category=gift%2Bsets'])(
    'with "%s" is the gift sets',
    (query) => {
      expect(shelfAt(query)).toEqual({ category: 'gift-sets', sort: 'popular', cursor: null });
    },
  );

  it('begins where the cursor says', () => {
    expect(shelfAt('category=paper&cursor=abc')).toEqual({ category: 'paper', sort: 'popular', cursor: 'abc' });
  });

  it.each([
    ['sort=price-asc', 'price-asc'],
    ['sort=sideways', 'popular'],
  ])('with "%s" is sorted by %s', (query, sort) => {
    expect(shelfAt(query)).toMatchObject({ sort });
  });

  it('leaves what is usual out of its own address', () => {
    expect(shelfPath({ category: 'paper', sort: 'popular', cursor: null })).toBe('/products?category=paper');
    expect(shelfPath({ category: null, sort: 'newest', cursor: 'c2' })).toBe('/products?sort=newest&cursor=c2');
  });

  it('is none for a category that the shop does not have', () => {
    expect(shelfAt('category=spaceships')).toBeNull();
  });
});
