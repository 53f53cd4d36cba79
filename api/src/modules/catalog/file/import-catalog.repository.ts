import type { ImportReport } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { Actor } from '../../operator/audit.ts';
import { catalogImportRows } from '../catalog.tables.ts';
import type { CatalogRow } from './catalog-row.ts';
import {
  added,
  CHANGES,
  CLEARABLE_NUMBERS,
  DETAILS,
  isChanged,
  stored,
  storedValuesOf,
  valuesOf,
} from './changed-columns.ts';

export type CheckedRow = Omit<CatalogRow, 'imageAlts'> & { line: number; imageAlts: Record<string, string> | null };

export type CatalogReport = Omit<z.infer<typeof ImportReport>, 'success' | 'dryRun'>;

export async function stageRows(database: Database, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  await database.execute(sql`
    insert into catalog_import_rows (import_id, line, id, title, description, category, original_price, discount_percent, stock,
      stock_at_export, stock_version, tags, images, on_sale, rating, top_pick, popularity, created_at, low_stock_at, hsn,
      weight_grams, size, pages, gsm, fibre, contents, care, maker, origin, sku, colour, variant_group,
      quantity_discounts, recommended_age, image_alts)
    select ${importId}::uuid, line, id, title, description, category, "originalPrice", "discountPercent", stock,
      "stockAtExport", "stockVersion", tags, images, "onSale", rating, "topPick", popularity, "createdAt", "lowStockAt", hsn,
      "weightGrams", size, pages, gsm, fibre, contents, care, maker, origin, sku, colour, "variantGroup",
      "quantityDiscounts", "recommendedAge", "imageAlts"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (line int, id text, title text, description text,
      category text, "originalPrice" int, "discountPercent" int, stock int, "stockAtExport" int, "stockVersion" int, tags jsonb,
      images jsonb, "onSale" boolean, rating real, "topPick" int, popularity int, "createdAt" timestamptz,
      "lowStockAt" int, hsn text, "weightGrams" int, size text, pages int, gsm int, fibre text, contents text, care text,
      maker text, origin text, sku text, colour text, "variantGroup" text, "quantityDiscounts" text, "recommendedAge" int,
      "imageAlts" jsonb)`);
}

export async function deleteStagedRows(database: Database, importId: string): Promise<void> {
  await database
    .delete(catalogImportRows)
    .where(sql`import_id = ${importId}::uuid or received_at < now() - interval '1 day'`);
}

export async function takeTurn(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into catalog_state (id, changed_at) values (1, ${now.toISOString()}::timestamptz)
    on conflict (id) do update set changed_at = excluded.changed_at`);
}

/** Locks the products in order of their ids, so that concurrent transactions can't deadlock. */
export async function lockChanged(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select id from products where id in (
        select p.id from products p join catalog_import_rows s on s.id = p.id
        where s.import_id = ${importId}::uuid and coalesce(${isChanged}, false))
      order by id for update) as locked`);
}

export async function keepAlts(tx: Database, importId: string): Promise<void> {
  await tx.execute(sql`
    update catalog_import_rows s set image_alts = s.image_alts || (
      select jsonb_object_agg(key, value) from jsonb_each(p.image_alts) where s.images ? key and not s.image_alts ? key)
    from products p where s.import_id = ${importId}::uuid and s.id = p.id and exists (
      select from jsonb_each(p.image_alts) where s.images ? key and not s.image_alts ? key)`);
}

export async function totalsOf(tx: Database, importId: string): Promise<Omit<CatalogReport, 'changes'>> {
  const counts = Object.entries(CHANGES).map(
    ([column, changes]) => sql`count(*) filter (where ${changes})::int as ${sql.identifier(column)}`,
  );
  const { rows } = await tx.execute<Record<string, number>>(sql`
    select count(*)::int as "rows", count(*) filter (where p.id is null)::int as "new",
      count(*) filter (where ${isChanged})::int as "changed", ${sql.join(counts, sql`, `)}
    from catalog_import_rows s left join products p on p.id = s.id where s.import_id = ${importId}::uuid`);
  const { rows: all = 0, new: isNew = 0, changed = 0, ...columns } = rows[0] ?? {};
  return {
    rows: all,
    new: isNew,
    changed,
    unchanged: all - isNew - changed,
    columns: Object.fromEntries(Object.entries(columns).filter(([, count]) => count > 0)),
  };
}

