export const RECENTLY_VIEWED_DATABASE = 'kaagazz-recently-viewed';

/** A recently viewed product. Contains no price, because the price may change. */
export interface ViewedProduct {
  _id: string;
  title: string;
  image: string;
}

export const MOST_RECENTLY_VIEWED = 5;

export function withViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ _id }) => _id !== product._id)].slice(0, MOST_RECENTLY_VIEWED);
}
