import { randomUUID } from 'node:crypto';
import type { DeskSale, NewSale } from '@kaagazz/api-schema';
import { indianDay } from '@kaagazz/domain';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type ListQuery, pageOfList } from '../../../lists/list-query.ts';
import { Problem } from '../../../plugins/problem.ts';
import { enqueueJobs } from '../../jobs/enqueue-jobs.ts';
import { type Actor, noteDeskChange } from '../../operator/audit.ts';
import { products } from '../catalog.tables.ts';
import { productSaleItems, productSales } from './sales.tables.ts';

type SaleRow = typeof productSales.$inferSelect;

const RUN_SALE = 'run-product-sale';

export class ProductSales {
  readonly #context: Pick<AppContext, 'database' | 'now' | 'jobs'>;

  constructor(context: Pick<AppContext, 'database' | 'now' | 'jobs'>) {
    this.#context = context;
  }

  registerJobs(): void {
    this.#context.jobs.register({ [RUN_SALE]: { run: (id) => this.run(id) } });
  }

  async page(query: ListQuery<'startsAt' | 'endsAt'>): Promise<{ data: DeskSale[]; total: number }> {
    const { database } = this.#context;
    const { rows, total } = await pageOfList(database, productSales, undefined, {
      ...query,
      by: productSales[query.sort],
      id: productSales.id,
    });
    return { data: await this.#onWire(database, rows), total };
  }

  create(by: Actor, { productIds, firstDay, lastDay, ...wanted }: z.output<typeof NewSale>): Promise<DeskSale> {
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const sale = {
        ...wanted,
        id: randomUUID(),
        startsAt: indianDay(firstDay).start,
        endsAt: indianDay(lastDay).end,
        startedAt: null,
        endedAt: null,
        createdAt: now,
      };
      if (sale.endsAt <= now) throw new Problem('NOT_POSSIBLE', 'The last day of the sale can’t be in the past.');
      const ids = [...new Set(productIds)].sort();
      // Lock the products, so that concurrent requests can't add a product to two sales.
      const found = await tx
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(asc(products.id))
        .for('update');
      if (found.length < ids.length) {
        throw new Problem('PRODUCT_NOT_FOUND', 'One of the products no longer exists. Reload the list and try again.');
      }
      await assertFree(tx, ids, sale);
      await tx.insert(productSales).values(sale);
      await tx.insert(productSaleItems).values(ids.map((productId) => ({ saleId: sale.id, productId })));
      const after = { ...wanted, firstDay, lastDay, productIds: ids };
      await noteDeskChange(tx, by, { action: 'sales.create', resource: 'sale', record: sale.name, after }, now);
      await enqueueJobs(tx, RUN_SALE, [sale.id], sale.startsAt);
      return this.#one(tx, sale);
    });
  }

  /** @throws Problem 404 `NOT_FOUND` */
  async end(by: Actor, id: string): Promise<DeskSale> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      const sale = await lockSale(tx, id);
      if (!sale) throw new Problem('NOT_FOUND', 'There is no such sale.');
      if (sale.endsAt <= now()) return;
      const endsAt = now();
      await tx
        .update(productSales)
        .set({ endsAt, startsAt: sale.startsAt < endsAt ? sale.startsAt : endsAt })
        .where(eq(productSales.id, id));
      await noteDeskChange(tx, by, { action: 'sales.end', resource: 'sale', record: sale.name }, endsAt);
      await enqueueJobs(tx, RUN_SALE, [id], endsAt);
    });
    await this.run(id);
    const [sale] = await database.select().from(productSales).where(eq(productSales.id, id));
    if (!sale) throw new Problem('NOT_FOUND', 'There is no such sale.');
    return this.#one(database, sale);
  }

  run(id: string): Promise<Date | undefined> {
    return inTransaction(this.#context.database, async (tx) => {
      const now = this.#context.now();
      const sale = await lockSale(tx, id);
      if (!sale || sale.endedAt) return undefined;
      if (now < sale.startsAt) return sale.startsAt;
      if (now >= sale.endsAt) {
        await this.#end(tx, sale, now);
        return undefined;
      }
      if (!sale.startedAt) {
        await this.#endOverdue(tx, now);
        await this.#lowerPrices(tx, sale, now);
        await tx.update(productSales).set({ startedAt: now }).where(eq(productSales.id, id));
      }
      return sale.endsAt;
    });
  }

  async #endOverdue(tx: Database, now: Date): Promise<void> {
    const { startedAt, endedAt, endsAt, id } = productSales;
    const overdue = await tx
      .select()
      .from(productSales)
      .where(and(isNotNull(startedAt), isNull(endedAt), lte(endsAt, now)))
      .orderBy(asc(id))
      .for('update');
    for (const sale of overdue) await this.#end(tx, sale, now);
  }

  async #end(tx: Database, sale: SaleRow, now: Date): Promise<void> {
    if (sale.startedAt) await this.#restorePrices(tx, sale, now);
    await tx.update(productSales).set({ endedAt: now }).where(eq(productSales.id, sale.id));
  }

  /**
   * Applies a sale's discount. Skips products that already have the same or a larger discount, and
   * products whose price would be rounded down to zero.
   */
  async #lowerPrices(tx: Database, sale: SaleRow, now: Date): Promise<void> {
    const items = await lockItems(tx, sale.id);
    for (const { product } of items) {
      const rupees = Math.floor((product.originalPrice * (100 - sale.percent)) / 10_000);
      if (product.discountPercent >= sale.percent || rupees === 0) continue;
      await tx
        .update(productSaleItems)
        .set({ discountBefore: product.discountPercent })
        .where(and(eq(productSaleItems.saleId, sale.id), eq(productSaleItems.productId, product.id)));
      await setDiscount(tx, { sale, product, to: sale.percent, now });
    }
  }

  /**
   * Restores the discounts that the products had before a sale. Skips products whose discount was
   * changed during the sale.
   */
  async #restorePrices(tx: Database, sale: SaleRow, now: Date): Promise<void> {
    const items = await lockItems(tx, sale.id);
    for (const { product, discountBefore } of items) {
      if (discountBefore === null || product.discountPercent !== sale.percent) continue;
      await setDiscount(tx, { sale, product, to: discountBefore, now });
    }
  }

  async #one(database: Database, sale: SaleRow): Promise<DeskSale> {
    const [onWire] = await this.#onWire(database, [sale]);
    if (!onWire) throw new Error('a sale was not converted');
    return onWire;
  }

  async #onWire(database: Database, rows: readonly SaleRow[]): Promise<DeskSale[]> {
    const now = this.#context.now();
    const items = await database
      .select({ saleId: productSaleItems.saleId, title: products.title })
      .from(productSaleItems)
      .innerJoin(products, eq(products.id, productSaleItems.productId))
      .where(
        inArray(
          productSaleItems.saleId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(products.title));
    const titlesOf = Map.groupBy(items, ({ saleId }) => saleId);
    return rows.map(({ id, name, percent, startsAt, endsAt }) => ({
      id,
      name,
      percent,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: endsAt <= now ? 'ended' : startsAt <= now ? 'running' : 'planned',
      products: (titlesOf.get(id) ?? []).map(({ title }) => title),
    }));
  }
}

