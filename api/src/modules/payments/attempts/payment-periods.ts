import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/** The payment window closes earlier, after 10 minutes. */
export const RESERVATION_MS = 15 * 60_000;
/** Banks can authorise a payment three days late, and the capture can take another day. */
const WATCHED_MS = 96 * 60 * 60_000;

/**
 * Returns whether a payment is early enough to become an order. Later ones are refunded, because
 * prices may have changed.
 */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
