import { asc, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';

export interface ProductForSale {
  id: string;
  title: string;
  image: string;
  price: number;
  quantityDiscounts: string;
  stock: number;
  /** 0 if unknown. */
  grams: number;
}

export interface Pieces {
  productId: string;
  quantity: number;
}

const forSale = {
  onSale: products.onSale,
  id: products.id,
  title: products.title,
  images: products.images,
  price: products.price,
  quantityDiscounts: products.quantityDiscounts,
  stock: products.stock,
  grams: sql<number>`coalesce(${products.weightGrams}, 0)`,
};

/** Returns products without locking them. Use `lockProducts` before changing their stock. */
export async function productsForSale(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ProductForSale>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(forSale)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return byId(rows);
}

/**
 * Locks products in order of their ids. Call this only once per transaction, because a second call
 * could cause a deadlock.
 */
export async function lockProducts(tx: Database, ids: readonly string[]): Promise<Map<string, ProductForSale>> {
  if (ids.length === 0) return new Map();
  return byId(await locking(tx).execute({ ids: [...ids] }));
}

const locking = builtOnce((on) =>
  on
    .select(forSale)
    .from(products)
    .where(sql`${products.id} = any (${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(products.id))
    .for('update')
    .prepare('lock_products'),
);

/**
 * Reduces the stock of products. The product rows must already be locked.
 * @param pieces must contain each product only once
 * @returns false if the stock of a product is too low, in which case the caller must roll back
 */
export async function takeStock(tx: Database, pieces: readonly Pieces[]): Promise<boolean> {
  if (pieces.length === 0) return true;
  const taken = await taking(tx).execute(listsOf(pieces));
  return taken.length === pieces.length;
}

export async function returnStock(tx: Database, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length > 0) await returning(tx).execute(listsOf(pieces));
}

const rowsOfPieces = sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[])`;

function listsOf(pieces: readonly Pieces[]) {
  return { ids: pieces.map(({ productId }) => productId), quantities: pieces.map(({ quantity }) => quantity) };
}

const taking = builtOnce((on) =>
  on
    .update(products)
    .set({ stock: sql`${products.stock} - wanted.quantity` })
    .from(sql`${rowsOfPieces} as wanted (id, quantity)`)
    .where(sql`${products.id} = wanted.id and ${products.stock} >= wanted.quantity`)
    .returning({ id: products.id })
    .prepare('take_stock'),
);

const returning = builtOnce((on) =>
  on
    .update(products)
    .set({ stock: sql`${products.stock} + back.quantity` })
    .from(
      sql`(select id, sum(quantity)::int as quantity from ${rowsOfPieces} as piece (id, quantity) group by id) as back`,
    )
    .where(sql`${products.id} = back.id`)
    .prepare('return_stock'),
);

function byId(
  rows: readonly (Omit<ProductForSale, 'image'> & { images: string[]; onSale: boolean })[],
): Map<string, ProductForSale> {
  return new Map(
    rows
      .filter(({ onSale }) => onSale)
      .map(({ onSale: _onlyForFiltering, images, ...product }) => [product.id, { ...product, image: images[0] ?? '' }]),
  );
}
