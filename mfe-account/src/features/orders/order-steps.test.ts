import { orderSteps } from './order-steps.ts';
import { makeOrder } from './order.fixture.ts';

const at = (hour: number) => `2026-01-05T${String(hour).padStart(2, '0')}:00:00.000Z`;
const told = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ status, state, at: moment }) => `${status} ${state} ${moment ?? '-'}`);

describe('the way of an order', () => {
  it('shows what has been, what is and what comes', () => {
    const order = makeOrder({
      status: 'processing',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'confirmed', at: at(2) },
        { status: 'processing', at: at(3) },
      ],
    });

    expect(told(order)).toEqual([
      `pending passed ${at(1)}`,
      `confirmed passed ${at(2)}`,
      `processing now ${at(3)}`,
      'shipped coming -',
      'delivered coming -',
    ]);
  });

  it('has no time for a step that was skipped', () => {
    const order = makeOrder({
      status: 'shipped',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'shipped', at: at(4) },
      ],
    });

    expect(told(order).slice(1, 4)).toEqual(['confirmed passed -', 'processing passed -', `shipped now ${at(4)}`]);
  });

  it('ends where the order was cancelled', () => {
    const order = makeOrder({
      status: 'cancelled',
      statusHistory: [
        { status: 'pending', at: at(1) },
        { status: 'confirmed', at: at(2) },
        { status: 'cancelled', at: at(3) },
      ],
    });

    expect(told(order)).toEqual([`pending passed ${at(1)}`, `confirmed passed ${at(2)}`, `cancelled now ${at(3)}`]);
  });

  it('goes on with a status that this release does not know yet', () => {
    const order = makeOrder({ status: 'returned', statusHistory: [{ status: 'pending', at: at(1) }] });

    expect(told(order)).toEqual([`pending passed ${at(1)}`, 'returned now -']);
  });

  it('knows beginning and present of an order whose server keeps no history', () => {
    expect(told(makeOrder({ status: 'confirmed', createdAt: at(1), updatedAt: at(2) })).slice(0, 2)).toEqual([
      `pending passed ${at(1)}`,
      `confirmed now ${at(2)}`,
    ]);
  });
});
