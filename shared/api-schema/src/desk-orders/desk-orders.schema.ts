import { ORDER_STATUSES, isCalendarDay } from '@kaagazz/domain';
import { z } from 'zod';
import { flag } from '../desk-list/desk-list.schema.ts';

/**
 * What happens next to an order: `print` and `pack` wait for the workshop, `ship` for the courier.
 * A held order has the step `held` until it is released.
 */
export const ORDER_STEPS = ['held', 'print', 'pack', 'ship', 'deliver', 'done'] as const;

/** `paid` in full, some or all of it refunded, or a replacement that costs nothing. */
export const ORDER_PAYMENTS = ['paid', 'partly-refunded', 'refunded', 'free'] as const;

export const ORDER_PRINTS = ['none', 'waiting', 'printed'] as const;

/** Today, yesterday or a date, in India. */
const day = z.union([z.enum(['today', 'yesterday']), z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.')]);

export const ORDER_SORTS = ['createdAt', 'number', 'name', 'total', 'status'] as const;

export const DeskOrderFilters = {
  day: day.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  step: z.enum(ORDER_STEPS).optional(),
  payment: z.enum(ORDER_PAYMENTS).optional(),
  print: z.enum(ORDER_PRINTS).optional(),
  /** Paid at least two days ago and not shipped. */
  late: flag,
};

/** A row of the list. `id` is the order's number, amounts are rupees. */
export const DeskOrderRow = z
  .object({
    id: z.string(),
    version: z.int(),
    createdAt: z.string(),
    status: z.enum(ORDER_STATUSES),
    step: z.enum(ORDER_STEPS),
    payment: z.enum(ORDER_PAYMENTS),
    print: z.enum(ORDER_PRINTS),
    isLate: z.boolean(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Number of pieces, counting a print line as one. */
    items: z.int(),
    total: z.number(),
    refunded: z.number(),
    courier: z.string(),
    tracking: z.string(),
    holdReason: z.string(),
  })
  .meta({ id: 'DeskOrderRow' });

export type DeskOrderRow = z.output<typeof DeskOrderRow>;

const DeskOrderLine = z.object({
  /** Position in the order, from 0. */
  position: z.int(),
  productId: z.string(),
  title: z.string(),
  quantity: z.int(),
  price: z.number(),
  /** Price times quantity. */
  amount: z.number(),
  refunded: z.number(),
  /** Pieces that were sent back. */
  returned: z.int(),
  /** URL or data URL. Empty if there is none. */
  image: z.string(),
  print: z
    .object({ options: z.array(z.object({ label: z.string(), value: z.string() })), file: z.string().nullable() })
    .nullable(),
});

/** An entry of the timeline, oldest first. */
const TimelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** For example `placed`, `packed`, `shipped`, `note`, `mail`, `refunded`. */
  kind: z.string(),
  /** One line for the screen. */
  text: z.string(),
  /** Name of the person, `the buyer` or `the shop`. */
  who: z.string(),
  /** Email of this entry: `waiting` can still be stopped by an undo. */
  mail: z
    .object({
      id: z.string(),
      kind: z.string(),
      to: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'stopped']),
      /** For `waiting`: when it is sent. */
      sendAt: z.string().nullable(),
      canResend: z.boolean(),
    })
    .nullable(),
  wasUndone: z.boolean(),
});

export const OrderAction = z.enum([
  'print',
  'pack',
  'ship',
  'track',
  'deliver',
  'undo',
  'hold',
  'release',
  'address',
  'cancel',
  'refund',
  'return',
  'replace',
]);

/** Everything about one order. */
export const DeskOrder = DeskOrderRow.extend({
  lines: z.array(DeskOrderLine),
  money: z.object({
    goods: z.number(),
    shipping: z.number(),
    total: z.number(),
    refunded: z.number(),
    refundable: z.number(),
    /** Empty if the order was not paid through the gateway. */
    gatewayOrderId: z.string(),
    gatewayPaymentId: z.string(),
  }),
  address: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string(), orders: z.int() }),
  timeline: z.array(TimelineEntry),
  notes: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
  documents: z.object({ invoice: z.string().nullable(), creditNotes: z.array(z.string()) }),
  /** The order that this one replaces. */
  replaces: z.string().nullable(),
  /** What the caller may do now. */
  actions: z.array(OrderAction),
  /** What `undo` would take back. */
  undoes: z.enum(['print', 'pack', 'ship', 'deliver']).nullable(),
}).meta({ id: 'DeskOrder' });

export type DeskOrder = z.output<typeof DeskOrder>;
