export interface CardProduct {
  _id: string;
  title: string;
  /** URLs of 800 × 800 px pictures. Cards show only the first picture. */
  images: readonly string[];
  originalPrice: number;
  discountPercent: number;
  /** After the discount. */
  price: number;
  stock: number;
  rating?: number | null;
  reviewCount?: number | undefined;
}

export interface ListedProduct extends Omit<CardProduct, 'images'> {
  images?: readonly string[];
  image?: string;
}

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
