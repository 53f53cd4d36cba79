import { isOrderNumber, orderNotFound, orderNumber } from './order-number.ts';

describe('orderNumber', () => {
  it.each([
    ['2026-12-31T18:29:59.999Z', 'KGZ-2026-000123'],
    ['2026-12-31T18:30:00.000Z', 'KGZ-2027-000123'],
  ])('takes the year in Indian time: %s becomes %s', (at, number) => {
    expect(orderNumber(new Date(at), 123)).toBe(number);
  });

  it('an order number has seven digits after 999,999 orders', () => {
    const number = orderNumber(new Date('2026-06-01T00:00:00Z'), 1_000_000);

    expect(number).toBe('KGZ-2026-1000000');
    expect(isOrderNumber(number)).toBe(true);
  });
});

describe('isOrderNumber', () => {
  it.each(['', 'KGZ-2026-1', 'KGZ-26-000001', 'kgz-2026-000001', 'KGZ-2026-000001\n', ' KGZ-2026-000001'])(
    'rejects %j as an order number',
    (text) => {
      expect(isOrderNumber(text)).toBe(false);
    },
  );
});

describe('orderNotFound', () => {
  it('the error message for an unknown order contains the requested order number', () => {
    expect(orderNotFound('KGZ-2026-000001')).toMatchObject({
      code: 'ORDER_NOT_FOUND',
      status: 404,
      message: 'There is no order KGZ-2026-000001.',
    });
  });

  it('the error message for a malformed order number does not contain the number', () => {
    expect(orderNotFound('<script>').message).toBe('There is no order with that number.');
  });
});
