import type { Order } from '@kaagazz/api-schema';

import { anOrder } from '../order/order.fixture.ts';
import { orderSteps } from './order-steps.ts';

const at = (hour: number) => `2026-01-05T${String(hour).padStart(2, '0')}:00:00.000Z`;
const stepsOf = (order: Order) =>
  orderSteps(order).map(({ status, state, at: time }) => `${status} ${state} ${time ?? '-'}`);

describe('orderSteps', () => {
  it('marks each step of an order as done, current or upcoming', () => {
    const order = anOrder({
      status: 'processing',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'confirmed', at: at(2) },
        { status: 'processing', at: at(3) },
      ],
    });

    expect(stepsOf(order)).toEqual([
      `pending done ${at(1)}`,
      `confirmed done ${at(2)}`,
      `processing current ${at(3)}`,
      'shipped upcoming -',
      'delivered upcoming -',
    ]);
  });

  it('returns no time for a skipped step', () => {
    const order = anOrder({
      status: 'shipped',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'shipped', at: at(4) },
      ],
    });

    expect(stepsOf(order).slice(1, 4)).toEqual(['confirmed done -', 'processing done -', `shipped current ${at(4)}`]);
  });

  it('the last step of a cancelled order is its cancellation', () => {
    const order = anOrder({
      status: 'cancelled',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'confirmed', at: at(2) },
        { status: 'cancelled', at: at(3) },
      ],
    });

    expect(stepsOf(order)).toEqual([`pending done ${at(1)}`, `confirmed done ${at(2)}`, `cancelled current ${at(3)}`]);
  });

  it('shows an unknown status as the last step of an order', () => {
    const order = {
      ...anOrder(),
      status: 'returned',
      statusHistory: [{ status: 'pending', at: at(1) }],
    } as unknown as Order;

    expect(stepsOf(order)).toEqual([`pending done ${at(1)}`, 'returned current -']);
  });
});
