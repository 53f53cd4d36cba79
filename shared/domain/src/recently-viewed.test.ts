import fc from 'fast-check';

import { MOST_RECENTLY_VIEWED, withViewed } from './recently-viewed.ts';

const product = (id: number) => ({ _id: `p${id}`, title: `Product ${id}`, image: '' });

describe('withViewed', () => {
  it('the list of viewed products contains each product once, most recently viewed first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), (ids) => {
        const viewed = ids.reduce<ReturnType<typeof withViewed>>((list, id) => withViewed(list, product(id)), []);

        const newestFirst = [...new Set(ids.toReversed())].slice(0, MOST_RECENTLY_VIEWED);
        expect(viewed).toEqual(newestFirst.map(product));
      }),
    );
  });
});
