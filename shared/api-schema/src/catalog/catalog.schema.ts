import { z } from 'zod';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'popular'] as const;
export type Sort = (typeof SORTS)[number];

const DEFAULT_LIMIT = 48;
export const MAXIMUM_LIMIT = 100;

/** Prices are in rupees. `images` contains URLs of 800 × 800 px pictures. */
export const Product = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    images: z.array(z.string()),
    originalPrice: z.number(),
    discountPercent: z.int(),
    /** Discounted price in rupees, always a whole number. */
    price: z.number(),
    stock: z.int(),
    rating: z.number(),
    /** Not sent by older versions of the api. */
    reviewCount: z.int().optional(),
    category: z.string(),
    tags: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Product' });

export type Product = z.output<typeof Product>;

/** Maximum price in rupees. When converted to paise, the price must fit into a 32-bit integer. */
const LARGEST_PRICE = 20_000_000;

const rupees = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'write a price in rupees, like 250 or 99.50')
  .transform((text) => Math.min(Number(text), LARGEST_PRICE));

const narrowing = z
  .enum(['true', 'false'], 'is true or false')
  .default('false')
  .transform((text) => text === 'true');

export const ListQuery = z.object({
  q: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  discounted: narrowing,
  inStock: narrowing,
  ecoFriendly: narrowing,
  /** Defaults to `relevance` for searches and to `newest` for other lists. */
  sort: z.enum(SORTS).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, MAXIMUM_LIMIT))
    .default(DEFAULT_LIMIT),
  cursor: z.string().max(500).optional(),
});

export const SiteCategory = z
  .object({
    slug: z.string(),
    name: z.string(),
    text: z.string(),
    kind: z.enum(['category', 'collection']),
  })
  .meta({ id: 'SiteCategory' });

export type SiteCategory = z.output<typeof SiteCategory>;

export const SiteCategories = z.object({
  success: z.literal(true),
  categories: z.array(SiteCategory),
  nextCursor: z.null(),
});

export const CategoryParams = z.object({ category: z.string() });

export const CategoryQuery = ListQuery.omit({ category: true });

export const ProductPage = z.object({
  success: z.literal(true),
  products: z.array(Product),
  nextCursor: z.string().nullable(),
  /** True if the products match only some of the search words. */
  isPartialMatch: z.boolean().optional(),
});

export const Products = ProductPage.omit({ nextCursor: true, isPartialMatch: true });

export const ProductParams = z.object({ id: z.string() });

export const QuantityPrice = z.object({ from: z.int(), price: z.number() });

const ProductPicture = z.object({
  url: z.string(),
  alt: z.string().nullable(),
  colour: z.string().nullable(),
});

export const ProductFacts = z.object({
  size: z.string(),
  /** Older versions of the api send neither `colour` nor `sku`. */
  colour: z.string().optional(),
  sku: z.string().optional(),
  pages: z.int().nullable(),
  gsm: z.int().nullable(),
  weightGrams: z.int().nullable(),
  fibre: z.string(),
  contents: z.string(),
  care: z.string(),
  /** In years. Not sent by older versions of the api. */
  recommendedAge: z.int().nullish(),
  maker: z.string(),
  /** Country of origin. */
  origin: z.string(),
});

export const ProductDetails = Product.extend({
  pictures: z.array(ProductPicture),
  /** Not set if the price is the same for every quantity. */
  quantityPrices: z.array(QuantityPrice).optional(),
  /** Not sent by older versions of the api. */
  facts: ProductFacts.optional(),
  variantGroup: z.string().optional(),
  variants: z
    .array(
      z.object({
        _id: z.string(),
        title: z.string(),
        size: z.string(),
        colour: z.string(),
        gsm: z.int().nullable(),
        price: z.number(),
        stock: z.int(),
      }),
    )
    .optional(),
}).meta({ id: 'ProductDetails' });

export type ProductDetails = z.output<typeof ProductDetails>;

export const OneProduct = z.object({ success: z.literal(true), product: ProductDetails });

export const SuggestQuery = z.object({ q: z.string().max(200).default('') });

export const Suggestions = z.object({
  products: z.array(Product.pick({ _id: true, title: true, price: true }).extend({ image: z.string() })),
  tags: z.array(z.string()),
  pages: z
    .array(z.object({ path: z.string(), title: z.string(), kind: z.enum(['category', 'print', 'post', 'help']) }))
    .optional(),
});

export type Suggestions = z.output<typeof Suggestions>;

export const SuggestionsResponse = Suggestions.extend({ success: z.literal(true) });
