import { asc, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';

/** The columns of a product that checkout needs. */
export interface ProductForSale {
  id: string;
  title: string;
  /** the first picture's file name, or '' */
  image: string;
  /** what a shopper pays for one now, in paise */
  price: number;
  /** what can be reserved now */
  stock: number;
}

/** So many pieces of a product. */
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
  stock: products.stock,
};

/** The products of these ids as they are now, those not on sale left out. Holds nothing: good for telling, not for selling. */
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
 * The same, and all of these ids locked until the transaction ends, in the order of ids: whoever locks several products does it here and only once in
 * a transaction, so that two carts with the same products never wait for each other in a circle.
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
 * Takes pieces off the stock of products that the transaction has locked: all of them or, when one has too few, none.
 *
 * @param pieces each product once
 * @returns whether all were there; after `false` the transaction must not be kept
 */
export async function takeStock(tx: Database, pieces: readonly Pieces[]): Promise<boolean> {
  if (pieces.length === 0) return true;
  const taken = await taking(tx).execute(listsOf(pieces));
  return taken.length === pieces.length;
}

/** Puts pieces back, of products that the transaction has locked. A product that is gone meanwhile is passed over. */
export async function returnStock(tx: Database, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length > 0) await returning(tx).execute(listsOf(pieces));
}

/** Two lists: the statement is the same for a cart of one line and of fifty, so it is built and planned once. */
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
      .map(({ id, title, images, price, stock }) => [id, { id, title, image: images[0] ?? '', price, stock }]),
  );
}
