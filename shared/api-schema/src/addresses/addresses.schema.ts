import { z } from 'zod';
import { ShippingAddress } from '../orders/shipping-address.ts';

export const SavedAddress = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'SavedAddress' });

export type SavedAddress = z.output<typeof SavedAddress>;

export const AddressBody = ShippingAddress;

export const AddressParams = z.object({ id: z.uuid().nullable().catch(null) });

export const AddressesResponse = z.object({ success: z.literal(true), addresses: z.array(SavedAddress) });

export const AddressResponse = z.object({ success: z.literal(true), address: SavedAddress });

export const PinCodeParams = z.object({ pin: z.string().regex(/^[1-9]\d{5}$/) });

export const PinCodeResponse = z.object({
  success: z.literal(true),
  pin: z.string(),
  states: z.array(z.string()),
  city: z.string().nullable(),
});

export const Removed = z.object({ success: z.literal(true) });
