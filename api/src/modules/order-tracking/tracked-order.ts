import type { TrackedOrder } from '@kaagazz/api-schema';
import { isFinalStatus } from '@kaagazz/domain';
import { cashToPay } from '../orders/order-on-wire.ts';
import type { WholeOrder } from '../orders/orders.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const TRACKING_DAYS = 30;

export function isTrackable({ status, history, buyerId, takenBy }: WholeOrder, now: Date): boolean {
  if (buyerId === null && takenBy === null) return false;
  const end = history.find((change) => change.status === status)?.at;
  return !isFinalStatus(status) || (end !== undefined && now.getTime() < end.getTime() + TRACKING_DAYS * DAY_MS);
}

export function trackedOrderOnWire(order: WholeOrder, imageUrl: (file: string) => string): TrackedOrder {
  return {
    orderNumber: order.number,
    status: order.status,
    statusHistory: order.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    courier: order.history.find(({ status }) => status === 'shipped')?.note ?? '',
    products: order.lines.map(({ title, quantity, image, print }) => ({
      title,
      quantity,
      // Omit the images of personalised prints, because they can show names and addresses.
      image: print || !image ? '' : imageUrl(image),
    })),
    ...(order.deliverFrom && order.deliverBy && { delivery: { from: order.deliverFrom, to: order.deliverBy } }),
    ...cashToPay(order),
    createdAt: order.createdAt.toISOString(),
  };
}
