/** A product as a list shows it; the wire's Product fits. */
export interface CardedProduct {
  _id: string;
  title: string;
  /** addresses; the first one is shown, 800 by 800; without one, a leaf in its place */
  images: readonly string[];
  /** rupees */
  originalPrice: number;
  discountPercent: number;
  /** rupees, discounted by the server */
  price: number;
  stock: number;
  rating?: number | null;
}

/**
 * What a card shows of a product, and nothing else: a page brings its data along for the browser, and the descriptions of a list would be a third of its bytes.
 */
export function cardedProduct({
  _id,
  title,
  images,
  originalPrice,
  discountPercent,
  price,
  stock,
  rating,
}: CardedProduct): CardedProduct {
  return {
    _id,
    title,
    images: images.slice(0, 1),
    originalPrice,
    discountPercent,
    price,
    stock,
    rating: rating ?? null,
  };
}
