/**
 * Name of the IndexedDB database of recently viewed products. The shop remote writes to the
 * database, and the shell deletes it on sign-out.
 */
export const RECENTLY_VIEWED_DATABASE = 'kaagazz-recently-viewed';

/**
 * Stored details of a recently viewed product. Prices are excluded because they would become
 * outdated.
 */
export interface ViewedProduct {
  _id: string;
  title: string;
  image: string;
}

/** Maximum number of products stored: a row of four plus the product being viewed. */
export const MOST_RECENTLY_VIEWED = 5;

export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ _id }) => _id !== product._id)].slice(0, MOST_RECENTLY_VIEWED);
}
