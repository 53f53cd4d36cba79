import type { BulkOrderRequest } from '@kaagazz/api-schema';
import type { User } from '@kaagazz/contract';
import {
  BULK_ORDER_TEXT_LIMITS,
  MINIMUM_BULK_QUANTITY,
  MAXIMUM_BULK_QUANTITY,
  isEmail,
  isTenDigitPhone,
  normaliseEmail,
  normaliseIndianPhone,
} from '@kaagazz/domain';

export type BulkOrderFields = Omit<BulkOrderRequest, 'productId'>;

const atMost = (text: string, maximum: number) => text.length <= maximum || `❌ At most ${maximum} characters, please`;

export const bulkOrderRules = {
  name: (text: string) =>
    text.trim() === '' ? '❌ Name is required' : atMost(text.trim(), BULK_ORDER_TEXT_LIMITS.name),
  email: (text: string) =>
    text.trim() === '' ? '❌ Email is required' : isEmail(normaliseEmail(text)) || '❌ Please enter a valid email',
  phone: (text: string) => isTenDigitPhone(normaliseIndianPhone(text)) || '❌ Phone number should be exactly 10 digits',
  notes: (text: string) => atMost(text, BULK_ORDER_TEXT_LIMITS.notes),
  quantity: (quantity: number) => {
    if (quantity < MINIMUM_BULK_QUANTITY) return `❌ Minimum quantity is ${MINIMUM_BULK_QUANTITY}`;
    return quantity <= MAXIMUM_BULK_QUANTITY || `❌ Maximum quantity is ${MAXIMUM_BULK_QUANTITY}: write to us for more`;
  },
};

export function knownFields({ fullname, email, phone }: User): BulkOrderFields {
  return { name: fullname, email, phone: phone ?? '', notes: '', quantity: MINIMUM_BULK_QUANTITY };
}

export function bulkOrderRequest(productId: string, fields: BulkOrderFields): BulkOrderRequest {
  return {
    name: fields.name.trim(),
    email: normaliseEmail(fields.email),
    phone: normaliseIndianPhone(fields.phone),
    notes: fields.notes.trim(),
    productId,
    quantity: fields.quantity,
  };
}
