import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/** How long stock is reserved for a payment: longer than the payment window stays open (10 minutes). */
export const RESERVATION_MS = 15 * 60_000;
/** Banks authorise up to three days late; the fourth is for what comes after it. */
const WATCHED_MS = 96 * 60 * 60_000;

/**
 * Whether a payment of an attempt is waited for at a moment: four days from the end of its reservation. What is paid later goes back, because
 * an order at the gateway can be paid for ever, at its old price.
 */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
