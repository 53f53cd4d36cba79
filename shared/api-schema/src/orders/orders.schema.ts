import { ORDER_STATUSES } from '@kaagazz/domain';
import { z } from 'zod';
import { NewestFirstQuery, OperatorWords } from '../operator/operator.schema.ts';

/** An order as it stands on the wire: money in rupees (specification §3, E10). */
export const Order = z
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

export type Order = z.output<typeof Order>;

export const OrderAnswer = z.object({ success: z.literal(true), order: Order });

export const OrdersAnswer = z.object({ success: z.literal(true), orders: z.array(Order) });

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
