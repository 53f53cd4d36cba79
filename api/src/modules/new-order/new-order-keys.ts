import { createHash } from 'node:crypto';
import type { NewOrder } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import { newOrderKeys } from './new-order-keys.tables.ts';

export async function recordKey(tx: Database, wanted: z.output<typeof NewOrder>, now: Date): Promise<void> {
  const { key } = wanted;
  const requestHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  await tx.insert(newOrderKeys).values({ key, requestHash, createdAt: now }).onConflictDoNothing();
  const [recorded] = await tx.select().from(newOrderKeys).where(eq(newOrderKeys.key, key));
  if (recorded?.requestHash === requestHash) return;
  const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, key));
  throw order
    ? new Problem('PLACED_ALREADY', `Order ${order.number} was placed without your last changes.`, {
        orderNumber: order.number,
      })
    : new Problem(
        'PLACED_ALREADY',
        'This payment link was created before your latest changes to the order. Withdraw the link and create a new one.',
      );
}
