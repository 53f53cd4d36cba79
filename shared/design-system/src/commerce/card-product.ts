export interface CardProduct {
  _id: string;
  title: string;
  /**
   * URLs of 800 × 800 px pictures. The card shows the first one, or an illustration of a leaf if
   * there is none.
   */
  images: readonly string[];
  /** Price before the discount, in rupees. */
  originalPrice: number;
  discountPercent: number;
  /** After the discount. */
  price: number;
  stock: number;
  rating?: number | null;
  /** Number of reviews. The rating is shown only if there is at least one. */
  reviewCount?: number | undefined;
}

/** A product as the api returns it, with several `images`, a single `image` or neither. */
export interface ListedProduct extends Omit<CardProduct, 'images'> {
  images?: readonly string[];
  image?: string;
}

/**
 * Picks the fields that a card shows. Pages embed this data in their HTML, and descriptions would
 * make up a third of it.
 */
export function toCardProduct({
  _id,
  title,
  images,
  image,
  originalPrice,
  discountPercent,
  price,
  stock,
  rating,
  reviewCount,
}: ListedProduct): CardProduct {
  return {
    _id,
    title,
    images: (images ?? (image ? [image] : [])).slice(0, 1),
    originalPrice,
    discountPercent,
    price,
    stock,
    rating: rating ?? null,
    ...(reviewCount && { reviewCount }),
  };
}
