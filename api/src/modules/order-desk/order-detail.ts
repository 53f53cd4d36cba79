import type { DeskOrder } from '@kaagazz/api-schema';
import { type Credit, formatPaise, isCancellable, toRupees } from '@kaagazz/domain';
import { mayRole } from '@kaagazz/domain/desk';
import { asc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { accountById } from '../auth/account.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { appliedDiscount } from '../discounts/applied-discount.ts';
import { orderEvents, THE_BUYER } from '../orders/tables/order-work.tables.ts';
import { orderNotFound } from '../orders/order-number.ts';
import { creditsOf } from '../orders/order-credits.ts';
import type { Orders, WholeOrder } from '../orders/orders.service.ts';
import { staff } from '../staff/staff.tables.ts';
import { deskOrderRow } from './order-list.ts';
import { returnedPieces } from './returned-lines.ts';
import { type OrderMail, orderMailsOf } from './order-mails.ts';
import { type MailSources, mailSourcesOf, repeatedMail } from './repeated-mails.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'now'> & { orders: Orders; imageUrl: (file: string) => string };
type EventRow = typeof orderEvents.$inferSelect;
type Entry = DeskOrder['timeline'][number];

const UNDOABLE = ['print', 'pack', 'ship', 'deliver'] as const;
const REFUND_STATES = {
  due: 'Refund waits for the payment gateway',
  pending: 'Refund is on its way through the bank',
  refunded: "Refunded in the gateway's dashboard",
} as const;
const MAIL_TITLES: Readonly<Record<string, string>> = {
  'order-confirmation': 'Order confirmation',
  'order-processing': 'Email: in preparation',
  'order-shipped': 'Email: shipped',
  'order-delivered': 'Email: delivered',
  'order-cancelled': 'Email: cancelled',
  'order-tracking': 'Email: tracking number',
  'order-correction': 'Email: correction',
  'order-refund': 'Email: refund',
  'order-return': 'Email: how to send goods back',
  'order-return-declined': 'Email: return declined',
  'order-return-received': 'Email: return received',
  'order-replacement': 'Email: replacement',
  'change-payment': 'Email: payment for a change',
  'order-change': 'Email: paid change',
  'better-file': 'Email: better file needed',
  'new-order': 'Email to the office',
  'buyer-cancelled': 'Email to the office: cancelled',
  'return-requested': 'Email to the office: return requested',
};

/** @throws Problem 404 `ORDER_NOT_FOUND` */
export async function deskOrder(context: Context, number: string, caller: SignedInStaff): Promise<DeskOrder> {
  const { database, now } = context;
  const row = await deskOrderRow(database, number, now());
  if (!row) throw orderNotFound(number);
  const order = await context.orders.order(number);
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.position));
  const names = await namesOf(database, events);
  const sources = await mailSourcesOf(context, order);
  const [invoice] = await database.select().from(invoices).where(eq(invoices.orderId, order.id));
  const last = lastStep(events);
  const credits = creditsOf(order);
  const returned = returnedPieces(sources.returns);
  return {
    ...row,
    lines: order.lines.map((line) => ({
      ...lineOnWire(line, context.imageUrl),
      refunded: toRupees(refundedOf(credits, line.position)),
      returned: returned.get(line.position) ?? 0,
    })),
    money: {
      goods: toRupees(order.goods),
      discount: appliedDiscount(order),
      shipping: toRupees(order.shipping),
      total: row.total,
      refunded: row.refunded,
      gatewayOrderId: order.gatewayOrderId ?? '',
      gatewayPaymentId: order.gatewayPaymentId ?? '',
    },
    address: order.shippingAddress,
    giftNote: order.giftNote,
    business: order.business,
    customer: await customerOf(context, order),
    timeline: timelineOf(sources, events, await orderMailsOf(database, number), names),
    notes: events
      .filter(({ kind }) => kind === 'note')
      .map(({ id, at, staffId, text }) => ({ id, at: at.toISOString(), who: names.get(staffId) ?? '', text })),
    documents: {
      invoice: invoice?.number ?? null,
      creditNotes: [
        ...order.refunds.flatMap(({ creditNote }) => creditNote ?? []),
        ...(invoice?.creditNote ? [invoice.creditNote] : []),
      ],
    },
    replaces: order.replaces === null ? null : sources.original,
    actions: actionsOf({ ...row, supplements: order.supplements }, caller, last !== undefined),
    canCollect: row.due > 0 && row.status !== 'cancelled' && mayRole(caller.role, 'orders.create'),
    undoes: UNDOABLE.find((kind) => kind === last?.kind) ?? null,
  };
}

export function lastStep(events: readonly EventRow[]): EventRow | undefined {
  return events.findLast(({ before, undoneAt }) => before !== null && undoneAt === null);
}

function refundedOf(credits: readonly Credit[], position: number) {
  const lines = credits.flatMap((credit) => credit.lines);
  return lines.reduce((sum, line) => (line.position === position ? sum + line.amount : sum), 0);
}

function lineOnWire(line: WholeOrder['lines'][number], imageUrl: (file: string) => string) {
  const { position, productId, title, quantity, unitPrice, image, print } = line;
  return {
    position,
    productId,
    title,
    quantity,
    price: toRupees(unitPrice),
    amount: toRupees(unitPrice * quantity),
    image: print ? print.image : image && imageUrl(image),
    print: print && { options: [...copiesOption(line), ...print.options], file: print.fileName },
  };
}

