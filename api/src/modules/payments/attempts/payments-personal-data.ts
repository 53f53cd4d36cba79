import { toRupees } from '@kaagazz/domain';
import type { PersonalDataHolder } from '../../../personal-data-holder.ts';
import { paymentsOfBuyer, type ReceivedPayment } from './gateway-payments.repository.ts';
import { type Attempt, attemptsOf, forgetBuyer, lockAttemptsOf } from './attempts.repository.ts';

/** Payments are kept after an account is deleted, but without the buyer's id. */
export const paymentsPersonalData: PersonalDataHolder = {
  async sections(database, { id }) {
    const received = Map.groupBy(await paymentsOfBuyer(database, id), ({ attemptId }) => attemptId);
    const attempts = await attemptsOf(database, id);
    return { payments: attempts.map((attempt) => inRupees(attempt, received.get(attempt.id) ?? [])) };
  },
  lock: (tx, { id }) => lockAttemptsOf(tx, id),
  forget: (tx, { id }) => forgetBuyer(tx, id),
};

function inRupees(
  { buyerId: _owner, lines, goods, shipping, total, discount, ...attempt }: Attempt,
  received: readonly ReceivedPayment[],
) {
  return {
    ...attempt,
    received: received.map(({ id, amount, currency, state, refundReason, createdAt }) => ({
      id,
      amount: toRupees(amount),
      currency,
      state,
      refundReason,
      receivedAt: createdAt,
    })),
    lines: lines.map(({ unitPrice, ...line }) => ({ ...line, price: toRupees(unitPrice) })),
    goods: toRupees(goods),
    shipping: toRupees(shipping),
    total: toRupees(total),
    discount: toRupees(discount),
  };
}
