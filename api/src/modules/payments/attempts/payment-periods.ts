import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/** Must be longer than the payment window stays open, which is 10 minutes. */
export const RESERVATION_MS = 15 * 60_000;
/**
 * Waits four days for a payment, because banks can take three days to authorise a payment and
 * another day to capture it.
 */
const WATCHED_MS = 96 * 60 * 60_000;

/** Returns whether a payment was early enough to become an order. Late payments are refunded. */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
