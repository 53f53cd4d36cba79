import fc from 'fast-check';

import { isCancellable, isFinalStatus, nextStatuses, ORDER_STATUSES } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';

const anyStatus = fc.constantFrom(...ORDER_STATUSES);
const stepOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

describe('an order', () => {
  it('never moves an order back to an earlier status', () => {
    fc.assert(
      fc.property(anyStatus, fc.infiniteStream(fc.nat()), (start, choices) => {
        const path = [start];
        for (const choice of choices) {
          const next = nextStatuses(path.at(-1) ?? start);
          if (next.length === 0) break;
          path.push(next[choice % next.length] ?? start);
        }

        expect(path).toEqual(path.toSorted((one, other) => stepOf(one) - stepOf(other)));
        expect(new Set(path).size).toBe(path.length);
        expect(isFinalStatus(path.at(-1) ?? start)).toBe(true);
      }),
    );
  });

  it('allows cancelling an order until it is shipped', () => {
    fc.assert(
      fc.property(anyStatus, (status) => {
        expect(nextStatuses(status).includes('cancelled')).toBe(isCancellable(status));
        expect(isCancellable(status)).toBe(['pending', 'confirmed', 'processing'].includes(status));
      }),
    );
  });

  it('allows an order to skip statuses', () => {
    expect(nextStatuses('pending')).toEqual(['confirmed', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(nextStatuses('shipped')).toEqual(['delivered']);
  });

  it.each(['delivered', 'cancelled'] as const)('allows no change to an order with status %s', (status) =>
    expect(nextStatuses(status)).toEqual([]),
  );
});
