import { createHash, randomBytes } from 'node:crypto';
import type { CheckedOrder } from './check-print-order.ts';

export function newLineId(): string {
  return `print_${randomBytes(13).toString('hex')}`;
}

/**
 * Derives the line's id from the request and the order, so that a retry doesn't create a second
 * line.
 */
export function lineIdOf(userId: string, requestId: string, order: CheckedOrder): string {
  const { service, design, fields, quantity, file } = order;
  const values = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const key = JSON.stringify([userId, requestId, service, design, values, quantity, file?.id ?? null]);
  return `print_${createHash('sha256').update(key).digest('hex').slice(0, 26)}`;
}
