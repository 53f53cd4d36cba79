import { randomUUID } from 'node:crypto';
import type { BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sqlState } from '../../../db/transaction.ts';
import type { Attempt, Offer } from '../attempts/attempts.repository.ts';
import type { ProductForSale } from '../../catalog/stock.ts';
import { CHECK_PAYMENT } from '../attempts/payment-periods.ts';

/**
 * SQLSTATEs of errors that concurrent changes can cause: check violation, unique violation,
 * deadlock, serialization failure.
 */
const CHANGED_MEANWHILE = new Set(['23514', '23505', '40P01', '40001']);

interface Reservation {
  buyerId: string;
  offer: Offer;
  products: ReadonlyMap<string, ProductForSale>;
  shippingAddress: ShippingAddress | null;
  business: BusinessBuyer | null;
  now: Date;
  reservedUntil: Date;
  checkAt: Date;
}

/**
 * Reserves stock with a single statement that commits asynchronously. A crash can lose the
 * reservation, which is safe because the shopper hasn't paid yet.
 * @returns undefined if a concurrent change prevented the reservation
 */
export async function reserveAtOnce(database: Database, reservation: Reservation): Promise<Attempt | undefined> {
  const { buyerId, offer, products, shippingAddress, business, now, reservedUntil, checkAt } = reservation;
  const { lines, goods, shipping, total } = offer;
  const id = randomUUID();
  const ids = sql`${sql.param(lines.map(({ productId }) => productId))}::text[]`;
  const quantities = sql`${sql.param(lines.map(({ quantity }) => quantity))}::int[]`;
  const readProducts = lines.map(({ productId }) => products.get(productId));
  const prices = sql`${sql.param(readProducts.map((product) => product?.price))}::int[]`;
  const discounts = sql`${sql.param(readProducts.map((product) => product?.quantityDiscounts))}::text[]`;
  const address = shippingAddress && JSON.stringify(shippingAddress);
  const at = now.toISOString();
  try {
    const { rowCount } = await database.execute(sql`
      with unsynced as materialized (
        select set_config('synchronous_commit', 'off', true)
      ), locked as materialized (
        select id from products where id = any (${ids}) order by id for update
      ), attempt as (
        insert into payment_attempts (id, buyer_id, state, lines, goods, shipping, total, shipping_address, business,
          reserved_until, created_at, updated_at)
        select ${id}::uuid, ${buyerId}::uuid, 'open', ${JSON.stringify(lines)}::jsonb, ${goods}::bigint,
          ${shipping}::int, ${total}::bigint, ${address}::jsonb, ${business && JSON.stringify(business)}::jsonb,
          ${reservedUntil.toISOString()}::timestamptz,
          ${at}::timestamptz, ${at}::timestamptz
        where (select count(*) from locked) = ${lines.length}::int
        returning id
      ), job as (
        insert into jobs (kind, key, run_at)
        select ${CHECK_PAYMENT}::text, id::text, ${checkAt.toISOString()}::timestamptz from attempt
      )
      update products
      set stock = case
        when on_sale and products.price = wanted.price and products.quantity_discounts = wanted.discounts
        then stock - wanted.quantity else -1 end
      from unsynced, locked, attempt,
        unnest(${ids}, ${quantities}, ${prices}, ${discounts}) as wanted (id, quantity, price, discounts)
      where products.id = locked.id and wanted.id = locked.id`);
    if (rowCount === 0) return undefined;
  } catch (error) {
    if (CHANGED_MEANWHILE.has(sqlState(error) ?? '')) return undefined;
    throw error;
  }
  const untouched = { gatewayOrderId: null, gatewayPaymentId: null, createdAt: now, updatedAt: now };
  return { id, buyerId, state: 'open', ...offer, shippingAddress, business, giftNote: '', reservedUntil, ...untouched };
}
