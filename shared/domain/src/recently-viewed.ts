/**
 * The IndexedDB database of recently viewed products. The shop's remote fills it, and the shell
 * deletes it at sign-out.
 */
export const RECENTLY_VIEWED_DATABASE = 'kaagazz-recently-viewed';

/** What is kept of a viewed product. Prices are left out, because they would become outdated. */
export interface ViewedProduct {
  _id: string;
  title: string;
  image: string;
}

/** Maximum number of products kept: a row of four, and the product on the page. */
export const MOST_RECENTLY_VIEWED = 5;

/** Puts a product first and drops the oldest ones. */
export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ _id }) => _id !== product._id)].slice(0, MOST_RECENTLY_VIEWED);
}
