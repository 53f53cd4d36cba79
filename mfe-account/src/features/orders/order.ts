import { fromRupees, toRupees } from '@kaagazz/domain';

export interface OrderLine {
  /** a product's id, or `print_...` for something printed to order (E34) */
  productId: string;
  title: string;
  quantity: number;
  /** rupees for one piece, as it was paid */
  price: number;
  /** address of its picture; empty when it had none */
  image: string;
  /** of what was printed to order: what was chosen and typed, and the name of the shopper's file */
  print?: { options: { label: string; value: string }[]; file: string | null };
}

/** A paid order as `my-order` answers it (specification §3 Order). Money in rupees. */
export interface Order {
  _id: string;
  /** what shoppers and the shop call it: `KGZ-2026-000123` */
  orderNumber: string;
  /** one of the domain's order statuses; a word that a newer server knows and this release does not is shown as it is */
  status: string;
  products: OrderLine[];
  /** what was paid, shipping included (E23) */
  totalAmount: number;
  shippingAmount: number;
  shippingAddress: { name: string; email: string; phone: string; address: string };
  paymentInfo: { razorpay_payment_id: string; razorpay_order_id: string };
  /**
   * Each status with the moment it began, ISO 8601, oldest first; absent from servers that do not keep it yet. The note of `shipped` is
   * courier and tracking number.
   */
  statusHistory?: { status: string; at: string; note?: string }[];
  /** the shopper may still cancel it (E23) */
  cancellable?: boolean;
  /** ISO 8601 */
  createdAt: string;
  updatedAt: string;
}

/** What was paid for the goods alone, in rupees. */
export function goodsAmount({ totalAmount, shippingAmount }: Order): number {
  return toRupees(fromRupees(totalAmount) - fromRupees(shippingAmount));
}

/** What one line cost, in rupees. */
export function lineAmount({ price, quantity }: OrderLine): number {
  return toRupees(fromRupees(price) * quantity);
}

/** How many pieces an order holds. */
export function pieceCount({ products }: Order): number {
  return products.reduce((sum, line) => sum + line.quantity, 0);
}

/** Courier and tracking number of an order that is on its way or has arrived; empty when the shop gave none. */
export function courierOf({ status, statusHistory = [] }: Order): string {
  if (status !== 'shipped' && status !== 'delivered') return '';
  return statusHistory.find((entry) => entry.status === 'shipped')?.note ?? '';
}

/** The order that a URL means by number or by id. */
export function findOrder(orders: readonly Order[], wanted: string): Order | undefined {
  return orders.find((order) => order.orderNumber === wanted || order._id === wanted);
}
