import fc from 'fast-check';

import { isCancellable, isFinalStatus, nextStatuses, ORDER_STATUSES } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

const anyStatus = fc.constantFrom(...ORDER_STATUSES);
const stepOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

describe('an order', () => {
  it('only ever goes forward, and comes to its end whatever way it takes', () => {
    fc.assert(
      fc.property(anyStatus, fc.infiniteStream(fc.nat()), (start, choices) => {
        const way = [start];
        for (const choice of choices) {
          const next = nextStatuses(way.at(-1) ?? start);
          if (next.length === 0) break;
          way.push(next[choice % next.length] ?? start);
        }

        expect(way).toEqual(way.toSorted((one, other) => stepOf(one) - stepOf(other)));
        expect(new Set(way).size).toBe(way.length);
        expect(isFinalStatus(way.at(-1) ?? start)).toBe(true);
      }),
    );
  });

  it('is cancelled until it is on its way, and not after', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        expect(nextStatuses(status).includes('cancelled')).toBe(isCancellable(status));
        expect(isCancellable(status)).toBe(['pending', 'confirmed', 'processing'].includes(status));
      }),
    );
  });

  it('may leave out steps', () => {
    expect(nextStatuses('pending')).toEqual(['confirmed', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(nextStatuses('shipped')).toEqual(['delivered']);
  });

  it.each(['delivered', 'cancelled'] as const)('that is %s stays so', (status) =>
    expect(nextStatuses(status)).toEqual([]),
  );
});
