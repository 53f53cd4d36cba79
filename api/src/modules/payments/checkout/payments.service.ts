import { fromRupees, isSoldOut, lowestFee, toRupees, PACKING_DAYS } from '@kaagazz/domain';
import { printingDays } from '@kaagazz/domain/print';
import { type BusinessBuyer, ShippingAddress } from '@kaagazz/api-schema';
import type { AppContext } from '../../../app-context.ts';
import { cashLimit, readSettings, shippingRates } from '../../settings/shop-settings.ts';
import { Problem } from '../../../plugins/problem.ts';
import { productsForSale } from '../../catalog/stock.ts';
import { findDiscount } from '../../discounts/discount-uses.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { printLinesForSale } from '../../print/lines/print-lines-for-sale.ts';
import {
  type Attempt,
  attemptOfGatewayOrder,
  findAttempt,
  gatewayOrdersOf,
  lastAddress,
  openAttempt,
  tieGatewayOrder,
} from '../attempts/attempts.repository.ts';
import { isCheckoutSignature } from '../gateway/checkout-signature.ts';
import { GatewayRefused, GatewayUnavailable, RazorpayClient } from '../gateway/razorpay-client.ts';
import type { PaymentContext } from '../payment-context.ts';
import { Refunds } from '../refunds/refunds.ts';
import { UnknownPayments } from '../refunds/unknown-payments.ts';
import { PaymentReconciliation } from '../settlement/payment-reconciliation.ts';
import { PaymentChecks } from '../settlement/payment-checks.ts';
import { Settlement } from '../settlement/settlement.ts';
import { Webhook } from '../settlement/webhook.ts';
import { applyDiscount, gramsOf, mergeLines, priceOf, summaryOf, type WantedLine } from './offer.ts';
import { quotedLine } from './quoted-line.ts';
import { type ReservationRequest, Reservations } from './reservations.ts';

interface QuoteCommand {
  products: readonly WantedLine[];
  pin?: string | undefined;
}

interface CheckDiscountCommand extends QuoteCommand {
  code: string;
}

interface CreateOrderCommand {
  products: readonly WantedLine[];
  discountCode?: string | undefined;
  business?: BusinessBuyer | undefined;
  gift?: { note: string; wrap: boolean } | undefined;
  shippingAddress?: ShippingAddress | undefined;
  /** In rupees. */
  expectedTotal?: number | undefined;
}

export interface PaymentReceipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface VerifyOrderCommand extends PaymentReceipt {
  user?: unknown;
}

export class Payments {
  readonly reservations: Reservations;
  readonly settlement: Settlement;
  readonly checks: PaymentChecks;
  readonly reconciliation: PaymentReconciliation;
  readonly refunds: Refunds;
  readonly webhook: Webhook;
  readonly unknown: UnknownPayments;
  readonly context: PaymentContext;
  readonly #orders: Orders;

  constructor(context: AppContext, orders: Orders) {
    this.context = { ...context, gateway: new RazorpayClient(context.config.razorpay) };
    this.#orders = orders;
    this.reservations = new Reservations(context);
    this.settlement = new Settlement(context, orders);
    this.refunds = new Refunds(this.context);
    this.unknown = new UnknownPayments(this.context);
    this.checks = new PaymentChecks(this.context, this.settlement);
    this.reconciliation = new PaymentReconciliation(this.context, this.settlement);
    this.webhook = new Webhook(context, this.checks);
  }

  async quote(command: QuoteCommand, buyerId: string | null) {
    const { lines, price, rates, limit, productionDays } = await this.#priced(command, buyerId);
    const shown = { flatShipping: toRupees(lowestFee(rates)), productionDays };
    return { lines, ...summaryOf(price), ...shown, cashLimit: limit === null ? null : toRupees(limit) };
  }

  async checkDiscount({ code, ...command }: CheckDiscountCommand, buyerId: string) {
    const { database, now } = this.context;
    const { sold, rates, parcel, open, prints } = await this.#priced(command, buyerId);
    const found = await findDiscount(database, code, { buyerId, exceptAttempt: open?.id, now: now() });
    const discounted = applyDiscount(sold, found, { rates, parcel, prints });
    return { ...summaryOf(discounted), discount: { code: found.code, amount: toRupees(discounted.discount) } };
  }

  async #priced({ products, pin = '' }: QuoteCommand, buyerId: string | null) {
    const { config, database } = this.context;
    const wanted = mergeLines(products);
    const ids = wanted.map(({ productId }) => productId);
    const open = buyerId === null ? undefined : await openAttempt(database, buyerId);
    const known = await productsForSale(database, ids);
    const prints = await printLinesForSale(database, buyerId, ids);
    for (const { productId, quantity } of open?.lines ?? []) {
      const product = known.get(productId);
      if (product) product.stock += quantity;
    }

