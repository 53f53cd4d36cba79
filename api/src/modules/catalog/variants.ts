import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from './catalog.tables.ts';

export interface Variant {
  id: string;
  title: string;
  size: string;
  colour: string;
  gsm: number | null;
  price: number;
  stock: number;
}

export const stockOfGroup: SQL.Aliased<number> = sql<number>`case when products.variant_group = '' then products.stock
  else (select max(member.stock) from products member
    where member.variant_group = products.variant_group and member.variant_group <> '' and member.on_sale) end`.as(
  'stock',
);

/**
 * Chooses the variant that represents each group in lists and searches. Call this after changing
 * products or groups.
 */
export async function refreshVariants(tx: Database): Promise<void> {
  await tx.execute(sql`
    update products p set represents_group = wanted.represents, group_words = coalesce(wanted.words, '')
    from (
      select id,
        variant_group = '' or row_number() over (partition by variant_group order by on_sale desc, price, id) = 1 as represents,
        case when variant_group = '' then '' else (
          select string_agg(concat_ws(' ', member.title, member.colour, member.size, member.sku), ' ' order by member.id)
          from products member where member.variant_group = grouped.variant_group and member.on_sale) end as words
      from products grouped where variant_group <> '' or not represents_group) as wanted
    where wanted.id = p.id
      and (p.represents_group <> wanted.represents or p.group_words <> coalesce(wanted.words, ''))`);
}

export function variantsOf(database: Database): (group: string) => Promise<Variant[]> {
  const { id, title, size, colour, gsm, price, stock } = products;
  const members = database
    .select({ id, title, size, colour, gsm, price, stock })
    .from(products)
    .where(sql`${products.onSale} and variant_group = ${sql.placeholder('group')} and variant_group <> ''`)
    .orderBy(size, colour, gsm, id)
    .limit(60)
    .prepare('product_variants');
  return (group) => (group === '' ? Promise.resolve([]) : members.execute({ group }));
}
