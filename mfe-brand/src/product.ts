import { cardedProduct } from '@kaagazz/design-system';
import type { CardedProduct } from '@kaagazz/design-system';

/** A list of products: the bare array or an object around it; both are documented (specification §7, top-picks). */
export type ProductList = CardedProduct[] | { products?: CardedProduct[] };

/** What cards show of a list, and nothing else. */
export function productsOf(list: ProductList): CardedProduct[] {
  return (Array.isArray(list) ? list : (list.products ?? [])).map(cardedProduct);
}
