import { createHash, randomBytes } from 'node:crypto';
import type { CheckedOrder } from './check-print-order.ts';

/** An id by chance. */
export function newLineId(): string {
  return `print_${randomBytes(13).toString('hex')}`;
}

/**
 * The id of an order that a shopper's form sends under an id of its own. The same words are the same line, however often their answer was
 * lost on the way; other words, and other shoppers, have another one.
 */
export function lineIdOf(userId: string, requestId: string, order: CheckedOrder): string {
  const { service, design, fields, quantity, file } = order;
  const values = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const words = JSON.stringify([userId, requestId, service, design, values, quantity, file?.id ?? null]);
  return `print_${createHash('sha256').update(words).digest('hex').slice(0, 26)}`;
}
