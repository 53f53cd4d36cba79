import { MAXIMUM_NAME_LENGTH, isIndianMobile } from '@kaagazz/domain';
import { z } from 'zod';
import { emailAddress, oneLine, requiredText } from '../wire-text.ts';

export const ShippingAddress = z
  .object({
    name: oneLine(MAXIMUM_NAME_LENGTH),
    email: emailAddress,
    phone: requiredText(20).refine(isIndianMobile, 'Enter a valid 10-digit Indian phone number'),
    address: requiredText(500),
  })
  .meta({ id: 'ShippingAddress' });

export type ShippingAddress = z.infer<typeof ShippingAddress>;
