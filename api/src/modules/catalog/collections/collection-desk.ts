import type { CollectionChange, DeskCollection, NewCollection } from '@kaagazz/api-schema';
import { and, asc, count, eq, ilike, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { containing, type ListQuery, pageOfList } from '../../../lists/list-query.ts';
import { Problem } from '../../../plugins/problem.ts';
import { type Actor, noteDeskChange } from '../../operator/audit.ts';
import { collections, products } from '../catalog.tables.ts';
import { searchPages } from '../search.tables.ts';
import { refreshSearch } from '../suggestions.repository.ts';

type Row = typeof collections.$inferSelect;
type Query = ListQuery<'position' | 'name'> & { kind?: Row['kind'] | undefined };

export class CollectionDesk {
  readonly #context: Pick<AppContext, 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'database' | 'now'>) {
    this.#context = context;
  }

  async page({ q, kind, ...query }: Query): Promise<{ data: DeskCollection[]; total: number }> {
    const { database } = this.#context;
    const pattern = containing(q);
    const where = and(
      kind && eq(collections.kind, kind),
      q ? or(ilike(collections.name, pattern), ilike(collections.slug, pattern)) : undefined,
    );
    const page = { ...query, by: collections[query.sort], id: collections.slug };
    const { rows, total } = await pageOfList(database, collections, where, page);
    return { data: await onWire(database, rows), total };
  }

  create(by: Actor, { id, position, ...values }: z.output<typeof NewCollection>): Promise<DeskCollection> {
    return this.#inTurn(by, 'collections.create', id, async (tx) => {
      await assertProducts(tx, values.kind, values.products);
      const [added] = await tx
        .insert(collections)
        .values({ slug: id, ...values, position: 0 })
        .onConflictDoNothing()
        .returning();
      if (!added) throw new Problem('ID_TAKEN', `The web address ${id} is already in use.`);
      await moveTo(tx, added, position ?? Infinity);
      return { before: {}, after: values };
    });
  }

  change(by: Actor, id: string, { version, ...given }: z.output<typeof CollectionChange>): Promise<DeskCollection> {
    return this.#inTurn(by, 'collections.change', id, async (tx) => {
      const before = await find(tx, id);
      if (before.version !== version) {
        const [current] = await onWire(tx, [before]);
        throw new Problem(
          'EDIT_CONFLICT',
          'Someone else changed this category or collection while you were editing it. Review their changes, then save again.',
          {
            current,
          },
        );
      }
      const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const { position, ...values } = given;
      if (values.products) await assertProducts(tx, before.kind, values.products);
      await tx
        .update(collections)
        .set({ ...values, version: version + 1 })
        .where(eq(collections.slug, id));
      if (position !== undefined && position !== before.position) await moveTo(tx, before, position);
      const old = Object.fromEntries(Object.entries(before).filter(([name]) => name in wanted));
      return { before: old, after: wanted };
    });
  }

  async delete(by: Actor, id: string): Promise<void> {
    const { database, now } = this.#context;
    await inTransaction(database, async (tx) => {
      await takeTurn(tx);
      const before = await find(tx, id);
      const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.category, id)).limit(1);
      if (product) {
        const message =
          'A category that contains products can’t be deleted. Move the products first, or hide the category instead.';
        throw new Problem('NOT_POSSIBLE', message);
      }
      await tx.delete(collections).where(eq(collections.slug, id));
      await refreshSearchPage(tx, { ...before, isPublished: false });
      const { name, kind } = before;
      const entry = { action: 'collections.delete', resource: 'collection', record: id, before: { name, kind } };
      await noteDeskChange(tx, by, { ...entry, after: {} }, now());
    });
  }

  async #inTurn(
    by: Actor,
    action: string,
    record: string,
    work: (tx: Database) => Promise<{ before: object; after: object }>,
  ): Promise<DeskCollection> {
    const { database, now } = this.#context;
    return inTransaction(database, async (tx) => {
      await takeTurn(tx);
      const { before, after } = await work(tx);
      await noteDeskChange(tx, by, { action, resource: 'collection', record, before, after }, now());
      const row = await find(tx, record);
      await refreshSearchPage(tx, row);
      const [changed] = await onWire(tx, [row]);
      if (!changed) throw new Error('a changed collection has gone');
      return changed;
    });
  }
}

async function takeTurn(tx: Database): Promise<void> {
  await tx.select({ slug: collections.slug }).from(collections).orderBy(asc(collections.slug)).for('update');
}

async function find(tx: Database, id: string): Promise<Row> {
  const [row] = await tx.select().from(collections).where(eq(collections.slug, id));
  if (!row) throw new Problem('NOT_FOUND', 'This category or collection no longer exists. Reload the list.');
  return row;
}

async function moveTo(tx: Database, { slug, kind }: Row, position: number): Promise<void> {
  const rows = await tx
    .select({ slug: collections.slug, position: collections.position })
    .from(collections)
    .where(eq(collections.kind, kind))
    .orderBy(asc(collections.position), asc(collections.slug));
  const others = rows.filter((row) => row.slug !== slug);
  const ordered = others.toSpliced(position - 1, 0, { slug, position: 0 });
  for (const [index, row] of ordered.entries()) {
    if (row.position === index + 1) continue;
    await tx
      .update(collections)
      .set({ position: index + 1 })
      .where(eq(collections.slug, row.slug));
  }
}

async function assertProducts(tx: Database, kind: Row['kind'], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (kind === 'category')
    throw new Problem(
      'NOT_POSSIBLE',
      'Products can’t be added to a category here. Change the category on the product’s page.',
    );
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const unknown = ids.filter((id) => !known.some((product) => product.id === id));
  if (unknown.length > 0) throw new Problem('NOT_POSSIBLE', `There is no product ${unknown.join(', ')}.`);
}

async function refreshSearchPage(tx: Database, { slug, name: title, isPublished }: Row): Promise<void> {
  const path = slug === 'chitrayan' ? '/chitrayan' : `/products?category=${slug}`;
  if (isPublished) {
    const page = { path, title, kind: 'category' as const, keywords: '' };
    await tx.insert(searchPages).values(page).onConflictDoUpdate({ target: searchPages.path, set: { title } });
  } else {
    await tx.delete(searchPages).where(eq(searchPages.path, path));
  }
  await refreshSearch(tx);
}

async function onWire(database: Database, rows: readonly Row[]): Promise<DeskCollection[]> {
  const slugs = rows.map(({ slug }) => slug);
  const counts = await database
    .select({ slug: products.category, products: count() })
    .from(products)
    .where(inArray(products.category, slugs))
    .groupBy(products.category);
  return rows.map(({ slug, ...row }) => {
    const inCategory = counts.find((counted) => counted.slug === slug)?.products ?? 0;
    return { id: slug, ...row, productCount: row.kind === 'category' ? inCategory : row.products.length };
  });
}