function copiesOption({ quantity, print }: WholeOrder['lines'][number]) {
  return print && print.copies !== quantity ? [{ label: 'Copies', value: `${print.copies} after a change` }] : [];
}

async function customerOf({ database, orders }: Context, { buyerId, shippingAddress: { name, email } }: WholeOrder) {
  const account = buyerId === null ? undefined : await accountById(database, buyerId);
  if (!account) return { id: null, name, email, orders: 1 };
  const count = await orders.countOwn(database, account.id);
  return { id: account.id, name: account.fullname, email: account.email, orders: count };
}

async function namesOf(database: Database, events: readonly EventRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ staffId }) => staffId))];
  if (ids.length === 0) return new Map();
  const rows = await database.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  return new Map([[THE_BUYER, 'the buyer'], ...rows.map(({ id, name }) => [id, name] as const)]);
}

function timelineOf(
  sources: MailSources,
  events: readonly EventRow[],
  mails: readonly OrderMail[],
  names: ReadonlyMap<string, string>,
): Entry[] {
  const { order } = sources;
  const entry = (id: string, at: Date, kind: string, text: string, who: string): Entry => ({
    id,
    at: at.toISOString(),
    kind,
    text,
    who,
    mail: null,
    wasUndone: false,
  });
  const isCancelledAtDesk = events.some(({ kind }) => kind === 'cancel');
  const entries = [
    placedEntry(order, sources.original, entry),
    ...order.history
      .filter(({ status }) => status === 'cancelled' && !isCancelledAtDesk)
      .map(({ at }) => entry(`${order.id}-cancelled`, at, 'cancelled', 'Order cancelled', 'the shop')),
    ...order.refunds
      .filter(({ reason, state }) => reason === '' || state !== 'refunded')
      .map(({ id, issuedAt, amount, state, creditNote }) =>
        entry(
          `${id}-refund`,
          issuedAt,
          'refunded',
          [`${REFUND_STATES[state]}: ${formatPaise(amount)}`, creditNote ?? ''].filter(Boolean).join(', '),
          'the shop',
        ),
      ),
    ...events.map(({ id, at, kind, text, staffId, undoneAt }) => ({
      ...entry(id, at, kind, text, names.get(staffId) ?? ''),
      wasUndone: undoneAt !== null,
    })),
    ...mails.map((mail) => ({
      ...entry(mail.id, mail.at, 'mail', MAIL_TITLES[mail.kind] ?? 'Email', 'the shop'),
      mail: {
        id: mail.id,
        kind: mail.kind,
        to: mail.to,
        state: mail.state,
        sendAt: mail.sendAt?.toISOString() ?? null,
        canResend: mail.state !== 'waiting' && repeatedMail(sources, mail) !== undefined,
      },
    })),
  ];
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function placedEntry(
  { id, createdAt, replaces, supplements, paidBy, gatewayPaymentId }: WholeOrder,
  original: string | null,
  entry: (id: string, at: Date, kind: string, text: string, who: string) => Entry,
): Entry {
  if (supplements !== null) return entry(id, createdAt, 'placed', `Paid for a change to ${original}`, 'the buyer');
  if (replaces !== null) return entry(id, createdAt, 'placed', 'Free replacement', 'the shop');
  if (gatewayPaymentId !== null) return entry(id, createdAt, 'placed', 'Order placed and paid', 'the buyer');
  const text = paidBy === 'cash-on-delivery' ? 'Order placed, cash on delivery' : 'Order placed and paid elsewhere';
  return entry(id, createdAt, 'placed', text, 'the shop');
}

function actionsOf(
  row: Pick<DeskOrder, 'step' | 'status' | 'refunded' | 'total' | 'due'> & Pick<WholeOrder, 'supplements'>,
  { role }: SignedInStaff,
  hasStep: boolean,
) {
  const { step, status } = row;
  const isOpen = isCancellable(status);
  const isShipped = (status === 'shipped' || status === 'delivered') && row.supplements === null;
  const possible = {
    print: step === 'print' && mayRole(role, 'prints.work'),
    pack: step === 'pack' && mayRole(role, 'orders.ship'),
    ship: step === 'ship' && mayRole(role, 'orders.ship'),
    track: status === 'shipped' && mayRole(role, 'orders.ship'),
    deliver: status === 'shipped' && mayRole(role, 'orders.ship'),
    undo: hasStep && status !== 'cancelled' && mayRole(role, 'orders.ship'),
    hold: isOpen && step !== 'held' && mayRole(role, 'orders.ship'),
    release: step === 'held' && mayRole(role, 'orders.ship'),
    address: isOpen && mayRole(role, 'orders.ship'),
    cancel: isOpen && mayRole(role, 'orders.cancel'),
    refund: status !== 'cancelled' && row.due === 0 && row.refunded < row.total && mayRole(role, 'money.refund'),
    return: isShipped && mayRole(role, 'orders.return'),
    replace: isShipped && mayRole(role, 'money.refund'),
  } as const;
  return (Object.keys(possible) as (keyof typeof possible)[]).filter((action) => possible[action]);
}
