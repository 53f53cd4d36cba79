import { ORDER_STATUSES } from '@kaagazz/domain';
import { z } from 'zod';
import { oneLine, requiredText } from '../wire-text.ts';

export const DeskCustomerRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    createdAt: z.string(),
    orders: z.int(),
    /** In rupees, minus refunds. */
    spent: z.number(),
    lastOrderAt: z.string().nullable(),
  })
  .meta({ id: 'DeskCustomerRow' });

export type DeskCustomerRow = z.output<typeof DeskCustomerRow>;

export const DeskCustomer = DeskCustomerRow.extend({
  latestOrders: z.array(
    z.object({ id: z.string(), createdAt: z.string(), status: z.enum(ORDER_STATUSES), total: z.number() }),
  ),
  notes: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })),
}).meta({ id: 'DeskCustomer' });

export type DeskCustomer = z.output<typeof DeskCustomer>;

export const CustomerNote = z.object({ text: requiredText(2_000) });

export const CustomerDeletion = z.object({
  reason: oneLine(200, 'Please describe the customer’s request for deletion.'),
});
