/** What a product card shows. */
export interface CardProduct {
  _id: string;
  title: string;
  /** URLs. The card shows the first one, 800 by 800, or a leaf if there is none. */
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
 * Picks the fields that a card shows. The page embeds its data for the browser, and the
 * descriptions would be a third of a list's size.
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
