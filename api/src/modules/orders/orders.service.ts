import { randomUUID } from 'node:crypto';
import type { BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';
import { deliveryWindow, PACKING_DAYS, pinCodeIn, shippingDay } from '@kaagazz/domain';
import { printingDays } from '@kaagazz/domain/print';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { pageOf, readCursor } from '../../lists/newest-first.ts';
import { type Account, accountById, accountByEmail } from '../auth/account.ts';
import { trackingUrl } from '../order-links/tracking-url.ts';
import { requestInvoice } from './request-invoice.ts';
import { enqueueMails, type Mail } from '../mail/outbox.ts';
import { printParticulars } from '../print/lines/print-particulars.ts';
import type { MailedOrder, Recipient } from './mailed-order.ts';
import { newOrderMail } from './office-mails.ts';
import { isOrderNumber, orderNotFound, orderNumber } from './order-number.ts';
import { orderChangeMail, orderReplacementMail } from './order-refund-mails.ts';
import { readHolidays } from '../settings/shop-settings.ts';
import { orderStatusMail } from './order-status-mails.ts';
import {
  changeShippingAddress,
  countOrdersOf,
  findOrder,
  insertOrder,
  lockOrder,
  nextOrderNumber,
  numberOfAttempt,
  numberOfPayment,
  type OrderLineRow,
  type OrderRow,
  ordersOf,
  pageOfOrders,
  type WholeOrder,
} from './orders.repository.ts';
import { trimOrderList } from './trim-order-list.ts';

export type { WholeOrder };

type OrderedLine = Omit<OrderLineRow, 'orderId' | 'position' | 'taxPercent'> &
  Partial<Pick<OrderLineRow, 'taxPercent'>>;

interface MailParts {
  order: MailedOrder;
  recipient: Recipient;
  siteOrigin: string;
}

/** Amounts are in paise. */
export interface PaidOrder {
  buyerId: string | null;
  lines: readonly OrderedLine[];
  goods: number;
  shipping: number;
  total: number;
  /** The order's discount, already deducted from the line prices. */
  discount: number;
  discountCode: string | null;
  shippingAddress: ShippingAddress | null;
  business?: BusinessBuyer | null;
  giftNote?: string;
  gatewayOrderId: string;
  gatewayPaymentId: string;
  /** Time from which the delivery dates are calculated. Defaults to the current time. */
  orderedAt?: Date;
  takenBy?: string | null;
}

export interface CashOrder extends Omit<PaidOrder, 'gatewayOrderId' | 'gatewayPaymentId' | 'takenBy'> {
  id: string;
  buyerId: string;
  shippingAddress: ShippingAddress;
  business: BusinessBuyer | null;
  giftNote: string;
}

export interface TakenOrder extends Pick<
  PaidOrder,
  'lines' | 'goods' | 'shipping' | 'total' | 'discount' | 'discountCode'
> {
  id: string;
  shippingAddress: ShippingAddress;
  paidBy: 'cash-on-delivery' | 'elsewhere';
  takenBy: string;
}

interface Supplement extends Pick<PaidOrder, 'lines' | 'total' | 'gatewayPaymentId'> {
  gatewayOrderId: string | null;
}

type Dependencies = Pick<AppContext, 'config' | 'database' | 'now'>;

const OWN_ORDERS_LIMIT = 200;

export class Orders {
  readonly #context: Dependencies;

  constructor(context: Dependencies) {
    this.#context = context;
  }

  async placePaid(
    tx: Database,
    { lines, orderedAt, takenBy = null, business = null, giftNote = '', ...paid }: PaidOrder,
  ): Promise<string> {
    const account = await (paid.buyerId === null
      ? accountByEmail(tx, paid.shippingAddress?.email ?? '')
      : accountById(tx, paid.buyerId));
    if (paid.buyerId !== null && !account) throw new Error('the buyer has no account');
    const buyerId = account?.id ?? null;
    const shippingAddress = paid.shippingAddress ?? (account && addressOf(account));
    if (!shippingAddress) throw new Error('the order has no address');
    const order = { ...paid, buyerId, id: randomUUID(), shippingAddress, business, giftNote, due: 0, takenBy, lines };
    return this.#place(
      tx,
      { ...order, ...NEW, paidBy: 'gateway' },
      account ?? addressee(shippingAddress),
      confirmation,
      orderedAt,
    );
  }

  /**
   * Creates a cash-on-delivery order. To avoid deadlocks, the caller must already have locked the
   * stock and must not lock anything else afterwards.
   * @returns the order number
   */
  async placeCashOnDelivery(tx: Database, { orderedAt, ...cash }: CashOrder): Promise<string> {
    const account = await accountById(tx, cash.buyerId);
    if (!account) throw new Error('the buyer has no account');
    const order = { ...cash, ...NEW, ...NOT_THROUGH_GATEWAY, paidBy: 'cash-on-delivery' as const, due: cash.total };
    return this.#place(tx, { ...order, takenBy: null }, account, confirmation, orderedAt);
  }

  /**
   * Creates an order taken by staff. If there is an account with the buyer's email address, the
   * order is assigned to that account.
   * @returns the order number
   */
  async placeTaken(tx: Database, { paidBy, ...taken }: TakenOrder): Promise<string> {
    const account = await accountByEmail(tx, taken.shippingAddress.email);
    const buyerId = account?.id ?? null;
    const due = paidBy === 'cash-on-delivery' ? taken.total : 0;
    const order = {
      ...taken,
      ...NEW,
      business: null,
      giftNote: '',
      paidBy,
      due,
      buyerId,
      ...NOT_THROUGH_GATEWAY,
    };
    return this.#place(tx, order, account ?? addressee(taken.shippingAddress), confirmation);
  }

  /**
   * Creates a free replacement order. To avoid deadlocks, the caller must already have locked the
   * original order and the stock and must not lock anything else afterwards.
   * @returns the number of the replacement order
   */
  async placeReplacement(
    tx: Database,
    original: WholeOrder,
    { id, lines }: { id: string; lines: readonly Omit<OrderedLine, 'unitPrice'>[] },
  ): Promise<string> {
    const { buyerId, shippingAddress, number } = original;
    const account = buyerId === null ? undefined : await accountById(tx, buyerId);
    const order = {
      id,
      buyerId,
      shippingAddress,
      lines: lines.map((line) => ({ ...line, unitPrice: 0 })),
      goods: 0,
      shipping: 0,
      total: 0,
      discount: 0,
      discountCode: null,
      business: null,
      giftNote: '',
      ...NOT_THROUGH_GATEWAY,
      ...NEW,
      paidBy: 'gateway' as const,
      due: 0,
      takenBy: original.takenBy,
      replaces: original.id,
    };
    const recipient = account ?? addressee(shippingAddress);
    return this.#place(tx, order, recipient, (parts) => orderReplacementMail({ ...parts, original: number }));
  }

  async placeSupplement(
    tx: Database,
    original: Pick<OrderRow, 'id' | 'number' | 'buyerId' | 'shippingAddress' | 'business' | 'takenBy'>,
    { lines, total, gatewayOrderId, gatewayPaymentId }: Supplement,
  ): Promise<string> {
    const { id: supplements, buyerId, shippingAddress, business, takenBy } = original;
    const account = buyerId === null ? undefined : await accountById(tx, buyerId);
    const order = {
      ...{ id: randomUUID(), buyerId, shippingAddress, business, takenBy, supplements, lines, total, goods: total },
      ...{ shipping: 0, discount: 0, discountCode: null, giftNote: '', due: 0, replaces: null, atPressAt: null },
      ...{ paidBy: 'gateway' as const, gatewayOrderId, gatewayPaymentId },
    };
    const recipient = account ?? addressee(shippingAddress);
    return this.#place(tx, order, recipient, (parts) => orderChangeMail({ ...parts, original: original.number }));
  }

  async #place(
    tx: Database,
    {
      lines,
      ...placed
    }: Omit<OrderRow, 'number' | 'status' | 'shipBy' | 'deliverFrom' | 'deliverBy' | 'createdAt' | 'updatedAt'> & {
      lines: readonly OrderedLine[];
    },
    recipient: Recipient,
    confirm: (parts: MailParts) => Mail,
    orderedAt = this.#context.now(),
  ): Promise<string> {
    const createdAt = this.#context.now();
    const number = orderNumber(createdAt, await nextOrderNumber(tx));
    const ids = lines.map(({ productId }) => productId);
    const prints = await printParticulars(tx, ids);
    const productionDays = Math.max(PACKING_DAYS, printingDays([...prints.values()].map(({ service }) => service)));
    const pin = pinCodeIn(placed.shippingAddress.address);
    const holidays = await readHolidays(tx);
    const delivery = deliveryWindow({ orderedAt, pin, productionDays, holidays });
    const dates = {
      shipBy: shippingDay(orderedAt, productionDays, holidays),
      deliverFrom: delivery?.from ?? null,
      deliverBy: delivery?.to ?? null,
    };
    const isSupplement = placed.supplements !== null;
    const status = isSupplement ? ('delivered' as const) : ('pending' as const);
    const order = { ...placed, ...(isSupplement ? NO_DATES : dates), number, status, createdAt };
    await insertOrder(tx, order, lines);

    const mailed = { ...order, lines: lines.map((line) => ({ ...line, print: prints.get(line.productId) ?? null })) };
    const { config } = this.#context;
    const tracked = { ...mailed, trackingUrl: trackingUrl(config, number) };
    const mail = confirm({ order: tracked, recipient, siteOrigin: config.siteOrigin });
    const confirmation = { ...mail, forgetWhenDone: recipient.id === undefined && placed.takenBy === null };
    const mails = [...(recipient.email ? [confirmation] : []), ...(isSupplement ? [] : [newOrderMail(mailed)])];
    await enqueueMails(tx, mails, createdAt);
    await requestInvoice(tx, order.id, createdAt);
    return number;
  }

  async numberOfAttempt(tx: Database, attempt: { id: string; gatewayOrderId: string | null }): Promise<string> {
    const number = await numberOfAttempt(tx, attempt);
    if (number === undefined) throw new Error('a paid attempt has no order');
    return number;
  }

  numberOfPayment(tx: Database, gatewayPaymentId: string): Promise<string | undefined> {
    return numberOfPayment(tx, gatewayPaymentId);
  }

  /** @throws Problem 404 `ORDER_NOT_FOUND` */
  async order(number: string): Promise<WholeOrder> {
    const order = isOrderNumber(number) && (await findOrder(this.#context.database, number));
    if (!order) throw orderNotFound(number);
    return order;
  }

  async ownOrder(buyerId: string, number: string): Promise<WholeOrder> {
    const order = await this.order(number);
    if (order.buyerId !== buyerId) throw orderNotFound(number);
    return order;
  }

  /** @throws Problem 404 `ORDER_NOT_FOUND` */
  async lock(tx: Database, number: string): Promise<WholeOrder> {
    await lockOrder(tx, number);
    const order = await findOrder(tx, number);
    if (!order) throw orderNotFound(number);
    return order;
  }

  /** Changes an order's shipping address. The order's row must already be locked. */
  correctAddress(tx: Database, orderId: string, address: ShippingAddress): Promise<void> {
    return changeShippingAddress(tx, orderId, address);
  }

  countOwn(tx: Database, buyerId: string): Promise<number> {
    return countOrdersOf(tx, buyerId);
  }

  async ownOrders(buyerId: string): Promise<WholeOrder[]> {
    return trimOrderList(await ordersOf(this.#context.database, buyerId, OWN_ORDERS_LIMIT));
  }

  /** @throws Problem 400 `BAD_CURSOR` */
  async page(query: { status?: OrderRow['status'] | undefined; limit: number; cursor?: string | undefined }) {
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const found = await pageOfOrders(this.#context.database, { after, status: query.status, limit: query.limit + 1 });
    return pageOf(found, query.limit);
  }
}

const NEW = { replaces: null, supplements: null, atPressAt: null };
const NO_DATES = { shipBy: null, deliverFrom: null, deliverBy: null };
const NOT_THROUGH_GATEWAY = { gatewayOrderId: null, gatewayPaymentId: null };

const confirmation = (parts: MailParts) => orderStatusMail({ ...parts, status: 'pending', note: '' });

function addressOf({ fullname: name, email, phone }: Account): ShippingAddress {
  return { name, email, phone: phone ?? '', address: '' };
}

function addressee({ email }: ShippingAddress): Recipient {
  return { email, fullname: '' };
}