async function assertFree(
  tx: Database,
  ids: readonly string[],
  { startsAt, endsAt }: Pick<SaleRow, 'startsAt' | 'endsAt'>,
): Promise<void> {
  const [other] = await tx
    .select({ name: productSales.name, title: products.title })
    .from(productSaleItems)
    .innerJoin(productSales, eq(productSales.id, productSaleItems.saleId))
    .innerJoin(products, eq(products.id, productSaleItems.productId))
    .where(
      and(
        inArray(productSaleItems.productId, [...ids]),
        isNull(productSales.endedAt),
        lt(productSales.startsAt, endsAt),
        gt(productSales.endsAt, startsAt),
      ),
    )
    .limit(1);
  if (other) {
    throw new Problem('NOT_POSSIBLE', `“${other.title}” is already in the sale “${other.name}” on these days.`);
  }
}

async function lockSale(tx: Database, id: string): Promise<SaleRow | undefined> {
  const [sale] = await tx
    .select()
    .from(productSales)
    .where(sql`${productSales.id}::text = ${id}`)
    .for('update');
  return sale;
}

function lockItems(tx: Database, saleId: string) {
  return tx
    .select({ product: products, discountBefore: productSaleItems.discountBefore })
    .from(productSaleItems)
    .innerJoin(products, eq(products.id, productSaleItems.productId))
    .where(eq(productSaleItems.saleId, saleId))
    .orderBy(asc(products.id))
    .for('update', { of: products });
}

async function setDiscount(
  tx: Database,
  { sale, product, to, now }: { sale: SaleRow; product: typeof products.$inferSelect; to: number; now: Date },
): Promise<void> {
  await tx
    .update(products)
    .set({ discountPercent: to, version: product.version + 1 })
    .where(eq(products.id, product.id));
  const before = { discountPercent: product.discountPercent };
  const change = { action: 'products.change', resource: 'product', record: product.id, before };
  await noteDeskChange(tx, { machine: `Sale “${sale.name}”` }, { ...change, after: { discountPercent: to } }, now);
}
