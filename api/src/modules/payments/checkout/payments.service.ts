import { fromRupees } from '@kaagazz/domain';
import type { AppContext } from '../../../app-context.ts';
import { Problem } from '../../../plugins/problem.ts';
import { productsForSale } from '../../catalog/stock.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { ShippingAddress } from '@kaagazz/api-schema';
import { type PricesOf, printLinesForSale } from '../../print/lines/print-lines-for-sale.ts';
import { isCheckoutSignature } from '../gateway/checkout-signature.ts';
import { PaymentChecks } from '../settlement/payment-checks.ts';
import { mergeLines, priceOf, summaryOf, type WantedLine } from './offer.ts';
import { quotedLine } from './quoted-line.ts';
import {
  type Attempt,
  attemptOfGatewayOrder,
  lastAddress,
  lockAttempt,
  openAttempt,
  prepareTie,
} from '../attempts/attempts.repository.ts';
import { GatewayRefused, GatewayUnavailable, RazorpayClient } from '../gateway/razorpay-client.ts';
import { Refunds } from '../refunds/refunds.ts';
import { Reservations } from './reservations.ts';
import { Settlement } from '../settlement/settlement.ts';
import { UnknownPayments } from '../refunds/unknown-payments.ts';
import { Webhook } from '../settlement/webhook.ts';

export type Payments = ReturnType<typeof createPayments>;

interface CreateOrderCommand {
  products: readonly WantedLine[];
  shippingAddress?: ShippingAddress | undefined;
  /** rupees */
  expectedTotal?: number | undefined;
}

interface VerifyOrderCommand {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
  user?: unknown;
}

