import { ORDER_STATUSES, isCalendarDay } from '@kaagazz/domain';
import { z } from 'zod';
import { BusinessOnWire } from '../orders/business-buyer.ts';
import { AppliedDiscount } from '../orders/applied-discount.ts';
import { flag } from '../desk-list/desk-list.schema.ts';

export const ORDER_STEPS = ['held', 'print', 'pack', 'ship', 'deliver', 'done'] as const;

export const ORDER_PAYMENTS = ['paid', 'partly-refunded', 'refunded', 'free'] as const;

export const ORDER_PRINTS = ['none', 'waiting', 'printed'] as const;

const day = z.union([z.enum(['today', 'yesterday']), z.string().refine(isCalendarDay, 'Enter a day as YYYY-MM-DD.')]);

export const ORDER_SORTS = ['createdAt', 'number', 'name', 'total', 'status'] as const;

export const DeskOrderFilters = {
  day: day.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  step: z.enum(ORDER_STEPS).optional(),
  payment: z.enum(ORDER_PAYMENTS).optional(),
  due: flag,
  print: z.enum(ORDER_PRINTS).optional(),
  late: flag,
};

/** `id` is the order number. Amounts are in rupees. */
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
    items: z.int(),
    total: z.number(),
    refunded: z.number(),
    /** Cash that the courier still has to collect on delivery, in rupees. */
    due: z.number(),
    discountCode: z.string(),
    courier: z.string(),
    tracking: z.string(),
    holdReason: z.string(),
  })
  .meta({ id: 'DeskOrderRow' });

export type DeskOrderRow = z.output<typeof DeskOrderRow>;

const DeskOrderLine = z.object({
  position: z.int(),
  productId: z.string(),
  title: z.string(),
  quantity: z.int(),
  price: z.number(),
  /** Price times quantity. */
  amount: z.number(),
  refunded: z.number(),
  returned: z.int(),
  /** URL or data URL. Empty if there is no picture. */
  image: z.string(),
  print: z
    .object({ options: z.array(z.object({ label: z.string(), value: z.string() })), file: z.string().nullable() })
    .nullable(),
});

const TimelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  text: z.string(),
  who: z.string(),
  mail: z
    .object({
      id: z.string(),
      kind: z.string(),
      to: z.string(),
      state: z.enum(['waiting', 'sent', 'failed', 'stopped']),
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
    /** The discount is already subtracted from `goods`. Null if no code was used. */
    discount: AppliedDiscount.nullable(),
    shipping: z.number(),
    total: z.number(),
    refunded: z.number(),
    gatewayOrderId: z.string(),
    gatewayPaymentId: z.string(),
  }),
  address: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  giftNote: z.string(),
  business: BusinessOnWire.nullable(),
  customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string(), orders: z.int() }),
  timeline: z.array(TimelineEntry),
  notes: z.array(z.object({ id: z.string(), at: z.string(), who: z.string(), text: z.string() })),
  documents: z.object({ invoice: z.string().nullable(), creditNotes: z.array(z.string()) }),
  replaces: z.string().nullable(),
  actions: z.array(OrderAction),
  canCollect: z.boolean(),
  undoes: z.enum(['print', 'pack', 'ship', 'deliver']).nullable(),
}).meta({ id: 'DeskOrder' });

export type DeskOrder = z.output<typeof DeskOrder>;
