import { z } from 'zod';
import { ShippingAddress } from '../orders/shipping-address.ts';

/** A saved shipping address. */
export const SavedAddress = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    /** When it was last saved or used for an order. */
    lastUsedAt: z.string(),
  })
  .meta({ id: 'SavedAddress' });

export type SavedAddress = z.output<typeof SavedAddress>;

export const AddressBody = ShippingAddress;

/** Null for an invalid id, which is then reported as not found. */
export const AddressParams = z.object({ id: z.uuid().nullable().catch(null) });

export const AddressesResponse = z.object({ success: z.literal(true), addresses: z.array(SavedAddress) });

export const AddressResponse = z.object({ success: z.literal(true), address: SavedAddress });

export const Removed = z.object({ success: z.literal(true) });
