import { categorySlug, normaliseQuantityDiscounts, quantityDiscountProblem } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion, flag } from '../desk-list/desk-list.schema.ts';
import { hsnCode, oneLine, optionalText, requiredText, text } from '../wire-text.ts';

export const LONGEST_ALT = 300;

const category = text(100).refine((slug) => categorySlug(slug) === slug, 'Choose a category.');

const PRODUCT_STATES = ['draft', 'published'] as const;

const price = z.number().min(0.01).max(1_000_000).multipleOf(0.01);
const stock = z.int().min(0).max(1_000_000);
const percent = z.int().min(0).max(100);

const variantGroup = text(60).refine(
  (group) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(group),
  'Use only lower-case letters, digits and hyphens.',
);

/** Minimum quantities and their discounts, for example `10: 5%, 25: 10%`. */
const quantityDiscounts = text(100)
  .superRefine((typed, context) => {
    const message = quantityDiscountProblem(typed);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .transform(normaliseQuantityDiscounts);

const fileName = requiredText(200);
/** `|` isn't allowed because catalogue files use it as a separator. */
const altText = text(LONGEST_ALT).refine((alt) => !alt.includes('|'), 'Alt text can’t contain the | character.');

const fields = {
  title: oneLine(200),
  description: requiredText(5_000),
  category,
  originalPrice: price,
  discountPercent: percent,
  quantityDiscounts,
  tags: z.array(oneLine(40).transform((tag) => tag.toLowerCase())).max(30),
  images: z.array(z.union([fileName, z.object({ file: fileName, alt: altText })])).max(12),
  hsn: text(20).pipe(hsnCode),
  weightGrams: z.int().min(1).max(1_000_000).nullable(),
  lowStockAt: stock,
  size: text(100),
  pages: z.int().min(1).max(10_000).nullable(),
  gsm: z.int().min(1).max(2_000).nullable(),
  colour: text(60),
  sku: text(60),
  variantGroup,
  fibre: text(200),
  contents: text(500),
  care: text(500),
  recommendedAge: z.int().min(1).max(99).nullable(),
  maker: text(300),
  origin: oneLine(60),
};

export const DeskProduct = z
  .object({
    id: z.string(),
    version: z.int(),
    state: z.enum(PRODUCT_STATES),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    originalPrice: z.number(),
    discountPercent: z.int(),
    quantityDiscounts: z.string(),
    price: z.number(),
    /** Excludes reserved units. */
    stock: z.int(),
    lowStockAt: z.int(),
    tags: z.array(z.string()),
    images: z.array(z.object({ file: z.string(), url: z.string(), alt: z.string().optional() })),
    hsn: z.string(),
    weightGrams: z.int().nullable(),
    size: z.string(),
    pages: z.int().nullable(),
    gsm: z.int().nullable(),
    colour: z.string(),
    sku: z.string(),
    variantGroup: z.string(),
    fibre: z.string(),
    contents: z.string(),
    care: z.string(),
    recommendedAge: z.int().nullable(),
    maker: z.string(),
    origin: z.string(),
    topPick: z.int().nullable(),
    createdAt: z.string(),
    missing: z.array(z.enum(['description', 'price', 'image', 'hsn', 'weight'])),
  })
  .meta({ id: 'DeskProduct' });

export type DeskProduct = z.output<typeof DeskProduct>;

export const PRODUCT_SORTS = ['createdAt', 'title', 'price', 'stock', 'id'] as const;

export const DeskProductFilters = {
  state: z.enum(PRODUCT_STATES).optional(),
  category: category.optional(),
  lowStock: flag,
  onDiscount: flag,
  topPicks: flag,
  withoutHsn: flag,
  group: variantGroup.optional(),
};

/** The id becomes part of the product's URL and never changes. */
export const NewProduct = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lower-case letters, digits and hyphens.')
    .max(80),
  title: fields.title,
  category: fields.category,
  originalPrice: price,
});

export const ProductChange = EditedVersion.extend(
  z.object({ ...fields, topPick: z.int().min(1).max(3).nullable(), state: z.enum(PRODUCT_STATES) }).partial().shape,
);

export const ProductPreview = ProductChange.omit({ version: true, state: true });

export const ProductGrid = z.object({
  rows: z
    .array(
      z.object({
        id: requiredText(80),
        version: z.int(),
        originalPrice: price.optional(),
        discountPercent: percent.optional(),
      }),
    )
    .min(1)
    .max(500),
});

export const StockCount = z.object({
  rows: z
    .array(
      z.object({
        id: requiredText(80),
        expected: stock,
        counted: stock,
      }),
    )
    .min(1)
    .max(500),
  reason: optionalText(200),
});

export const GridResult = z.object({
  success: z.literal(true),
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

export const VariantGrouping = z.object({ ids: z.array(requiredText(100)).min(1).max(60), group: variantGroup });

export const BulkProductState = z.object({
  ids: z.array(requiredText(80)).min(1).max(500),
  state: z.enum(PRODUCT_STATES),
});
