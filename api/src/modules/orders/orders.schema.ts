import { isCancellable, ORDER_STATUSES, toRupees } from '@kaagazz/domain';
import { z } from 'zod';
import { NewestFirstQuery, OperatorWords } from '../operator/operator.schema.ts';
import type { WholeOrder } from './orders.repository.ts';

/** An order as it stands on the wire: money in rupees (specification §3, E10). */
export const OrderOnWire = z
  .object({
    _id: z.string(),
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    /** oldest first; `note`: courier and tracking number of a parcel */
    statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string(), note: z.string().optional() })),
    /** until it is on its way (E23) */
    cancellable: z.boolean(),
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        price: z.number(),
        /** where the product's picture is; of what is printed to order the picture itself, as a data URL */
        image: z.string(),
        /** of what is printed to order, for as long as the account is there */
        print: z
          .object({
            options: z.array(z.object({ label: z.string(), value: z.string() })),
            /** name of the shopper's own file */
            file: z.string().nullable(),
          })
          .optional(),
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

export const OrderAnswer = z.object({ success: z.literal(true), order: OrderOnWire });

export const OrdersAnswer = z.object({ success: z.literal(true), orders: z.array(OrderOnWire) });

export const OrderNumberParam = z.object({ orderNumber: z.string() });

export const OrdersPageQuery = NewestFirstQuery.extend({ status: z.enum(ORDER_STATUSES).optional() });

/** What an operator says of an order; the note of `shipped` is told to the shopper: courier and tracking number. */
export const SetStatusRequest = OperatorWords.extend({
  status: z.enum(ORDER_STATUSES, `one of ${ORDER_STATUSES.join(', ')}`),
});

export const SetStatusAnswer = OrderAnswer.extend({
  /** false when the order had this status already: nothing was changed, nobody was written to */
  changed: z.boolean(),
});

export const OrdersPage = OrdersAnswer.extend({ nextCursor: z.string().nullable() });

/** @param imageUrl where a picture of that file name is served */
export function orderOnWire(order: WholeOrder, imageUrl: (file: string) => string): z.infer<typeof OrderOnWire> {
  return {
    _id: order.id,
    orderNumber: order.number,
    status: order.status,
    statusHistory: order.history.map(({ status, at, note }) => ({
      status,
      at: at.toISOString(),
      ...(note && { note }),
    })),
    cancellable: isCancellable(order.status),
    products: order.lines.map(({ productId, title, quantity, unitPrice, image, print }) => ({
      productId,
      title,
      quantity,
      price: toRupees(unitPrice),
      image: print ? print.image : image && imageUrl(image),
      ...(print && { print: { options: print.options, file: print.fileName } }),
    })),
    totalAmount: toRupees(order.total),
    shippingAmount: toRupees(order.shipping),
    shippingAddress: order.shippingAddress,
    paymentInfo: { razorpay_payment_id: order.gatewayPaymentId, razorpay_order_id: order.gatewayOrderId },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}
