import fc from 'fast-check';

import { amountOfCredit, creditFor, leftOf } from './credit.ts';
import type { Credit, Creditable, PaidParts } from './credit.ts';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 500 }), amount: fc.nat({ max: 1_000_000_000 }) });
const paid: fc.Arbitrary<PaidParts> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  shipping: fc.nat({ max: 50_000 }),
});
const wish: fc.Arbitrary<Creditable> = fc.oneof(
  fc.record({
    lines: fc.array(fc.record({ position: fc.nat({ max: 5 }), quantity: fc.nat({ max: 600 }) }), { maxLength: 4 }),
  }),
  fc.record({ amount: fc.nat({ max: 2_000_000_000 }) }),
  fc.constant({ everything: true as const }),
);

const total = ({ lines, shipping }: PaidParts) => lines.reduce((sum, { amount }) => sum + amount, shipping);

function refundAll(order: PaidParts, wishes: readonly Creditable[]): Credit[] {
  const credits: Credit[] = [];
  for (const what of wishes) {
    const credit = creditFor(order, credits, what);
    if (credit) credits.push(credit);
  }
  return credits;
}

it('refunds never exceed what was paid for a line, for shipping or for the order', () => {
  fc.assert(
    fc.property(paid, fc.array(wish, { maxLength: 12 }), (order, wishes) => {
      const credits = refundAll(order, wishes);
      const left = leftOf(order, credits);

      const parts = [left.shipping, ...left.lines.flatMap(({ quantity, amount }) => [quantity, amount])];
      expect(parts.filter((part) => part < 0)).toEqual([]);
      expect(credits.reduce((sum, credit) => sum + amountOfCredit(credit), 0)).toBeLessThanOrEqual(total(order));
      for (const credit of credits) expect(amountOfCredit(credit)).toBeGreaterThan(0);
    }),
  );
});

it('after a full refund, nothing is left to refund', () => {
  fc.assert(
    fc.property(paid, fc.array(wish, { maxLength: 6 }), (order, wishes) => {
      const credits = refundAll(order, [...wishes, { everything: true }]);

      expect(credits.reduce((sum, credit) => sum + amountOfCredit(credit), 0)).toBe(total(order));
      expect(creditFor(order, credits, { everything: true })).toBeNull();
    }),
  );
});

it('the parts of a credit note add up to the refunded amount', () => {
  fc.assert(
    fc.property(paid, fc.nat({ max: 2_000_000_000 }), (order, amount) => {
      const credit = creditFor(order, [], { amount });

      if (amount === 0 || amount > total(order)) expect(credit).toBeNull();
      else expect(credit && amountOfCredit(credit)).toBe(amount);
    }),
  );
});

it('refunding all units of a line one at a time refunds the full price of the line', () => {
  const order = { lines: [{ quantity: 3, amount: 10_000 }], shipping: 9_900 };
  const piece = { lines: [{ position: 0, quantity: 1 }] };

  const credits = refundAll(order, [piece, piece, piece, piece]);

  expect(credits.map(amountOfCredit)).toEqual([3_333, 3_333, 3_334]);
});

it('after a partial refund, only the rest of a line’s price can be refunded', () => {
  const order = { lines: [{ quantity: 1, amount: 5_000 }], shipping: 0 };

  const credits = refundAll(order, [{ amount: 2_000 }, { lines: [{ position: 0, quantity: 1 }] }]);

  expect(credits.map(amountOfCredit)).toEqual([2_000, 3_000]);
});

it('a refund is refused for a repeated line, an unknown line or too many units', () => {
  const order = { lines: [{ quantity: 2, amount: 10_000 }], shipping: 0 };
  const one = { position: 0, quantity: 1 };

  expect(creditFor(order, [], { lines: [one, one] })).toBeNull();
  expect(creditFor(order, [], { lines: [{ position: 1, quantity: 1 }] })).toBeNull();
  expect(creditFor(order, [], { lines: [{ position: 0, quantity: 3 }] })).toBeNull();
});
