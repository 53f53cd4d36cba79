import { z } from 'zod';
import { ShippingAddress } from '../orders/shipping-address.ts';

/** A saved address: a shipping address with an id, under the same rules. */
export const SavedAddress = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** when it was saved, changed or ordered to last */
    lastUsedAt: z.string(),
  })
  .meta({ id: 'SavedAddress' });

export type SavedAddress = z.output<typeof SavedAddress>;

export const AddressBody = ShippingAddress;

/** What is no address's id is nobody's address: null. */
export const AddressParams = z.object({ id: z.uuid().nullable().catch(null) });

export const AddressesAnswer = z.object({ success: z.literal(true), addresses: z.array(SavedAddress) });

export const AddressAnswer = z.object({ success: z.literal(true), address: SavedAddress });

export const Removed = z.object({ success: z.literal(true) });
