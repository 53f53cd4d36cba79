import { toRupees } from '@kaagazz/domain';
import type { PersonalDataHolder } from '../personal-data/holder.ts';
import { type Attempt, attemptsOf, forgetBuyer } from './payments.repository.ts';

/** Every try to pay. What stays of one says what was paid for what, and no longer by whom. */
export const paymentsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    return { payments: (await attemptsOf(database, id)).map(inRupees) };
  },
  forget: (tx, { id }) => forgetBuyer(tx, id),
};

function inRupees({ buyerId: _owner, lines, goods, shipping, total, ...attempt }: Attempt) {
  return {
    ...attempt,
    lines: lines.map(({ unitPrice, ...line }) => ({ ...line, price: toRupees(unitPrice) })),
    goods: toRupees(goods),
    shipping: toRupees(shipping),
    total: toRupees(total),
  };
}
