import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/**
 * How long stock is reserved for a payment. The payment window closes earlier, after 10 minutes.
 */
export const RESERVATION_MS = 15 * 60_000;
/**
 * How long after the reservation the shop checks for late payments. A bank can authorise a payment
 * three days late, and capturing it can take another day.
 */
const WATCHED_MS = 96 * 60 * 60_000;

/**
 * Returns whether a payment made at `moment` is early enough to become an order. Later payments are
 * refunded, because a gateway order never expires and prices may have changed.
 */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
