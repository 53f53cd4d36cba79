import { contactCodeProblem, type Guest } from '@kaagazz/domain/print';

import type { Design, DesignFields } from './design.ts';
import { drawEnvelope, envelopeProblem, hasAddressedEnvelopes } from './envelope.ts';
import { forGuest, guestFits } from './guest-card.ts';
import { personProblem } from './person-problem.ts';
import type { Measure, SheetSide } from './sheet-side.ts';

export interface GuestCard {
  guest: Guest;
  sides: readonly SheetSide[];
  envelope: SheetSide | null;
  problem: string | null;
}

/** Yields one card at a time, because all cards together would need too much memory. */
export function* drawGuestCards(
  { draw }: Pick<Design, 'draw'>,
  fields: DesignFields,
  guests: readonly Guest[],
  measure: Measure,
): Generator<GuestCard> {
  for (const guest of guests) {
    const own = forGuest(fields, guest);
    const sides = draw(own, measure);
    const envelope = hasAddressedEnvelopes(fields) ? drawEnvelope(guest, sides, measure) : null;
    const cardProblem = guest.person
      ? (contactCodeProblem(own) ?? personProblem(sides, guest.person))
      : guestFits(sides, guest)
        ? null
        : 'The name is too long for this design. Shorten it.';
    yield { guest, sides, envelope, problem: cardProblem ?? (envelope && envelopeProblem(envelope, guest)) };
  }
}
