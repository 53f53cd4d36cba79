import { orderDate } from './order-date.ts';

describe('the date of an order', () => {
  it('reads day, month and year with two digits for the day', () => {
    expect(orderDate('2026-01-05T10:00:00.000Z')).toBe('05 Jan 2026');
  });

  it('is the day in India: late in the evening of UTC it is already tomorrow there', () => {
    expect(orderDate('2025-12-31T18:29:59.999Z')).toBe('31 Dec 2025');
    expect(orderDate('2025-12-31T18:30:00.000Z')).toBe('01 Jan 2026');
  });

  it('is empty rather than "NaN" when the server sent no date', () => {
    expect(orderDate('')).toBe('');
  });
});
