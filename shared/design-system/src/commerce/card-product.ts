export interface CardProduct {
  _id: string;
  title: string;
  /**
   * URLs of 800 × 800 px pictures. The card shows the first picture, or a leaf illustration if
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
 * Picks the fields that a card shows. Pages embed their data in the HTML, where descriptions would
 * make up a third of a product list.
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
