/** IndexedDB database that the shop remote writes to and the shell deletes on sign-out. */
export const RECENTLY_VIEWED_DATABASE = 'kaagazz-recently-viewed';

/** Excludes prices because they would become outdated. */
export interface ViewedProduct {
  _id: string;
  title: string;
  image: string;
}

/** One more than a product page shows, because the page leaves out its own product. */
export const MOST_RECENTLY_VIEWED = 5;

export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ _id }) => _id !== product._id)].slice(0, MOST_RECENTLY_VIEWED);
}
