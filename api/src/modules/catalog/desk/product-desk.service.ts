import type {
  BulkProductState,
  DeskProduct,
  NewProduct,
  ProductChange,
  ProductGrid,
  ProductPreview,
  StockCount,
  VariantGrouping,
} from '@kaagazz/api-schema';
import { fromRupees } from '@kaagazz/domain';
import { and, eq, gt, ilike, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { containing, type ListQuery, pageOfList } from '../../../lists/list-query.ts';
import { Problem } from '../../../plugins/problem.ts';
import { collections, products } from '../catalog.tables.ts';
import type { Media } from '../pictures/media.ts';
import { refreshSearch } from '../suggestions.repository.ts';
import { refreshVariants } from '../variants.ts';
import { type Actor, noteDeskChange } from '../../operator/audit.ts';
import {
  fieldsOf,
  imagesOf,
  missingOf,
  type ProductFields,
  productOnWire,
  type ProductRow,
} from './product-on-wire.ts';

type ProductQuery = ListQuery<'createdAt' | 'title' | 'price' | 'stock' | 'id'> & {
  state?: DeskProduct['state'] | undefined;
  category?: string | undefined;
  lowStock?: boolean | undefined;
  onDiscount?: boolean | undefined;
  topPicks?: boolean | undefined;
  withoutHsn?: boolean | undefined;
  group?: string | undefined;
};
interface GridResult {
  done: string[];
  failed: { id: string; message: string }[];
}

const CHANGED_MEANWHILE =
  'Someone else changed this product while you were editing it. Review their changes, then save again.';

export interface DeskContext extends Pick<AppContext, 'database' | 'now'> {
  describe: Media['describe'];
}

export class ProductDesk {
  readonly #context: DeskContext;

  constructor(context: DeskContext) {
    this.#context = context;
  }

  async page({ q, state, category, lowStock, onDiscount, topPicks, withoutHsn, group, ...query }: ProductQuery) {
    const pattern = containing(q);
    const where = and(
      state && eq(products.onSale, state === 'published'),
      category === undefined ? undefined : eq(products.category, category),
      lowStock === undefined ? undefined : sql`(${products.stock} <= ${products.lowStockAt}) = ${lowStock}`,
      onDiscount === undefined ? undefined : sql`(${gt(products.discountPercent, 0)}) = ${onDiscount}`,
      topPicks === undefined ? undefined : sql`(${products.topPick} is not null) = ${topPicks}`,
      withoutHsn === undefined ? undefined : sql`(${products.hsn} = '') = ${withoutHsn}`,
      group === undefined ? undefined : eq(products.variantGroup, group),
      q ? or(ilike(products.title, pattern), ilike(products.id, pattern), ilike(products.sku, pattern)) : undefined,
    );
    const by = products[query.sort];
    const { rows, total } = await pageOfList(this.#context.database, products, where, {
      ...query,
      by,
      id: products.id,
    });
    return { data: rows.map((row) => this.#onWire(row)), total };
  }

  /** @throws Problem 404 `PRODUCT_NOT_FOUND` */
  async one(id: string): Promise<DeskProduct> {
    return this.#onWire(await this.#find(id));
  }

  async fieldsOf(id: string, { images, ...wanted }: z.output<typeof ProductPreview>): Promise<ProductFields> {
    return { ...fieldsOf(wanted), ...imagesOf(images, await this.#find(id)) };
  }

  async #find(id: string): Promise<ProductRow> {
    const [row] = await this.#context.database.select().from(products).where(eq(products.id, id));
    if (!row) throw notFound();
    return row;
  }

  create(by: Actor, { id, title, category, originalPrice }: z.output<typeof NewProduct>): Promise<DeskProduct> {
    return inTransaction(this.#context.database, async (tx) => {
      await assertCategory(tx, category);
      const [row] = await tx
        .insert(products)
        .values({
          id,
          title,
          category,
          description: '',
          originalPrice: fromRupees(originalPrice),
          stock: 0,
          tags: [],
          images: [],
          onSale: false,
          createdAt: this.#context.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw new Problem('ID_TAKEN', 'A product with this id already exists. Choose a different id.');
      const created = { title, category, originalPrice: row.originalPrice };
      await this.#note(tx, by, 'products.create', id, {}, created);
      return this.#onWire(row);
    });
  }

  change(by: Actor, id: string, { version, images, ...wanted }: z.output<typeof ProductChange>): Promise<DeskProduct> {
    return inTransaction(this.#context.database, async (tx) => {
      const before = await lock(tx, id);
      if (!before) throw notFound();
      if (before.version !== version) {
        throw new Problem('EDIT_CONFLICT', CHANGED_MEANWHILE, { current: this.#onWire(before) });
      }
      if (wanted.category !== undefined) await assertCategory(tx, wanted.category);
      if (wanted.topPick && wanted.topPick !== before.topPick)
        await this.#vacate(tx, by, wanted.topPick, before.topPick);
      return this.#onWire(await this.#update(tx, by, before, { ...fieldsOf(wanted), ...imagesOf(images, before) }));
    });
  }

  /**
   * @throws Problem 404 `PRODUCT_NOT_FOUND`, or 409 `NOT_POSSIBLE` if the product has been ordered
   */
  delete(by: Actor, id: string): Promise<void> {
    return inTransaction(this.#context.database, async (tx) => {
      const before = await lock(tx, id);
      if (!before) throw notFound();
      const { rows } = await tx.execute(sql`
        select 1 from order_lines where product_id = ${id}
        union all select 1 from payment_attempts, jsonb_array_elements(lines) as line
          where state = 'open' and line ->> 'productId' = ${id} limit 1`);
      if (rows.length > 0) {
        throw new Problem(
          'NOT_POSSIBLE',
          'This product has been ordered, so it can’t be deleted. Take it off sale instead.',
        );
      }
      await tx.delete(products).where(eq(products.id, id));
      await refreshVariants(tx);
      const { title, originalPrice, stock } = before;
      await this.#note(tx, by, 'products.delete', id, { title, originalPrice, stock }, {});
      await refreshSearch(tx);
    });
  }

  /**
   * Changes the prices of products. Skips products that have been edited since they were selected.
   */
  changePrices(by: Actor, { rows }: z.output<typeof ProductGrid>): Promise<GridResult> {
    return this.#each(rows, async (tx, { version, ...row }, before) => {
      if (before.version !== version) return CHANGED_MEANWHILE;
      await this.#update(tx, by, before, fieldsOf(row));
      return null;
    });
  }

  groupVariants(by: Actor, { ids, group }: z.output<typeof VariantGrouping>): Promise<GridResult> {
    const rows = ids.map((id) => ({ id }));
    return this.#each(rows, async (tx, _row, before) => {
      await this.#update(tx, by, before, { variantGroup: group });
      return null;
    });
  }

  changeStates(by: Actor, { ids, state }: z.output<typeof BulkProductState>): Promise<GridResult> {
    const rows = ids.map((id) => ({ id }));
    return this.#each(rows, async (tx, _row, before) => {
      await this.#update(tx, by, before, fieldsOf({ state }));
      return null;
    });
  }

  countStock(by: Actor, { rows, reason }: z.output<typeof StockCount>): Promise<GridResult> {
    return this.#each(rows, async (tx, { expected, counted }, before) => {
      if (before.stock !== expected) return `The stock is now ${before.stock}. Please count again.`;
      await this.#update(tx, by, before, { stock: counted, stockVersion: before.stockVersion + 1 }, reason);
      return null;
    });
  }

  async #each<Row extends { id: string }>(
    rows: readonly Row[],
    work: (tx: Database, row: Row, before: ProductRow) => Promise<string | null>,
  ): Promise<GridResult> {
    const result: GridResult = { done: [], failed: [] };
    for (const row of rows) {
      try {
        const message = await inTransaction(this.#context.database, async (tx) => {
          const before = await lock(tx, row.id);
          return before ? work(tx, row, before) : 'There is no such product.';
        });
        if (message === null) result.done.push(row.id);
        else result.failed.push({ id: row.id, message });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        result.failed.push({ id: row.id, message: error.message });
      }
    }
    return result;
  }

  async #vacate(tx: Database, by: Actor, place: number, to: number | null): Promise<void> {
    const there = await tx.select().from(products).where(eq(products.topPick, place)).for('update');
    for (const product of there) await this.#update(tx, by, product, { topPick: to });
  }

  async #update(tx: Database, by: Actor, before: ProductRow, wanted: ProductFields, note = ''): Promise<ProductRow> {
    const changed = Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ProductRow]),
    );
    if (changed.length === 0) return before;
    const [after] = await tx
      .update(products)
      .set({ ...wanted, version: before.version + 1 })
      .where(eq(products.id, before.id))
      .returning();
    if (!after) throw notFound();
    if (wanted.sku) await assertFreeSku(tx, after);
    if (after.variantGroup !== '' || before.variantGroup !== '') await refreshVariants(tx);
    const missing = missingOf(after);
    if (after.onSale && !before.onSale && missing.length > 0) {
      throw new Problem('NOT_POSSIBLE', `Before this product can be published, it needs: ${missing.join(', ')}.`);
    }
    const old = Object.fromEntries(changed.map(([field]) => [field, before[field as keyof ProductRow]]));
    await this.#note(tx, by, 'products.change', before.id, old, Object.fromEntries(changed), note);
    if (after.onSale !== before.onSale || wanted.tags || wanted.title !== undefined) await refreshSearch(tx);
    return after;
  }

  #note(tx: Database, by: Actor, action: string, record: string, before: object, after: object, note = '') {
    return noteDeskChange(tx, by, { action, resource: 'product', record, before, after, note }, this.#context.now());
  }

  #onWire(row: ProductRow): DeskProduct {
    return productOnWire(row, this.#context.describe);
  }
}

async function assertCategory(tx: Database, slug: string): Promise<void> {
  const isCategory = and(eq(collections.slug, slug), eq(collections.kind, 'category'));
  const [found] = await tx.select({ slug: collections.slug }).from(collections).where(isCategory).for('key share');
  if (!found) throw new Problem('NOT_POSSIBLE', 'There is no such category.');
}

async function assertFreeSku(tx: Database, { id, sku }: ProductRow): Promise<void> {
  const others = and(eq(products.sku, sku), ne(products.id, id));
  const [other] = await tx.select({ title: products.title }).from(products).where(others).limit(1);
  if (other) throw new Problem('NOT_POSSIBLE', `“${other.title}” already has the SKU ${sku}.`);
}

async function lock(tx: Database, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  return row;
}

function notFound(): Problem {
  return new Problem('PRODUCT_NOT_FOUND', 'There is no such product.');
}
