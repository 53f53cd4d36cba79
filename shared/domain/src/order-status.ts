/** The states of an order, in the order in which they are passed; `cancelled` ends it (specification §4). */
export const ORDER_STATUSES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Whether an order can still be cancelled: until it is on its way (E23). */
export function isCancellable(status: OrderStatus): boolean {
  return ORDER_STATUSES.indexOf(status) < ORDER_STATUSES.indexOf('shipped');
}

/** Nothing comes after these two. */
export function isFinalStatus(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** What an order may become: forward only, steps may be skipped, `cancelled` only until it is shipped (specification §4, E23). */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  if (isFinalStatus(status)) return [];
  return ORDER_STATUSES.filter((next, step) =>
    next === 'cancelled' ? isCancellable(status) : step > ORDER_STATUSES.indexOf(status),
  );
}
