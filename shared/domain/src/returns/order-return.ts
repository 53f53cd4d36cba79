import { hasStock } from '../cart.ts';

/**
 * Number of days after delivery during which a shopper can ask to return goods (terms of service).
 */
export const RETURN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export const RETURN_REASONS = ['faulty', 'unwanted'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Maximum number of characters that a shopper can write about a return. */
export const RETURN_TEXT_LIMIT = 500;

/** Returns when the return period ends. */
export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}

/** Returns whether a line can be returned. Made-to-order lines can be returned only if faulty. */
export function isReturnable(productId: string, reason: ReturnReason): boolean {
  return reason === 'faulty' || hasStock(productId);
}
