import { anOrder } from './order.fixture.ts';
import { goodsAmount, lineAmount } from './order.ts';

describe('order amounts', () => {
  it('subtracts shipping without floating-point errors', () => {
    expect(goodsAmount(anOrder({ totalAmount: 100.3, shippingAmount: 99.1 }))).toBe(1.2);
  });

  it('multiplies fractional prices exactly', () => {
    const [line] = anOrder().products;

    expect(lineAmount({ ...line!, price: 0.1, quantity: 3 })).toBe(0.3);
  });
});
