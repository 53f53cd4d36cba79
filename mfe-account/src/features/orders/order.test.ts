import { goodsAmount, lineAmount } from './order.ts';
import { makeOrder } from './order.fixture.ts';

describe('the sums of an order', () => {
  it('takes shipping off the total without floating-point crumbs', () => {
    expect(goodsAmount(makeOrder({ totalAmount: 100.3, shippingAmount: 99.1 }))).toBe(1.2);
  });

  it('multiplies a price with paise exactly', () => {
    const [line] = makeOrder().products;

    expect(lineAmount({ ...line!, price: 0.1, quantity: 3 })).toBe(0.3);
  });
});
