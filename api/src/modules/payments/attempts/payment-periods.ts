import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/**
 * How long a checkout reserves stock. Must be longer than the ten minutes during which the payment
 * window is open.
 */
export const RESERVATION_MS = 15 * 60_000;
/**
 * Payments are accepted for up to 96 hours after the reservation ends, because banks can take three
 * days to authorise a payment and another day to capture it.
 */
const WATCHED_MS = 96 * 60 * 60_000;

export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
