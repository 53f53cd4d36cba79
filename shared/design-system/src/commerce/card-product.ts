export interface CardProduct {
  _id: string;
  title: string;
  /** URLs of 800 × 800 px pictures. The card shows the first one, or a leaf if there is none. */
  images: readonly string[];
  /** In rupees, like `price`. */
  originalPrice: number;
  discountPercent: number;
  /** After the discount. */
  price: number;
  stock: number;
  rating?: number | null;
}

/**
 * Picks the fields that a card shows. Pages embed their data for the browser, and the descriptions
 * would make up a third of a product list.
 */
export function toCardProduct({
  _id,
  title,
  images,
  originalPrice,
  discountPercent,
  price,
  stock,
  rating,
}: CardProduct): CardProduct {
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
