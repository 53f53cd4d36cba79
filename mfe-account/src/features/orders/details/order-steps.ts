import type { Order } from '@kaagazz/api-schema';
import { ORDER_STATUSES } from '@kaagazz/domain';

export interface OrderStep {
  status: Order['status'];
  at: string | null;
  state: 'done' | 'current' | 'upcoming';
}

const STEPS = ORDER_STATUSES.filter((status) => status !== 'cancelled');

export function orderSteps({ status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>): OrderStep[] {
  const startOf = (step: string) => statusHistory.findLast((entry) => entry.status === step)?.at ?? null;

  const current = STEPS.findIndex((step) => step === status);
  if (current >= 0) {
    return STEPS.map((step, index) => ({
      status: step,
      at: index <= current ? startOf(step) : null,
      state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    }));
  }
  const lastReached = Math.max(0, ...statusHistory.map((entry) => STEPS.findIndex((step) => step === entry.status)));
  return [
    ...STEPS.slice(0, lastReached + 1).map((step) => ({ status: step, at: startOf(step), state: 'done' as const })),
    { status, at: startOf(status), state: 'current' },
  ];
}
