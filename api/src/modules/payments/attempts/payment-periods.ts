import type { Attempt } from './attempts.repository.ts';

export const CHECK_PAYMENT = 'check-payment';
export const SEND_REFUND = 'send-refund';

/**
 * Time for which a checkout reserves stock. Must be longer than the ten minutes for which the
 * payment window stays open.
 */
export const RESERVATION_MS = 15 * 60_000;
/**
 * Time after the end of a reservation during which payments are still accepted. Banks can take
 * three days to authorise a payment and another day to capture it.
 */
const WATCHED_MS = 96 * 60 * 60_000;

/** Returns true if a payment made at the given time can still be accepted. */
export function isWatched({ reservedUntil }: Pick<Attempt, 'reservedUntil'>, moment: Date): boolean {
  return moment.getTime() - reservedUntil.getTime() < WATCHED_MS;
}
