import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRupees } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { products } from '../modules/catalog/catalog.tables.ts';
import { readProductPictures } from '../modules/catalog/pictures/seed-pictures.ts';
import { refreshSearch } from '../modules/catalog/suggestions.repository.ts';

const SEED_FILE = join(import.meta.dirname, '../../seed/products.json');

const SeedProduct = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string(),
  originalPrice: z.number().positive(),
  discountPercent: z.int().min(0).max(100).default(0),
  quantityDiscounts: z.string().default(''),
  stock: z.int().min(0),
  rating: z
    .number()
    .min(0)
    .max(5)
    .nullish()
    .transform((rating) => rating ?? 4),
  tags: z.array(z.string()).default([]),
  createdAt: z.iso.datetime({ offset: true }).or(z.iso.date()),
  topPick: z.union([z.int().positive(), z.literal(false)]).nullish(),
  popularity: z.int().default(0),
  weightGrams: z.int().positive().optional(),
  size: z.string().default(''),
  pages: z.int().positive().optional(),
  gsm: z.int().positive().optional(),
  fibre: z.string().default(''),
  contents: z.string().default(''),
  care: z.string().default(''),
  recommendedAge: z.int().positive().optional(),
});

const NEWEST_AGE_MS = 3 * 24 * 60 * 60 * 1000;

export async function seedCatalogue(database: Database, file = SEED_FILE, now = new Date()): Promise<number> {
  const known = await database.select({ id: products.id }).from(products).limit(1);
  if (known.length > 0 || !existsSync(file)) return 0;

  const seed = z.array(SeedProduct).parse(JSON.parse(await readFile(file, 'utf8')));
  const pictures = await readProductPictures();
  const newest = Math.max(...seed.map(({ createdAt }) => Date.parse(createdAt)));
  const moved = now.getTime() - NEWEST_AGE_MS - newest;
  const rows = seed.map(({ topPick, originalPrice, createdAt, ...product }) => ({
    ...product,
    images: (pictures[product.id] ?? []).map(({ picture }) => picture),
    imageAlts: Object.fromEntries((pictures[product.id] ?? []).map(({ picture, alt }) => [picture, alt])),
    originalPrice: fromRupees(originalPrice),
    createdAt: new Date(Date.parse(createdAt) + moved),
    topPick: topPick || null,
  }));
  return inTransaction(database, async (tx) => {
    const added = await tx
      .insert(products)
      .values(rows)
      .onConflictDoNothing()
      .returning({ one: sql<number>`1` });
    if (added.length > 0) await refreshSearch(tx);
    return added.length;
  });
}

export function readSeedIds(): string[] {
  const seed = JSON.parse(readFileSync(SEED_FILE, 'utf8')) as { id: string }[];
  return seed.map(({ id }) => id);
}
