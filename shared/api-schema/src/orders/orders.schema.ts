import { ORDER_STATUSES } from '@kaagazz/domain';
import { z } from 'zod';
import { DeliveryWindow } from '../delivery/delivery.schema.ts';
import { BusinessOnWire } from './business-buyer.ts';
import { AppliedDiscount } from './applied-discount.ts';
import { NewestFirstQuery, OperatorWords } from '../operator/operator.schema.ts';
import { requiredText } from '../wire-text.ts';

/** An order. Amounts are in rupees. */
export const Order = z
  .object({
    _id: z.string(),
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    /** Status changes, oldest first. `note` contains the courier and tracking number. */
    statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string(), note: z.string().optional() })),
    /** False once printing has started or the order has been shipped. */
    cancellable: z.boolean(),
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        price: z.number(),
        /** URL of the product's picture, or a data URL for a print line. */
        image: z.string(),
        /** Set only for printed lines. Deleted with the account. */
        print: z
          .object({
            options: z.array(z.object({ label: z.string(), value: z.string() })),
            /** Number of copies, if it was changed after the order was paid. */
            copies: z.int().optional(),
            file: z.string().nullable(),
            /**
             * Approved versions, oldest first. The last one is printed. Empty if the text never
             * changed.
             */
            versions: z.array(z.object({ id: z.string(), sha256: z.string(), approvedAt: z.string() })),
            /**
             * Path to the form for changing text, quantity and paper, or null once printing has
             * started.
             */
            textPath: z.string().nullable().optional(),
            /** For a printed sample, the number of copies in the full order. */
            sampleOf: z.int().optional(),
            /** Path for sharing an invitation online. Not set for other prints. */
            sharePath: z.string().optional(),
            /** Path of the page with the guests' replies. Not set if the card has no RSVP code. */
            repliesPath: z.string().optional(),
            /** Path of the page with the certificates' serial numbers. Not set for other prints. */
            certificatesPath: z.string().optional(),
          })
          .optional(),
      }),
    ),
    totalAmount: z.number(),
    /** Amount that the courier collects in cash. Absent if there is nothing to collect. */
    cashToPay: z.number().optional(),
    shippingAmount: z.number(),
    /**
     * Discount code and its amount, which is already subtracted from the product prices. Absent if
     * there is no discount code.
     */
    discount: AppliedDiscount.optional(),
    /**
     * Discount codes that credit what was paid for samples and swatch kits towards prints until
     * `lastDay`.
     */
    printCredits: z
      .array(z.object({ code: z.string(), amount: z.number(), lastDay: z.string(), isUsed: z.boolean() }))
      .optional(),
    /**
     * Payments for changes to the order's prints, oldest first. Each has its own order number for
     * its invoice.
     */
    supplements: z
      .array(
        z.object({
          orderNumber: z.string(),
          amount: z.number(),
          /** Total of all refunds, except for the cancellation. Not set if zero. */
          refunded: z.number().optional(),
          at: z.string(),
        }),
      )
      .optional(),
    /** Planned start of printing. Not set if no print can be changed any more. */
    pressStart: z.string().optional(),
    /** Refunds that did not cancel the order, oldest first. Absent if there are none. */
    refunds: z.array(z.object({ amount: z.number(), at: z.string(), creditNote: z.string().nullable() })).optional(),
    shippingAddress: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
    giftNote: z.string().optional(),
    /** The company that placed the order. Absent if the buyer isn't a company. */
    business: BusinessOnWire.optional(),
    /** Expected delivery dates. Absent if the address has no PIN code. */
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

/**
 * Order details visible through a tracking link. Excludes addresses, contact details, print
 * contents, and all prices except the amount due on delivery.
 */
export const TrackedOrder = z
  .object({
    orderNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    statusHistory: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
    /** The courier and tracking number. Empty before the order is shipped. */
    courier: z.string(),
    /** `image` is empty for printed lines. */
    products: z.array(z.object({ title: z.string(), quantity: z.int(), image: z.string() })),
    delivery: DeliveryWindow.optional(),
    /** Amount that the courier collects in cash. Absent if there is nothing to collect. */
    cashToPay: z.number().optional(),
    createdAt: z.string(),
  })
  .meta({ id: 'TrackedOrder' });

export type TrackedOrder = z.output<typeof TrackedOrder>;

export const TrackedOrderResponse = z.object({ success: z.literal(true), order: TrackedOrder });

export const OrderNumberParam = z.object({ orderNumber: z.string() });

export const OrdersPageQuery = NewestFirstQuery.extend({ status: z.enum(ORDER_STATUSES).optional() });

/** For `shipped`, the note is emailed to the shopper. */
export const SetStatusRequest = OperatorWords.extend({
  status: z.enum(ORDER_STATUSES, `one of ${ORDER_STATUSES.join(', ')}`),
});

export const SetStatusResponse = OrderResponse.extend({
  /** False if the order already had this status. */
  changed: z.boolean(),
});

export const OrdersPage = OrdersResponse.extend({ nextCursor: z.string().nullable() });
