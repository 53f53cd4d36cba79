import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/**
 * How long stock is reserved for a payment: longer than the payment window stays open (10 minutes).
 */
export const RESERVATION_MS = 15 * 60_000;
/** Banks may authorise a payment up to three days late. Capturing it may take another day. */
const WATCHED_MS = 96 * 60 * 60_000;

/**
 * Returns whether a payment made at `moment` can still become an order, which is for four days
 * after the reservation has ended. A later one is refunded, because a gateway order can be paid
 * forever at its old price.
 */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
