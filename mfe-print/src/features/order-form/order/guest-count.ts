import { readGuestList } from '@kaagazz/domain/print';

import type { OrderValues } from './default-values.ts';

/** Returns the number of guests who each get a card, or `null` if there is no guest list. */
export function guestCount({ guests = '', envelopes }: OrderValues): number | null {
  return guests.trim() === ''
    ? null
    : readGuestList(guests, { checkAddresses: envelopes === 'Addressed' }).guests.length;
}
