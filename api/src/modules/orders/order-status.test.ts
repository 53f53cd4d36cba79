import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

const MINUTE = 60_000;

interface Order {
  orderNumber: string;
  status: OrderStatus;
  statusHistory: { status: OrderStatus; at: string; note?: string }[];
  cancellable: boolean;
  shippingAddress: typeof ADDRESS;
}

interface OrderResponse {
  order: Order;
  changed?: boolean;
  code: string;
  message: string;
}

describe('the status of an order', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, stock: 1000 });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1000 });
  });
  afterAll(() => shop.close());

  async function paidOrder() {
    const asha = await shop.signIn();
    const { number, response } = await shop.buy(asha, [
      { productId: 'notebook', quantity: 2 },
      { productId: 'pen', quantity: 3 },
    ]);
    shop.pass(1);
    return { asha, number, response, paymentId: response.razorpay_payment_id };
  }

  async function setStatus(number: string, status: string, more: object = {}, headers: object = shop.operator) {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      payload: { status, who: 'ravi', ...more },
      headers: { ...headers },
    });
    return { statusCode: response.statusCode, ...response.json<OrderResponse>() };
  }

  async function cancel(number: string, { headers }: Pick<Shopper, 'headers'>) {
    const response = await shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });
    return { statusCode: response.statusCode, ...response.json<OrderResponse>() };
  }

  async function readOrder(number: string) {
    const response = await shop.app.inject({ url: `/api/operator/orders/${number}`, headers: shop.operator });
    return response.json<OrderResponse>().order;
  }

  async function audit(number: string) {
    const response = await shop.app.inject({ url: '/api/operator/audit?limit=100', headers: shop.operator });
    const { lines } = response.json<{ lines: { subject: string; to: string; note: string; who: string }[] }>();
    return lines.filter(({ subject }) => subject === number).reverse();
  }

  const mailsOn = async (number: string) =>
    (await shop.mails()).filter(
      ({ subject, recipient }) => subject.includes(number) && recipient !== DEFAULT_SETTINGS.company.email,
    );

  const officeMailsOn = async (number: string) =>
    (await shop.mails())
      .filter(({ orderNumber, recipient }) => orderNumber === number && recipient === DEFAULT_SETTINGS.company.email)
      .map(({ kind }) => kind);

  const stock = async () => [await shop.stockOf('notebook'), await shop.stockOf('pen')];

  const paymentState = async (paymentId: string) => {
    const { rows } = await shop.database.execute<{ state: string }>(
      sql`select state from gateway_payments where id = ${paymentId}`,
    );
    return rows[0]?.state;
  };

  const everyStep = ['confirmed', 'processing', 'shipped', 'delivered'] as const;

  async function deliver(number: string) {
    const times: string[] = [];
    for (const status of everyStep) {
      shop.pass(MINUTE);
      times.push(shop.now().toISOString());
      const note = status === 'shipped' ? 'India Post <EX123>' : 'seen';
      expect(await setStatus(number, status, { note })).toMatchObject({ statusCode: 200, changed: true });
    }
    return times;
  }

  it('the buyer sees no status notes except the shipping note', async () => {
    const { asha, number } = await paidOrder();

    const times = await deliver(number);

    const [own] = (await shop.myOrders(asha)) as unknown as Order[];
    expect(own).toMatchObject({ status: 'delivered', cancellable: false, updatedAt: times[3] });
    expect(own?.statusHistory.slice(1)).toEqual([
      { status: 'confirmed', at: times[0] },
      { status: 'processing', at: times[1] },
      { status: 'shipped', at: times[2], note: 'India Post <EX123>' },
      { status: 'delivered', at: times[3] },
    ]);
  });

  it('sends the buyer one email for each status change', async () => {
    const { asha, number } = await paidOrder();

    await deliver(number);

    const mails = await mailsOn(number);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-confirmed',
      'order-processing',
      'order-shipped',
      'order-delivered',
    ]);
    expect(mails.every(({ recipient }) => recipient === asha.email)).toBe(true);
    expect(mails[3]?.text).toContain('Courier: India Post <EX123>');
    expect(mails[1]?.text).not.toContain('seen');
    for (const { text } of mails) {
      expect(text).toContain('2 × Notebook');
      expect(text).toContain('Total paid, inclusive of all taxes: Rs. 949');
    }
  });

  it('writes an audit entry for each status change', async () => {
    const { number } = await paidOrder();

    await deliver(number);

    expect(await audit(number)).toMatchObject([
      { who: 'OPERATOR_TOKEN', action: 'set-status', from: 'pending', to: 'confirmed', note: 'seen' },
      { from: 'confirmed', to: 'processing' },
      { from: 'processing', to: 'shipped', note: 'India Post <EX123>' },
      { from: 'shipped', to: 'delivered' },
    ]);
  });

  describe('only moves forward', () => {
    const ALLOWED: Record<OrderStatus, readonly OrderStatus[]> = {
      pending: ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'],
      confirmed: ['processing', 'shipped', 'delivered', 'cancelled'],
      processing: ['shipped', 'delivered', 'cancelled'],
      shipped: ['delivered'],
      delivered: [],
      cancelled: [],
    };

    it.each(
      ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to }))).filter(
        ({ from, to }) => from !== to,
      ),
    )('moves from $from to $to only if that is allowed', async ({ from, to }) => {
      const { number } = await paidOrder();
      if (from !== 'pending') await setStatus(number, from);

      const { statusCode, code } = await setStatus(number, to);

      const allowed = ALLOWED[from].includes(to);
      const refusal = to === 'cancelled' ? 'NOT_CANCELLABLE' : 'NOT_FORWARD';
      expect({ statusCode, code }).toEqual(allowed ? { statusCode: 200 } : { statusCode: 409, code: refusal });
      expect((await readOrder(number)).status).toBe(allowed ? to : from);
    });
  });

  it('setting an order to its current status has no effect', async () => {
    const { number } = await paidOrder();
    await setStatus(number, 'shipped');

    const again = await setStatus(number, 'shipped', { note: 'other words' });

    expect(again).toMatchObject({ statusCode: 200, changed: false, order: { status: 'shipped' } });
    expect(await mailsOn(number)).toHaveLength(2);
    expect(await audit(number)).toHaveLength(1);
  });

  it.each([
    ['shipped', 'confirmed', 'is shipped: it can only become delivered.'],
    ['delivered', 'shipped', 'is delivered: it can no longer change.'],
    ['delivered', 'cancelled', 'is delivered and can no longer be cancelled.'],
  ])('explains why %s cannot become %s', async (from, to, message) => {
    const { number } = await paidOrder();
    await setStatus(number, from);

    expect((await setStatus(number, to)).message).toBe(`Order ${number} ${message}`);
  });

  it.each([
    ['an unknown status', 'lost', {}, 'status'],
    ['a blank operator name', 'confirmed', { who: ' ' }, 'who'],
    ['a note of 501 characters', 'confirmed', { note: 'a'.repeat(501) }, 'note'],
    ['a terminal escape sequence in the name', 'confirmed', { who: '\u001b[2Jravi' }, 'who'],
  ])('rejects a status change with %s', async (_what, status, more, field) => {
    const { number } = await paidOrder();

    const response = await setStatus(number, status, more);

    expect(response).toMatchObject({ statusCode: 400, code: 'VALIDATION', field });
    expect(await readOrder(number)).toMatchObject({ status: 'pending' });
  });

  it.each(['KGZ-2026-999999', 'KGZ-2026-1', '%00', 'a%20b', 'KGZ-2026-000001%00', '%F0%9F%93%9C', 'x'.repeat(400)])(
    'returns ORDER_NOT_FOUND for the order %s',
    async (number) => {
      const asha = await shop.signIn();

      const responses = [await setStatus(number, 'confirmed'), await cancel(number, asha)];

      expect(responses.map(({ code }) => code)).toEqual(['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND']);
    },
  );

  it('rejects status changes by shoppers', async () => {
    const { asha, number } = await paidOrder();
    const mallory = await shop.signIn();

    const byMallory = await cancel(number, mallory);
    const asOperator = await setStatus(number, 'cancelled', {}, asha.headers);

    expect([byMallory.code, asOperator.code]).toEqual(['ORDER_NOT_FOUND', 'NOT_FOUND']);
    expect(await readOrder(number)).toMatchObject({ status: 'pending' });
  });

  describe('cancelled', () => {
    it('refunds the payment and restocks the items when an order is cancelled', async () => {
      const before = await stock();
      const { asha, number, paymentId } = await paidOrder();

      const response = await cancel(number, asha);
      await shop.runJobs('send-refund');

      expect(response).toMatchObject({ statusCode: 200, order: { status: 'cancelled', cancellable: false } });
      expect(shop.gateway.ledger.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 94_900 });
      expect(await paymentState(paymentId)).toBe('refunded');
      expect(await stock()).toEqual(before);
    });

    it('emails the buyer about the refund when the buyer cancels an order', async () => {
      const { asha, number } = await paidOrder();

      await cancel(number, asha);

      const mail = (await mailsOn(number)).at(-1);
      expect(mail).toMatchObject({ kind: 'order-cancelled', recipient: asha.email });
      expect(mail?.text).toContain('We refund the full amount, Rs. 949,');
      expect(await audit(number)).toMatchObject([{ who: 'the buyer', to: 'cancelled' }]);
    });

    it('emails the office only once even if the buyer cancels an order twice', async () => {
      const { asha, number } = await paidOrder();

      await cancel(number, asha);
      await cancel(number, asha);

      expect(await officeMailsOn(number)).toEqual(['new-order', 'buyer-cancelled']);
    });

    it('does not email the office when staff cancel an order', async () => {
      const { number } = await paidOrder();

      await setStatus(number, 'cancelled');

      expect(await officeMailsOn(number)).toEqual(['new-order']);
    });

    it('the second cancellation of an order returns the same response as the first', async () => {
      const { asha, number, paymentId } = await paidOrder();
      const first = await cancel(number, asha);

      const again = await cancel(number, asha);
      await shop.runJobs('send-refund');

      expect(again).toEqual(first);
      expect(shop.gateway.ledger.refundsOf(paymentId)).toHaveLength(1);
    });

    it('returns the order number if a payment is verified again after the order was cancelled', async () => {
      const { asha, number, response } = await paidOrder();
      await cancel(number, asha);

      expect((await shop.verifyOrder(asha, response)).json()).toMatchObject({ success: true, orderNumber: number });
    });

    it('refunds a cancelled order once the gateway is available again', async () => {
      const before = await stock();
      const { number, paymentId } = await paidOrder();
      const outage = jest.spyOn(shop.gateway.ledger, 'refund').mockImplementation(() => {
        throw new Error('down for maintenance');
      });

      const response = await setStatus(number, 'cancelled', { note: 'damp got in' });
      await shop.runJobs('send-refund');

      expect(response).toMatchObject({ statusCode: 200, changed: true });
      expect(await paymentState(paymentId)).toBe('refund-due');
      expect(await stock()).toEqual(before);

      outage.mockRestore();
      shop.pass(10_000);
      await shop.runJobs('send-refund');

      expect(shop.gateway.ledger.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 94_900 });
      expect(await paymentState(paymentId)).toBe('refunded');
    });
  });

  describe('changed concurrently', () => {
    it('ten simultaneous cancellations refund the order only once', async () => {
      const before = await stock();
      const { asha, number, paymentId } = await paidOrder();

      const responses = await Promise.all([
        ...Array.from({ length: 5 }, () => cancel(number, asha)),
        ...Array.from({ length: 5 }, () => setStatus(number, 'cancelled')),
      ]);
      await shop.runJobs('send-refund');

      expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(shop.gateway.ledger.payment(paymentId).amount_refunded).toBe(94_900);
      expect(await stock()).toEqual(before);
      expect(await mailsOn(number)).toHaveLength(2);
      expect(await audit(number)).toHaveLength(1);
    });

    it('an order cannot be both shipped and cancelled by simultaneous requests', async () => {
      const { asha, number, paymentId } = await paidOrder();

      const [cancelled, shipped] = await Promise.all([cancel(number, asha), setStatus(number, 'shipped')]);
      await shop.runJobs('send-refund');

      expect([cancelled.statusCode, shipped.statusCode].toSorted()).toEqual([200, 409]);
      const { status, statusHistory } = await readOrder(number);
      expect(status).toBe(cancelled.statusCode === 200 ? 'cancelled' : 'shipped');
      expect(statusHistory).toHaveLength(2);
      expect(shop.gateway.ledger.payment(paymentId).amount_refunded).toBe(status === 'cancelled' ? 94_900 : 0);
    });

    it('concurrent status changes never move an order back to an earlier status', async () => {
      const { number } = await paidOrder();

      const responses = await Promise.all(
        [...ORDER_STATUSES, ...ORDER_STATUSES].map((status) => setStatus(number, status)),
      );

      const { statusHistory } = await readOrder(number);
      const steps = statusHistory.map(({ status }) => status);
      expect(responses.filter(({ changed }) => changed)).toHaveLength(steps.length - 1);
      expect(steps).toEqual(ORDER_STATUSES.filter((status) => steps.includes(status)));
      expect((await audit(number)).map(({ to }) => to).toSorted()).toEqual(steps.slice(1).toSorted());
      const stopped = steps.includes('cancelled') ? ['confirmed', 'processing'] : [];
      expect(await mailsOn(number)).toHaveLength(steps.filter((status) => !stopped.includes(status)).length);
    });
  });

  describe('after the account was deleted', () => {
    async function orderWithoutBuyer() {
      const { asha, number } = await paidOrder();
      await shop.database.execute(sql`update orders set buyer_id = null where number = ${number}`);
      await shop.database.execute(sql`update payment_attempts set buyer_id = null where buyer_id = ${asha.id}`);
      return number;
    }

    it('sends a status email to the address from the checkout if the account was deleted', async () => {
      const number = await orderWithoutBuyer();

      await setStatus(number, 'shipped');

      const mail = (await mailsOn(number)).at(-1);
      expect(mail).toMatchObject({ kind: 'order-shipped', recipient: ADDRESS.email, forgetWhenDone: true });
      expect(mail?.text).not.toContain('/my-orders');
    });

    it.each(['delivered', 'cancelled'])(
      'removes email and phone of a deleted account once its order is %s',
      async (status) => {
        const number = await orderWithoutBuyer();
        expect((await readOrder(number)).shippingAddress).toEqual(ADDRESS);

        await setStatus(number, status);

        expect((await readOrder(number)).shippingAddress).toEqual({ ...ADDRESS, email: '', phone: '' });
      },
    );

    it('sends no status email if the shipping address has no email address', async () => {
      const number = await orderWithoutBuyer();
      await shop.database.execute(
        sql`update orders set shipping_address = shipping_address || '{"email": ""}' where number = ${number}`,
      );

      expect(await setStatus(number, 'shipped')).toMatchObject({ statusCode: 200, changed: true });
      expect(await mailsOn(number)).toHaveLength(1);
    });
  });

  it('migration 0005 creates the status history of existing orders', async () => {
    const [paid, shipped] = [await paidOrder(), await paidOrder()];
    await setStatus(shipped.number, 'shipped');
    const before = [await readOrder(paid.number), await readOrder(shipped.number)];
    const file = join(__dirname, '../../../drizzle/0005_orders-step-by-step.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');

    await shop.database.execute(sql`delete from order_status_changes`);
    for (const statement of statements.filter((text) => text.includes('INSERT INTO'))) {
      await shop.database.execute(sql.raw(statement));
    }

    expect([await readOrder(paid.number), await readOrder(shipped.number)]).toEqual(before);
  });
});
