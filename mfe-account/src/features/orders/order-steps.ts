import { ORDER_STATUSES } from '@kaagazz/domain';

import type { Order } from './order.ts';

export interface OrderStep {
  status: string;
  /** ISO 8601; `null` when it is still to come, or was skipped */
  at: string | null;
  state: 'passed' | 'now' | 'coming';
}

const WAY: readonly string[] = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/**
 * The way of an order from payment to the door. A cancelled order shows how far it came and where it ended; a status that this release does
 * not know yet ends the way as well.
 */
export function orderSteps({ status, statusHistory, createdAt, updatedAt }: Order): OrderStep[] {
  const history = statusHistory ?? [
    { status: 'pending', at: createdAt },
    ...(status === 'pending' ? [] : [{ status, at: updatedAt }]),
  ];
  const begun = (step: string) => history.findLast((entry) => entry.status === step)?.at ?? null;

  const place = WAY.indexOf(status);
  if (place >= 0) {
    return WAY.map((step, index) => ({
      status: step,
      at: index <= place ? begun(step) : null,
      state: index < place ? 'passed' : index === place ? 'now' : 'coming',
    }));
  }
  const reached = Math.max(0, ...history.map((entry) => WAY.indexOf(entry.status)));
  return [
    ...WAY.slice(0, reached + 1).map((step) => ({ status: step, at: begun(step), state: 'passed' as const })),
    { status, at: begun(status), state: 'now' },
  ];
}