export async function firstChanges(tx: Database, importId: string, limit: number): Promise<CatalogReport['changes']> {
  const { rows } = await tx.execute<{
    line: number;
    id: string;
    columns: CatalogReport['changes'][number]['columns'] | null;
  }>(sql`
    select s.line, s.id, case when p.id is not null then (
      select jsonb_object_agg(changed.name, jsonb_build_object('from', changed.before, 'to', changed.after)) from (values
        ${sql.join(
          Object.entries(CHANGES).map(([column, changes]) => sql`(${column}::text, ${changes}, ${valuesOf(column)})`),
          sql`, `,
        )}) as changed (name, is_changed, before, after) where is_changed) end as columns
    from catalog_import_rows s left join products p on p.id = s.id
    where s.import_id = ${importId}::uuid and (p.id is null or ${isChanged}) order by s.line limit ${limit}`);
  return rows.map(({ line, id, columns }) => ({ line, id, isNew: columns === null, columns: columns ?? {} }));
}

/**
 * Writes an audit entry for each change. Call this before `applyRows`, which overwrites the old
 * values.
 */
export async function auditRows(
  tx: Database,
  importId: string,
  { by, name, now }: { by: Actor; name: string; now: Date },
): Promise<void> {
  const [who, staffId] = 'machine' in by ? [by.machine, null] : ['', by.id];
  const columns = Object.entries(CHANGES).map(
    ([column, changes]) => sql`(${column}::text, ${changes}, ${storedValuesOf(column)})`,
  );
  await tx.execute(sql`
    insert into audit_lines (id, created_at, who, staff_id, action, subject, "from", "to", note, resource, before, after)
    select gen_random_uuid(), ${now.toISOString()}::timestamptz, ${who}, ${staffId}::uuid,
      case when p.id is null then 'products.create' else 'products.change' end, s.id, '', '', ${name}, 'product',
      coalesce(change.before, '{}'),
      coalesce(change.after,
        jsonb_build_object('title', s.title, 'originalPrice', s.original_price, 'discountPercent', s.discount_percent, 'stock', s.stock))
    from catalog_import_rows s left join products p on p.id = s.id
      left join lateral (
        select jsonb_object_agg(changed.name, changed.before) as before, jsonb_object_agg(changed.name, changed.after) as after
        from (values ${sql.join(columns, sql`, `)}) as changed (name, is_changed, before, after)
        where p.id is not null and is_changed) as change on true
    where s.import_id = ${importId}::uuid and (p.id is null or ${isChanged})`);
}

/**
 * Saves the imported rows as products. Before calling this, lock the products and check for
 * conflicts.
 */
export async function applyRows(tx: Database, importId: string, now: Date): Promise<void> {
  const numbers = CLEARABLE_NUMBERS.map(stored).map(
    (name) => sql`${name} = case when s.${name} is null then p.${name} else nullif(s.${name}, 0) end`,
  );
  const details = DETAILS.map(stored).map((name) => sql`${name} = coalesce(s.${name}, p.${name})`);
  await tx.execute(sql`
    update products p set version = p.version + 1, title = s.title, description = s.description, category = s.category,
      original_price = s.original_price, discount_percent = s.discount_percent, stock = p.stock + ${added},
      stock_version = case when ${added} = 0 then p.stock_version else p.stock_version + 1 end,
      tags = s.tags, images = s.images, on_sale = coalesce(s.on_sale, p.on_sale), rating = case p.review_count when 0 then coalesce(s.rating, p.rating) else p.rating end,
      popularity = coalesce(s.popularity, p.popularity), created_at = coalesce(s.created_at, p.created_at),
      low_stock_at = coalesce(s.low_stock_at, p.low_stock_at), ${sql.join([...numbers, ...details], sql`, `)}
    from catalog_import_rows s where s.import_id = ${importId}::uuid and s.id = p.id and ${isChanged}`);
  await tx.execute(sql`
    insert into products (id, title, description, category, original_price, discount_percent, stock, tags, images, on_sale,
      rating, top_pick, popularity, created_at, low_stock_at, hsn, weight_grams, size, pages, gsm, fibre, contents, care,
      maker, origin, sku, colour, variant_group, quantity_discounts, recommended_age, image_alts)
    select s.id, s.title, s.description, s.category, s.original_price, s.discount_percent, s.stock, s.tags, s.images,
      coalesce(s.on_sale, true), coalesce(s.rating, 4), nullif(s.top_pick, 0), coalesce(s.popularity, 0),
      coalesce(s.created_at, ${now.toISOString()}::timestamptz), coalesce(s.low_stock_at, 5), coalesce(s.hsn, ''),
      nullif(s.weight_grams, 0), coalesce(s.size, ''), nullif(s.pages, 0), nullif(s.gsm, 0), coalesce(s.fibre, ''),
      coalesce(s.contents, ''), coalesce(s.care, ''), coalesce(s.maker, ''), coalesce(s.origin, 'India'),
      coalesce(s.sku, ''), coalesce(s.colour, ''), coalesce(s.variant_group, ''),
      coalesce(s.quantity_discounts, ''), nullif(s.recommended_age, 0), coalesce(s.image_alts, '{}')
    from catalog_import_rows s where s.import_id = ${importId}::uuid
      and not exists (select 1 from products p where p.id = s.id)`);
}
