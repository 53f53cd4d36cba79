import { categorySlug } from '@kaagazz/domain';
import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { oneLine, requiredText, text } from '../wire-text.ts';

const COLLECTION_KINDS = ['category', 'collection'] as const;

const RESERVED_SLUGS = ['all', 'default', 'print', 'shipping'];

const fields = {
  name: oneLine(60),
  text: oneLine(300),
  position: z.int().min(1).max(1000),
  isPublished: z.boolean(),
  products: z.array(requiredText(100)).max(100, 'A collection can have at most 100 products.'),
};

export const DeskCollection = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(COLLECTION_KINDS),
    name: z.string(),
    text: z.string(),
    position: z.int(),
    isPublished: z.boolean(),
    products: z.array(z.string()),
    productCount: z.int(),
  })
  .meta({ id: 'DeskCollection' });

export type DeskCollection = z.output<typeof DeskCollection>;

export const DeskCollectionFilters = { kind: z.enum(COLLECTION_KINDS).optional() };

export const NewCollection = z.object({
  id: text(25)
    .refine((slug) => categorySlug(slug) === slug, 'Use only lower-case letters, digits and hyphens.')
    .refine((slug) => !RESERVED_SLUGS.includes(slug), 'This web address is reserved. Choose another one.'),
  kind: z.enum(COLLECTION_KINDS),
  ...fields,
  position: fields.position.optional(),
});

export const CollectionChange = EditedVersion.extend(z.object(fields).partial().shape);
