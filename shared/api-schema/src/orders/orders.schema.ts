import { ORDER_STATUSES } from '@kaagazz/domain';
import { z } from 'zod';
import { DeliveryWindow } from '../delivery/delivery.schema.ts';
import { BusinessOnWire } from './business-buyer.ts';
import { AppliedDiscount } from './applied-discount.ts';
import { NewestFirstQuery, OperatorWords } from '../operator/operator.schema.ts';
import { requiredText } from '../wire-text.ts';

/** Amounts are in rupees. */
export const Order = z
  .object({
    _id: z.string(),
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string(), note: z.string().optional() })),
    /** False once printing has started or the order has been shipped. */
    cancellable: z.boolean(),
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        price: z.number(),
        image: z.string(),
        print: z
          .object({
            options: z.array(z.object({ label: z.string(), value: z.string() })),
            copies: z.int().optional(),
            file: z.string().nullable(),
            versions: z.array(z.object({ id: z.string(), sha256: z.string(), approvedAt: z.string() })),
            /** Path of the form for editing the printed text. Null once printing has started. */
            textPath: z.string().nullable().optional(),
            sampleOf: z.int().optional(),
            sharePath: z.string().optional(),
            repliesPath: z.string().optional(),
            certificatesPath: z.string().optional(),
          })
          .optional(),
      }),
    ),
    totalAmount: z.number(),
    /** Cash to pay to the courier. Not set if nothing is due. */
    cashToPay: z.number().optional(),
    shippingAmount: z.number(),
    discount: AppliedDiscount.optional(),
    printCredits: z
      .array(z.object({ code: z.string(), amount: z.number(), lastDay: z.string(), isUsed: z.boolean() }))
      .optional(),
    supplements: z
      .array(
        z.object({
          orderNumber: z.string(),
          amount: z.number(),
          refunded: z.number().optional(),
          at: z.string(),
        }),
      )
      .optional(),
    pressStart: z.string().optional(),
    refunds: z.array(z.object({ amount: z.number(), at: z.string(), creditNote: z.string().nullable() })).optional(),
    shippingAddress: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
    giftNote: z.string().optional(),
    business: BusinessOnWire.optional(),
    delivery: DeliveryWindow.optional(),
    paymentInfo: z.object({ razorpay_payment_id: z.string(), razorpay_order_id: z.string() }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Order' });

export type Order = z.output<typeof Order>;

export const OrderResponse = z.object({ success: z.literal(true), order: Order });

export const OrdersResponse = z.object({ success: z.literal(true), orders: z.array(Order) });

export const TrackOrder = z.object({ token: requiredText(200) });

/** Must not contain personal data, because anyone with the tracking link can view the order. */
export const TrackedOrder = z
  .object({
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
    courier: z.string(),
    products: z.array(z.object({ title: z.string(), quantity: z.int(), image: z.string() })),
    delivery: DeliveryWindow.optional(),
    /** Cash to pay to the courier. Not set if nothing is due. */
    cashToPay: z.number().optional(),
    createdAt: z.string(),
  })
  .meta({ id: 'TrackedOrder' });

export type TrackedOrder = z.output<typeof TrackedOrder>;

export const TrackedOrderResponse = z.object({ success: z.literal(true), order: TrackedOrder });

export const OrderNumberParam = z.object({ orderNumber: z.string() });

export const OrdersPageQuery = NewestFirstQuery.extend({ status: z.enum(ORDER_STATUSES).optional() });

/** If the new status is `shipped`, the note is emailed to the shopper. */
export const SetStatusRequest = OperatorWords.extend({
  status: z.enum(ORDER_STATUSES, `one of ${ORDER_STATUSES.join(', ')}`),
});

export const SetStatusResponse = OrderResponse.extend({
  changed: z.boolean(),
});

export const OrdersPage = OrdersResponse.extend({ nextCursor: z.string().nullable() });
