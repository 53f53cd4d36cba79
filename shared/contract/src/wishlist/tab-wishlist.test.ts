import { tabWishlist } from './tab-wishlist.ts';

afterEach(() => tabWishlist.save([]));

/** Returns the module as another remote of the same page loads it. */
async function otherCopy(): Promise<typeof tabWishlist> {
  let copy = tabWishlist;
  await jest.isolateModulesAsync(async () => {
    copy = (await import('./tab-wishlist.ts')).tabWishlist;
  });
  return copy;
}

it('the hearts of one remote show what the hearts of another remote have saved on the page before', async () => {
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
