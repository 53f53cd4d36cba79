import { z } from 'zod';
import { EditedVersion } from '../desk-list/desk-list.schema.ts';
import { ShippingAddress } from '../orders/shipping-address.ts';
import { emailAddress, oneLine, optionalText, requiredText } from '../wire-text.ts';

const courier = oneLine(60, 'Enter the courier.');
const tracking = optionalText(60);

export const Shipment = z.object({ courier, tracking });

export const HoldReason = z.object({ reason: oneLine(200, 'Why does the order wait?') });

export const OrderNote = z.object({ text: requiredText(2_000) });

export const CorrectedAddress = EditedVersion.extend(ShippingAddress.shape).extend({
  email: z.literal('').or(emailAddress),
});

const LARGEST_BULK = 100;

/** Order numbers. */
const ids = z.array(requiredText(40)).min(1).max(LARGEST_BULK);

export const BulkOrderAction = z
  .object({
    ids,
    action: z.enum(['print', 'pack', 'ship', 'deliver']),
    courier: courier.optional(),
  })
  .refine(({ action, courier: name }) => action !== 'ship' || name !== undefined, {
    error: 'Enter the courier.',
    path: ['courier'],
  });

export const BulkResult = z.object({
  success: z.literal(true),
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

const OrderDocument = z.enum(['packing-slip', 'shipping-label', 'invoice', 'credit-note']);

export type OrderDocument = z.output<typeof OrderDocument>;

export const OrderDocumentParams = z.object({ id: requiredText(40), document: OrderDocument });

export const ManyOrderDocuments = z.object({ ids, document: OrderDocument });

export const ResendParams = z.object({ id: requiredText(40), mailId: requiredText(40) });
