import type { Order } from '@kaagazz/api-schema';
import { GIFT_WRAP_ID, fromRupees, toRupees } from '@kaagazz/domain';

export type OrderLine = Order['products'][number];

export function goodsAmount({ totalAmount, shippingAmount }: Order): number {
  return toRupees(fromRupees(totalAmount) - fromRupees(shippingAmount));
}

/** Returns the order's total in rupees, with later payments added and refunds subtracted. */
export function amountKept({ totalAmount, supplements = [], refunds = [] }: Order): number {
  const paid = supplements.reduce(
    (sum, { amount, refunded = 0 }) => sum + fromRupees(amount) - fromRupees(refunded),
    fromRupees(totalAmount),
  );
  return toRupees(refunds.reduce((sum, { amount }) => sum - fromRupees(amount), paid));
}

export function lineAmount({ price, quantity }: OrderLine): number {
  return toRupees(fromRupees(price) * quantity);
}

export function pieceCount({ products }: Order): number {
  return products.reduce((sum, { productId, quantity }) => (productId === GIFT_WRAP_ID ? sum : sum + quantity), 0);
}

export function courierOf({ status, statusHistory }: Order): string {
  if (status !== 'shipped' && status !== 'delivered') return '';
  return statusHistory.find((entry) => entry.status === 'shipped')?.note ?? '';
}

export function findOrder(orders: readonly Order[], numberOrId: string): Order | undefined {
  return orders.find((order) => order.orderNumber === numberOrId || order._id === numberOrId);
}
