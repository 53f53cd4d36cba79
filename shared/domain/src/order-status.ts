export const ORDER_STATUSES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export function isCancellable(status: OrderStatus): boolean {
  return ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf('shipped');
}

export function isFinalStatus(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

export function nextStatuses(status: OrderStatus): OrderStatus[] {
  if (isFinalStatus(status)) return [];
  return ORDER_STATUSES.filter((next, step) =>
    next === 'cancelled' ? isCancellable(status) : step > ORDER_STATUSES.indexOf(status),
  );
}
