import fc from 'fast-check';

import { printCredit, SWATCH_KIT_ID } from './print-credit.ts';

const amounts = fc.record({ quantity: fc.nat(20), amount: fc.nat(100_000) });

it('the amount credited for a sample or swatch kit never exceeds the payment minus refunds', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('print_1', SWATCH_KIT_ID), fc.boolean(), (left, productId, isSample) => {
      const credit = printCredit({ productId, isSample, ...left });

      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(left.amount);
    }),
  );
});

it.each([
  ['a sample', { productId: 'print_1', isSample: true, quantity: 1, amount: 9_900 }, 9_900],
  ['one of three swatch kits', { productId: SWATCH_KIT_ID, isSample: false, quantity: 3, amount: 44_700 }, 14_900],
  ['cards that are not a sample', { productId: 'print_1', isSample: false, quantity: 50, amount: 190_000 }, 0],
  ['a refunded sample', { productId: 'print_1', isSample: true, quantity: 0, amount: 0 }, 0],
])('the credit for %s is based on the amount that was not refunded', (_what, line, credit) => {
  expect(printCredit(line)).toBe(credit);
});
