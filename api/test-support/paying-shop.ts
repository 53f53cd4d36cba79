import { sql } from 'drizzle-orm';
import { inTransaction } from '../src/db/transaction.ts';
import { accessTokens } from '../src/modules/auth/access-token.ts';
import { authKeys } from '../src/modules/auth/auth-keys.ts';
import { sessionRules } from '../src/modules/auth/sessions.ts';
import { type StandIns, startStandIns } from '../stand-ins/stand-ins.ts';
import { WEBHOOK_SECRET } from './gateway-events.ts';
import { openTestShop, type Shopper, type TestShop } from './test-shop.ts';

/** What the payment window hands to the page. */
export interface PaymentResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** An answer of one of the calls at the till; what a call does not answer is not there, whatever the type says. */
interface TillAnswer {
  statusCode: number;
  json(): {
    code: string;
    message: string;
    order: { id: string; amount: number; currency: string };
    summary: { goods: number; shipping: number; total: number };
    shipping: number;
    lines: { problem: string | null; stock: number }[];
    orderNumber: string;
  };
}

/** A test shop with a payment gateway of its own, and what a shopper does at the till. */
export interface PayingShop extends TestShop {
  gateway: StandIns;
  createOrder(shopper: Shopper, products: unknown, more?: Record<string, unknown>): Promise<TillAnswer>;
  verifyOrder(shopper: Shopper, response: PaymentResponse, more?: Record<string, unknown>): Promise<TillAnswer>;
  quote(products: unknown, shopper?: Shopper): Promise<TillAnswer>;
  /** presses `Pay` in the window */
  pay(gatewayOrderId: string): Promise<PaymentResponse>;
  /** presses `Fail payment` */
  fail(gatewayOrderId: string): Promise<void>;
  /** the same person, after the access token has run out */
  signInAgain(shopper: Shopper): Promise<Shopper>;
  stockOf(productId: string): Promise<number>;
  myOrders(shopper: Shopper): Promise<Record<string, unknown>[]>;
}

export const KEY_SECRET = 'secret-of-the-tests';

export async function openPayingShop(environment: Record<string, string> = {}): Promise<PayingShop> {
  const gateway = await startStandIns({
    port: 0,
    smtpPort: 0,
    keyId: 'rzp_test_tests',
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: undefined,
  });
  const payments = `http://127.0.0.1:${gateway.port}/dev/payments`;
  const shop = await openTestShop({
    RAZORPAY_BASE_URL: `${payments}/v1`,
    RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
    RAZORPAY_KEY_ID: 'rzp_test_tests',
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...environment,
  });
  gateway.ledger.clock = shop.now;
  const post = async (url: string, payload: object, shopper?: Shopper): Promise<TillAnswer> =>
    shop.app.inject({ method: 'POST', url, payload, ...(shopper && { headers: shopper.headers }) });
  const press = (button: string, gatewayOrderId: string) =>
    fetch(`${payments}/checkout/${gatewayOrderId}/${button}`, { method: 'POST' });

  return {
    ...shop,
    gateway,
    createOrder: (shopper, products, more = {}) => post('/api/payment/create-order', { products, ...more }, shopper),
    verifyOrder: (shopper, response, more = {}) => post('/api/payment/verify-order', { ...response, ...more }, shopper),
    quote: (products, shopper) => post('/api/payment/quote', { products }, shopper),
    async pay(gatewayOrderId) {
      const answer = await press('pay', gatewayOrderId);
      if (!answer.ok) throw new Error(`the window says ${await answer.text()}`);
      return (await answer.json()) as PaymentResponse;
    },
    async fail(gatewayOrderId) {
      await press('fail', gatewayOrderId);
    },
    async signInAgain({ id, email }) {
      const session = await inTransaction(shop.database, (tx) =>
        sessionRules(shop.database, shop.now).open(tx, id, 'Chrome on Android'),
      );
      const token = await accessTokens(authKeys(shop.config), shop.now).issue(session);
      return { id, email, headers: { authorization: `Bearer ${token}` } };
    },
    async stockOf(productId) {
      const { rows } = await shop.database.execute<{ stock: number }>(
        sql`select stock from products where id = ${productId}`,
      );
      return rows[0]?.stock ?? Number.NaN;
    },
    async myOrders(shopper) {
      const answer = await shop.app.inject({ url: '/api/auth/my-order', headers: shopper.headers });
      return answer.json<{ orders: Record<string, unknown>[] }>().orders;
    },
    async close() {
      await shop.close();
      await gateway.close();
    },
  };
}