/** Paying: what it would cost, the reservation with its order at the gateway, and what follows a payment. */
export function createPayments({ config, database, now }: AppContext, orders: Orders, printPrices: PricesOf) {
  const { keyId, keySecret, checkoutUrl } = config.razorpay;
  const gateway = new RazorpayClient(config.razorpay);
  const tieGatewayOrder = prepareTie(database);
  const settlement = new Settlement({ database, orders, now });
  const checks = new PaymentChecks({ database, gateway, settlement, now, firstPauseMs: config.paymentCheckMs });
  const reservations = new Reservations({
    database,
    flatRate: config.shippingFlat,
    printPrices,
    now,
    firstCheckMs: config.paymentCheckMs,
  });

  return {
    reservations,
    settlement,
    checks,
    refunds: new Refunds({ database, gateway, now }),
    webhook: new Webhook({ database, checks, now }),
    unknown: new UnknownPayments({ database, gateway, now }),

    /**
     * What the lines cost now, and what stands in the way of buying them. Reserves nothing. What the asking buyer has reserved
     * already counts as in stock for him.
     */
    async quote(products: readonly WantedLine[], buyerId: string | null) {
      const wanted = mergeLines(products);
      const ids = wanted.map(({ productId }) => productId);
      const open = buyerId === null ? undefined : await openAttempt(database, buyerId);
      const known = await productsForSale(database, ids);
      const prints = await printLinesForSale(database, printPrices, buyerId, ids);
      for (const { productId, quantity } of open?.lines ?? []) {
        const product = known.get(productId);
        if (product) product.stock += quantity;
      }

      const lines = wanted.map((line) => quotedLine(line, { products: known, prints }));
      const sold = lines
        .filter(({ problem }) => problem !== 'GONE' && problem !== 'PRICE_ON_REQUEST')
        .map(({ quantity, price }) => ({ quantity, unitPrice: fromRupees(price) }));
      return { lines, ...summaryOf(priceOf(sold, config.shippingFlat)) };
    },

    /**
     * Reserves the goods and opens the order at the gateway. The gateway is asked outside of any transaction: while it thinks,
     * nobody waits for a locked product.
     *
     * @throws Problem 409 `PRODUCT_GONE`, `OUT_OF_STOCK`, `PROOF_NOT_APPROVED`, `PRICE_ON_REQUEST`, `PRICE_CHANGED`, `ALREADY_PAID`, `PAYMENT_REFUNDED`, `CHECKOUT_CHANGED`; 502 `PAYMENT_GATEWAY_UNAVAILABLE`
     */
    async createOrder(buyerId: string, { products, shippingAddress, expectedTotal }: CreateOrderCommand) {
      const attempt = await reservations.reserve({
        buyerId,
        lines: mergeLines(products),
        shippingAddress,
        expectedTotal: expectedTotal === undefined ? undefined : fromRupees(expectedTotal),
      });
      const id = await gatewayOrderOf(attempt);
      return {
        order: { id, amount: attempt.total, currency: 'INR' as const },
        keyId,
        checkoutScript: checkoutUrl,
        summary: summaryOf(attempt),
      };
    },

    /**
     * What the payment window answered becomes an order. Safe to repeat: the same payment always gives the same order number.
     *
     * @throws Problem 404 `ORDER_NOT_FOUND` (somebody else's, too), 400 `SIGNATURE_INVALID`, those of `settlePayment`, 502
     */
    async verifyOrder(buyerId: string, command: VerifyOrderCommand): Promise<string> {
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = command;
      const attempt = await attemptOfGatewayOrder(database, command.razorpay_order_id);
      if (!attempt?.gatewayOrderId || attempt.buyerId !== buyerId) {
        throw new Problem('ORDER_NOT_FOUND', 'There is no such order.');
      }
      if (!isCheckoutSignature(signature, attempt.gatewayOrderId, paymentId, keySecret)) {
        throw new Problem('SIGNATURE_INVALID', 'The signature of the payment is not valid.');
      }
      if (attempt.state === 'paid' && attempt.gatewayPaymentId === paymentId) {
        return orders.numberOfGatewayOrder(database, attempt.gatewayOrderId);
      }

      const payment = await gateway.payment(paymentId).catch((error: unknown) => {
        throw asProblem(error, NOT_CONFIRMED);
      });
      if (!payment) throw new Problem('PAYMENT_MISMATCH', 'The payment gateway does not know this payment.');
      const otherAddress = ShippingAddress.safeParse(command.user);
      return settlement.settlePayment(attempt, payment, otherAddress.data);
    },

    lastAddress(buyerId: string): Promise<ShippingAddress | null> {
      return lastAddress(database, buyerId);
    },
  };

  /** The gateway's order for an attempt: the one it has, if that can still be paid, else a new one. */
  async function gatewayOrderOf(attempt: Attempt): Promise<string> {
    try {
      const known = attempt.gatewayOrderId && (await gateway.order(attempt.gatewayOrderId));
      if (known && known.status !== 'paid') return known.id;
      if (known) throw await alreadyPaid(attempt, known.id);

      const order = await gateway.createOrder({
        amount: attempt.total,
        receipt: attempt.id,
        notes: { attempt: attempt.id },
      });
      if (await tieGatewayOrder(attempt, { gatewayOrderId: order.id, now: now() })) return order.id;
    } catch (error) {
      // Nothing can be paid without the gateway, so nobody should wait for these goods.
      if (isGatewayError(error)) await reservations.releaseUnopened(attempt.id);
      throw asProblem(error, NOT_OPENED);
    }
    return orderOfTheOtherTab(attempt);
  }

  /** The same buyer's other tab tied its order first (or moved on to another cart). */
  async function orderOfTheOtherTab({ id }: Attempt): Promise<string> {
    const attempt = await lockAttempt(database, id);
    if (attempt?.state === 'open' && attempt.gatewayOrderId) return attempt.gatewayOrderId;
    throw new Problem('CHECKOUT_CHANGED', 'Your cart was changed in another window. Please try again.');
  }

  /** Paid, but the browser never came back to say so: it becomes an order now, and nothing is charged twice. */
  async function alreadyPaid(attempt: Attempt, gatewayOrderId: string): Promise<Problem> {
    const payments = await gateway.paymentsOf(gatewayOrderId);
    const orderNumber = await settlement.settleAll(attempt, payments);
    if (orderNumber !== undefined) {
      const message = `You have paid for this cart already: order ${orderNumber} is confirmed.`;
      return new Problem('ALREADY_PAID', message, { orderNumber });
    }
    if (!payments.some(({ status }) => status === 'captured' || status === 'refunded')) {
      throw new GatewayUnavailable('a paid order has no captured payment');
    }
    const message = 'Your earlier payment could not be used and is being refunded to you in full. Please pay again.';
    return new Problem('PAYMENT_REFUNDED', message);
  }
}

/** What the gateway's silence means to a shopper who has not paid yet. */
const NOT_OPENED = 'The payment service can’t be reached right now. Nothing was charged. Please try again in a moment.';
/** And to one who has. */
const NOT_CONFIRMED =
  'The payment service can’t be reached right now, so your payment is not confirmed yet. Please try again in a moment.';

function isGatewayError(error: unknown): boolean {
  return error instanceof GatewayUnavailable || error instanceof GatewayRefused;
}

/** A gateway that is silent or refuses becomes a 502 with these words; anything else stays what it is. */
function asProblem(error: unknown, message: string): unknown {
  return isGatewayError(error) ? new Problem('PAYMENT_GATEWAY_UNAVAILABLE', message) : error;
}
