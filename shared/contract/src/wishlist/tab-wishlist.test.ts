import { tabWishlist } from './tab-wishlist.ts';

afterEach(() => tabWishlist.save([]));

async function otherCopy(): Promise<typeof tabWishlist> {
  let copy = tabWishlist;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./tab-wishlist.ts')).tabWishlist;
  });
  return copy;
}

it('apps with separate copies of the wishlist code share the same stored wishlist', async () => {
  const other = await otherCopy();
  expect(other).not.toBe(tabWishlist);
  const leave = tabWishlist.subscribe(() => undefined);
  tabWishlist.save(['pen']);
  leave();

  const leaveOther = other.subscribe(() => undefined);
  expect(other.read()).toEqual(['pen']);
  other.save(['ink', 'pen']);
  leaveOther();

  tabWishlist.subscribe(() => undefined);
  expect(tabWishlist.read()).toEqual(['ink', 'pen']);
});