    const lines = wanted.map((line) => quotedLine(line, { products: known, prints }));
    const sold = lines
      .filter((line) => line.problem !== 'PRICE_ON_REQUEST' && !isSoldOut(line))
      .map(({ productId, quantity, price }) => ({ productId, quantity, unitPrice: fromRupees(price) }));
    const settings = await readSettings(database, config);
    const rates = shippingRates(settings);
    const productionDays = Math.max(PACKING_DAYS, printingDays([...prints.values()].map(({ service }) => service)));
    const parcel = { pin, grams: gramsOf(sold, known) };
    return {
      lines,
      sold,
      price: priceOf(sold, rates, parcel),
      rates,
      limit: cashLimit(settings),
      parcel,
      open,
      prints,
      productionDays,
    };
  }

  /**
   * Reserves stock and creates a gateway order. Calls the gateway outside any transaction, so that
   * products don't stay locked until the gateway responds.
   */
  async createOrder(buyerId: string, command: CreateOrderCommand) {
    return this.openGateway(await this.reservations.reserve(reservationOf(buyerId, command)));
  }

  /**
   * Returns the data for the payment window. Reuses the attempt's gateway order if the shopper can
   * still pay that order. Otherwise, creates a new gateway order.
   */
  async openGateway(attempt: Attempt) {
    const { keyId, checkoutUrl } = this.context.config.razorpay;
    const id = await this.#gatewayOrderOf(attempt);
    return {
      order: { id, amount: attempt.total, currency: 'INR' as const },
      keyId,
      checkoutScript: checkoutUrl,
      summary: summaryOf(attempt),
    };
  }

  /**
   * Creates the order if the payment's signature is valid. Repeated calls return the same order
   * number.
   */
  async verifyOrder(buyerId: string, command: VerifyOrderCommand): Promise<string> {
    const otherAddress = ShippingAddress.safeParse(command.user);
    return this.confirm((attempt) => attempt.buyerId === buyerId, command, otherAddress.data);
  }

  async confirm(
    isOwn: (attempt: Attempt) => boolean,
    receipt: PaymentReceipt,
    otherAddress?: ShippingAddress,
  ): Promise<string> {
    const { config, database } = this.context;
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = receipt;
    const attempt = await attemptOfGatewayOrder(database, orderId);
    if (!attempt?.gatewayOrderId || !isOwn(attempt)) {
      throw new Problem('ORDER_NOT_FOUND', 'There is no such order.');
    }
    if (!isCheckoutSignature(signature, orderId, paymentId, config.razorpay.keySecret)) {
      throw new Problem('SIGNATURE_INVALID', 'We couldn’t verify this payment. Please contact us if you were charged.');
    }
    if (attempt.state === 'paid' && attempt.gatewayPaymentId === paymentId) {
      return this.#orders.numberOfAttempt(database, attempt);
    }

    const payment = await this.context.gateway.payment(paymentId).catch((error: unknown) => {
      throw asProblem(error, NOT_CONFIRMED);
    });
    // A valid signature proves that the payment exists, so treat a missing payment as a gateway
    // failure.
    if (!payment) throw new Problem('PAYMENT_GATEWAY_UNAVAILABLE', NOT_CONFIRMED);
    return this.settlement.settlePayment(attempt, payment, otherAddress);
  }

  lastAddress(buyerId: string): Promise<ShippingAddress | null> {
    return lastAddress(this.context.database, buyerId);
  }

  async #gatewayOrderOf(attempt: Attempt): Promise<string> {
    const { database, gateway, now } = this.context;
    try {
      let payable: string | undefined;
      for (const id of attempt.gatewayOrderId ? await gatewayOrdersOf(database, attempt.id) : []) {
        const known = await gateway.order(id);
        if (known?.status === 'paid') throw await this.#alreadyPaid(attempt, id);
        if (known) payable = id;
      }
      if (payable !== undefined) return payable;

      const order = await gateway.createOrder({
        amount: attempt.total,
        receipt: attempt.id,
        notes: { attempt: attempt.id },
      });
      if (await tieGatewayOrder(database, attempt, order.id, now())) return order.id;
    } catch (error) {
      if (isGatewayError(error)) await this.reservations.releaseUnopened(attempt.id);
      throw asProblem(error, NOT_OPENED);
    }
    return this.#gatewayOrderOfOtherTab(attempt);
  }

  async #gatewayOrderOfOtherTab({ id }: Attempt): Promise<string> {
    const attempt = await findAttempt(this.context.database, id);
    if (attempt?.state === 'open' && attempt.gatewayOrderId) return attempt.gatewayOrderId;
    throw new Problem('CHECKOUT_CHANGED', 'Your cart was changed in another tab or window. Please try again.');
  }

  async #alreadyPaid(attempt: Attempt, gatewayOrderId: string): Promise<Problem> {
    const payments = (await this.context.gateway.paymentsOf(gatewayOrderId)) ?? [];
    const orderNumber = await this.settlement.settleAll(attempt, payments);
    if (orderNumber !== undefined) {
      const message = `You have already paid for this cart. Order ${orderNumber} is confirmed.`;
      return new Problem('ALREADY_PAID', message, { orderNumber });
    }
    if (!payments.some(({ status }) => status === 'captured' || status === 'refunded')) {
      throw new GatewayUnavailable('a paid order has no captured payment');
    }
    const message =
      'We couldn’t create an order from your earlier payment, so we are refunding it in full. Please pay again.';
    return new Problem('PAYMENT_REFUNDED', message);
  }
}

export function reservationOf(
  buyerId: string,
  { products, shippingAddress, expectedTotal, discountCode, business, gift }: CreateOrderCommand,
): ReservationRequest {
  return {
    buyerId,
    lines: mergeLines(products),
    shippingAddress,
    expectedTotal: expectedTotal === undefined ? undefined : fromRupees(expectedTotal),
    discountCode,
    business: business ?? null,
    gift: gift ?? { note: '', wrap: false },
  };
}

const NOT_OPENED =
  'We can’t reach the payment service right now. You have not been charged. Please try again in a moment.';
const NOT_CONFIRMED =
  'We can’t reach the payment service right now, so your payment is not confirmed yet. Please try again in a moment.';

function isGatewayError(error: unknown): boolean {
  return error instanceof GatewayUnavailable || error instanceof GatewayRefused;
}

function asProblem(error: unknown, message: string): unknown {
  return isGatewayError(error) ? new Problem('PAYMENT_GATEWAY_UNAVAILABLE', message) : error;
}
