import { z } from 'zod';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'popular'] as const;
export type Sort = (typeof SORTS)[number];

const DEFAULT_LIMIT = 48;
const MAXIMUM_LIMIT = 100;

/** A product as pages get it; money in rupees (E10), pictures as URLs, each 800 by 800. */
export const Product = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    images: z.array(z.string()),
    originalPrice: z.number(),
    discountPercent: z.int(),
    /** what a shopper pays: discounted, rounded down to whole rupees */
    price: z.number(),
    stock: z.int(),
    rating: z.number(),
    category: z.string(),
    tags: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Product' });

/** What /api/product/list may be asked (E13). More than the maximum is answered with the maximum. */
export const ListQuery = z.object({
  q: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  sort: z.enum(SORTS).default('newest'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MAXIMUM_LIMIT))
    .default(DEFAULT_LIMIT),
  cursor: z.string().max(500).optional(),
});

export const CategoryQuery = ListQuery.omit({ category: true });

export const ProductPage = z.object({
  success: z.literal(true),
  products: z.array(Product),
  /** send it as `cursor` for what comes next; null at the end */
  nextCursor: z.string().nullable(),
});

export const Products = ProductPage.omit({ nextCursor: true });

export const OneProduct = z.object({ success: z.literal(true), product: Product });
