import { hasStock } from '../cart.ts';

export const RETURN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export const RETURN_REASONS = ['faulty', 'unwanted'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_TEXT_LIMIT = 500;

export function returnDeadline(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}

export function isReturnable(productId: string, reason: ReturnReason): boolean {
  return reason === 'faulty' || hasStock(productId);
}
