import { anOrder } from './order.fixture.ts';
import { amountKept, goodsAmount, lineAmount } from './order.ts';

describe('order amounts', () => {
  it('subtracts shipping from the total without a rounding error', () => {
    expect(goodsAmount(anOrder({ totalAmount: 100.3, shippingAmount: 99.1 }))).toBe(1.2);
  });

  it('the amount the shop keeps is the total plus later payments minus refunds', () => {
    const at = '2026-01-05T10:00:00.000Z';
    const supplements = [
      { orderNumber: 'KGZ-2026-000124', amount: 400, refunded: 200.5, at },
      { orderNumber: 'KGZ-2026-000125', amount: 100, at },
    ];
    const refunds = [{ amount: 50, at, creditNote: null }];

    expect(amountKept(anOrder({ totalAmount: 589, supplements, refunds }))).toBe(838.5);
  });

  it('multiplies a fractional price without a rounding error', () => {
    const [line] = anOrder().products;

    expect(lineAmount({ ...line!, price: 0.1, quantity: 3 })).toBe(0.3);
  });
});
