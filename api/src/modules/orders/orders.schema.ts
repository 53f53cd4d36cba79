import { ORDER_STATUSES, toRupees } from '@kaagazz/domain';
import { z } from 'zod';
import type { OrderWithLines } from './orders.repository.ts';

/** An order as it stands on the wire: money in rupees (specification §3, E10). */
export const OrderOnWire = z
  .object({
    _id: z.string(),
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        price: z.number(),
        image: z.string(),
      }),
    ),
    totalAmount: z.number(),
    shippingAmount: z.number(),
    shippingAddress: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
    paymentInfo: z.object({ razorpay_payment_id: z.string(), razorpay_order_id: z.string() }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });

export const OrdersAnswer = z.object({ success: z.literal(true), orders: z.array(OrderOnWire) });

export const OrdersPageQuery = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

export const OrdersPage = OrdersAnswer.extend({ nextCursor: z.string().nullable() });

/** @param imageUrl where a picture of that file name is served */
export function orderOnWire(order: OrderWithLines, imageUrl: (file: string) => string): z.infer<typeof OrderOnWire> {
  return {
    _id: order.id,
    orderNumber: order.number,
    status: order.status,
    products: order.lines.map(({ productId, title, quantity, unitPrice, image }) => ({
      productId,
      title,
      quantity,
      price: toRupees(unitPrice),
      image: image && imageUrl(image),
    })),
    totalAmount: toRupees(order.total),
    shippingAmount: toRupees(order.shipping),
    shippingAddress: order.shippingAddress,
    paymentInfo: { razorpay_payment_id: order.gatewayPaymentId, razorpay_order_id: order.gatewayOrderId },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}
