import { sql } from 'drizzle-orm';
import { type StandIns, startStandIns } from '../stand-ins/stand-ins.ts';
import { WEBHOOK_SECRET } from './gateway-events.ts';
import { openTestShop, type Shopper, type TestShop } from './test-shop.ts';

export const ADDRESS = {
  name: 'Asha Rao',
  email: 'parcel@example.com',
  phone: '9876543210',
  address: '12 Lodhi Road, Delhi',
};

export interface PaymentResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface CheckoutResponse {
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

export interface PayingShop extends TestShop {
  gateway: StandIns;
  createOrder(shopper: Shopper, products: unknown, more?: Record<string, unknown>): Promise<CheckoutResponse>;
  verifyOrder(shopper: Shopper, response: PaymentResponse, more?: Record<string, unknown>): Promise<CheckoutResponse>;
  quote(products: unknown, shopper?: Shopper): Promise<CheckoutResponse>;
  buy(
    shopper: Shopper,
    products: unknown,
    more?: Record<string, unknown>,
  ): Promise<{ number: string; response: PaymentResponse }>;
  pay(gatewayOrderId: string): Promise<PaymentResponse>;
  fail(gatewayOrderId: string): Promise<void>;
  stockOf(productId: string): Promise<number>;
  myOrders(shopper: Shopper): Promise<Record<string, unknown>[]>;
}

export const KEY_SECRET = 'secret-of-the-tests';

export async function openPayingShop(environment: Record<string, string> = {}): Promise<PayingShop> {
  const gateway = await startStandIns({
    port: 0,
    smtpPort: 0,
    mailboxCapacity: 200,
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
  const post = async (url: string, payload: object, shopper?: Shopper): Promise<CheckoutResponse> =>
    shop.app.inject({ method: 'POST', url, payload, ...(shopper && { headers: shopper.headers }) });
  const press = (button: string, gatewayOrderId: string) =>
    fetch(`${payments}/checkout/${gatewayOrderId}/${button}`, { method: 'POST' });

  const createOrder: PayingShop['createOrder'] = (shopper, products, more = {}) =>
    post('/api/payment/create-order', { products, ...more }, shopper);
  const verifyOrder: PayingShop['verifyOrder'] = (shopper, response, more = {}) =>
    post('/api/payment/verify-order', { ...response, ...more }, shopper);
  const pay = async (gatewayOrderId: string) => {
    const response = await press('pay', gatewayOrderId);
    if (!response.ok) throw new Error(`payment window: ${await response.text()}`);
    return (await response.json()) as PaymentResponse;
  };

  return {
    ...shop,
    gateway,
    buy: async (shopper, products, more = { shippingAddress: ADDRESS }) => {
      const created = await createOrder(shopper, products, more);
      if (created.statusCode !== 200) throw new Error(created.json().message);
      const response = await pay(created.json().order.id);
      const verified = await verifyOrder(shopper, response);
      if (verified.statusCode !== 200) throw new Error(verified.json().message);
      return { number: verified.json().orderNumber, response };
    },
    createOrder,
    verifyOrder,
    quote: (products, shopper) => post('/api/payment/quote', { products }, shopper),
    pay,
    async fail(gatewayOrderId) {
      await press('fail', gatewayOrderId);
    },
    async stockOf(productId) {
      const { rows } = await shop.database.execute<{ stock: number }>(
        sql`select stock from products where id = ${productId}`,
      );
      return rows[0]?.stock ?? Number.NaN;
    },
    async myOrders(shopper) {
      const response = await shop.app.inject({ url: '/api/auth/my-order', headers: shopper.headers });
      return response.json<{ orders: Record<string, unknown>[] }>().orders;
    },
    async close() {
      await shop.close();
      await gateway.close();
    },
  };
}
