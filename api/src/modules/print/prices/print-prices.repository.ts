import { fromRupees, toRupees } from '@kaagazz/domain';
import { priceRowKey, type PrintPriceRow, type PrintServiceId } from '@kaagazz/domain/print';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { printPrices, printPriceState } from './print-prices.tables.ts';

export type PriceTables = Map<PrintServiceId, PrintPriceRow[]>;

const wireRow = ({ options, per, fromQuantity, price }: typeof printPrices.$inferSelect): PrintPriceRow => ({
  options,
  per,
  from: fromQuantity,
  price: toRupees(price),
});

const storedRow = (service: PrintServiceId, row: PrintPriceRow): typeof printPrices.$inferInsert => ({
  service,
  options: row.options,
  per: row.per,
  fromQuantity: row.from,
  price: fromRupees(row.price),
  rowKey: priceRowKey(row),
});

export async function pricesOf(tx: Database, service: PrintServiceId): Promise<PrintPriceRow[]> {
  const rows = await tx
    .select()
    .from(printPrices)
    .where(eq(printPrices.service, service))
    .orderBy(...IN_ORDER);
  return rows.map(wireRow);
}

export async function allPrices(tx: Database): Promise<PriceTables> {
  const rows = await tx
    .select()
    .from(printPrices)
    .orderBy(...IN_ORDER);
  const services = Map.groupBy(rows, ({ service }) => service);
  return new Map([...services].map(([service, own]) => [service, own.map(wireRow)]));
}

const IN_ORDER = [
  asc(printPrices.service),
  sql`${printPrices.per} desc`,
  sql`${printPrices.options}::text collate "C"`,
  asc(printPrices.fromQuantity),
];

/** Makes concurrent price imports wait until this transaction ends. */
export async function takeTurn(tx: Database, now: Date): Promise<void> {
  await tx
    .insert(printPriceState)
    .values({ id: 1, changedAt: now })
    .onConflictDoUpdate({ target: printPriceState.id, set: { changedAt: now } });
}

export async function replacePrices(tx: Database, service: PrintServiceId, rows: readonly PrintPriceRow[]) {
  await tx.delete(printPrices).where(eq(printPrices.service, service));
  await tx.insert(printPrices).values(rows.map((row) => storedRow(service, row)));
}
