import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/** Keeps stock reserved for longer than the payment window, which closes after 10 minutes. */
export const RESERVATION_MS = 15 * 60_000;
/**
 * How long after the reservation a payment can become an order. Banks can take three days to
 * authorise a payment and another day to capture it.
 */
const WATCHED_MS = 96 * 60 * 60_000;

/**
 * Returns whether a payment was early enough to become an order. Late payments are refunded,
 * because prices may have changed.
 */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
