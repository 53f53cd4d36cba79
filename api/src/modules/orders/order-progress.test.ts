import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { COMPANY, ORDER_STATUSES, type OrderStatus } from '@kaagazz/domain';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

const ADDRESS = { name: 'Asha Rao', email: 'parcel@example.com', phone: '9876543210', address: '12 Lodhi Road, Delhi' };
const MINUTE = 60_000;

interface Order {
  status: OrderStatus;
  statusHistory: { status: OrderStatus; at: string; note?: string }[];
  cancellable: boolean;
  shippingAddress: typeof ADDRESS;
  paymentInfo: { razorpay_payment_id: string };
}

interface Answer {
  order: Order;
  /** operators only */
  changed?: boolean;
  code: string;
  message: string;
}

describe('an order', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, stock: 1000 });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1000 });
  });
  afterAll(() => shop.close());

  /** Two notebooks and three pens, paid: Rs. 700, 150 and 99. */
  async function paidOrder() {
    const asha = await shop.signIn();
    const lines = [
      { productId: 'notebook', quantity: 2 },
      { productId: 'pen', quantity: 3 },
    ];
    const created = await shop.createOrder(asha, lines, { shippingAddress: ADDRESS });
    const response = await shop.pay(created.json().order.id);
    const number = (await shop.verifyOrder(asha, response)).json().orderNumber;
    // Mails are read in the order of their times.
    shop.pass(1);
    return { asha, number, response, paymentId: response.razorpay_payment_id };
  }
  const operator = () => ({ authorization: `Bearer ${shop.config.operatorToken}` });
  async function setStatus(number: string, status: string, more: object = {}, headers: object = operator()) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      payload: { status, who: 'ravi', ...more },
      headers: { ...headers },
    });
    return { statusCode: answer.statusCode, ...answer.json<Answer>() };
  }
  async function cancel(number: string, { headers }: Pick<Shopper, 'headers'>) {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });
    return { statusCode: answer.statusCode, ...answer.json<Answer>() };
  }
  async function look(number: string) {
    const answer = await shop.app.inject({ url: `/api/operator/orders/${number}`, headers: operator() });
    return answer.json<Answer>().order;
  }
  async function audit(number: string) {
    const answer = await shop.app.inject({ url: '/api/operator/audit?limit=100', headers: operator() });
    const { lines } = answer.json<{ lines: { subject: string; to: string; note: string; who: string }[] }>();
    return lines.filter(({ subject }) => subject === number).reverse();
  }
  const mailsOn = async (number: string) =>
    (await shop.mails()).filter(({ subject, recipient }) => subject.includes(number) && recipient !== COMPANY.email);
  const shelf = async () => [await shop.stockOf('notebook'), await shop.stockOf('pen')];
  const paymentState = async (paymentId: string) => {
    const { rows } = await shop.database.execute<{ state: string }>(
      sql`select state from gateway_payments where id = ${paymentId}`,
    );
    return rows[0]?.state;
  };

  it('goes from the payment to the door, each step with its time, its mail and its line in the audit trail', async () => {
    const { asha, number } = await paidOrder();
    const times: string[] = [];

    for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) {
      shop.pass(MINUTE);
      times.push(shop.now().toISOString());
      const note = status === 'shipped' ? 'India Post <EX123>' : 'seen';
      expect(await setStatus(number, status, { note })).toMatchObject({ statusCode: 200, changed: true });
    }

    const [own] = (await shop.myOrders(asha)) as unknown as Order[];
    expect(own).toMatchObject({ status: 'delivered', cancellable: false });
    expect(own?.statusHistory.slice(1)).toEqual([
      { status: 'confirmed', at: times[0] },
      { status: 'processing', at: times[1] },
      { status: 'shipped', at: times[2], note: 'India Post <EX123>' },
      { status: 'delivered', at: times[3] },
    ]);
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
    expect(mails[3]?.html).toContain('India Post &lt;EX123&gt;');
    expect(mails[1]?.text).not.toContain('seen');
    for (const { text, html } of mails) {
      for (const part of [text, html]) expect(part).toContain('2 × Notebook');
      expect(text).toContain('Total paid, inclusive of all taxes: Rs. 949');
      expect(text).toMatch(/It (goes|went) to:\nAsha Rao\n12 Lodhi Road, Delhi\n9876543210/);
      expect(text).toContain(`/my-orders?order=${number}`);
    }
    expect(await audit(number)).toMatchObject([
      { who: 'ravi', action: 'set-status', from: 'pending', to: 'confirmed', note: 'seen' },
      { to: 'processing' },
      { to: 'shipped', note: 'India Post <EX123>' },
      { from: 'shipped', to: 'delivered' },
    ]);
  });

  it('may skip steps, stays where it is when told so again, and never goes back', async () => {
    const { number } = await paidOrder();

    const shipped = await setStatus(number, 'shipped');
    const again = await setStatus(number, 'shipped', { note: 'other words' });
    const back = await setStatus(number, 'confirmed');
    const cancelled = await setStatus(number, 'cancelled');

    expect(shipped).toMatchObject({ statusCode: 200, changed: true });
    expect(again).toMatchObject({ statusCode: 200, changed: false, order: { status: 'shipped' } });
    expect(back).toMatchObject({ statusCode: 409, code: 'NOT_FORWARD' });
    expect(back.message).toBe(`Order ${number} is shipped: it can only become delivered.`);
    expect(cancelled).toMatchObject({ statusCode: 409, code: 'NOT_CANCELLABLE' });
    expect((await look(number)).statusHistory.map(({ status }) => status)).toEqual(['pending', 'shipped']);
    expect(await mailsOn(number)).toHaveLength(2);
    expect(await audit(number)).toHaveLength(1);
  });

  it.each([
    ['a status that there is not', 'lost', {}, 'status'],
    ['nobody who did it', 'confirmed', { who: ' ' }, 'who'],
    ['a note without end', 'confirmed', { note: 'a'.repeat(501) }, 'note'],
    ['a terminal code for a name', 'confirmed', { who: '\u001b[2Jravi' }, 'who'],
  ])('is not moved by %s', async (_what, status, more, field) => {
    const { number } = await paidOrder();

    const answer = await setStatus(number, status, more);

    expect(answer).toMatchObject({ statusCode: 400, code: 'VALIDATION', field });
    expect(await look(number)).toMatchObject({ status: 'pending' });
  });

  it.each(['KGZ-2026-999999', 'KGZ-2026-1', '%00', 'a%20b', 'KGZ-2026-000001%00', '%F0%9F%93%9C', 'x'.repeat(400)])(
    'that there is not (%s) is not found, by operators and shoppers',
    async (number) => {
      const asha = await shop.signIn();

      const answers = [
        await setStatus(number, 'confirmed'),
        await cancel(number, asha),
        (await shop.app.inject({ url: `/api/auth/my-order/${number}`, headers: asha.headers })).json<Answer>(),
        (await shop.app.inject({ url: `/api/operator/orders/${number}`, headers: operator() })).json<Answer>(),
      ];

      expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('ORDER_NOT_FOUND'));
    },
  );

  it('is shown to its buyer, and to nobody else', async () => {
    const { asha, number } = await paidOrder();
    const mallory = await shop.signIn();
    const url = `/api/auth/my-order/${number}`;

    const own = await shop.app.inject({ url, headers: asha.headers });
    const foreign = await shop.app.inject({ url, headers: mallory.headers });
    const signedOut = await shop.app.inject({ url });
    const taken = await cancel(number, mallory);
    const asOperator = await setStatus(number, 'cancelled', {}, asha.headers);

    expect(own.json<Answer>().order).toMatchObject({ orderNumber: number, status: 'pending', cancellable: true });
    expect([foreign.statusCode, signedOut.statusCode]).toEqual([404, 401]);
    expect([taken.code, asOperator.code]).toEqual(['ORDER_NOT_FOUND', 'NOT_FOUND']);
    expect(await look(number)).toMatchObject({ status: 'pending' });
  });

  it('taken back by its buyer is refunded, and its goods are for sale again', async () => {
    const before = await shelf();
    const { asha, number, response, paymentId } = await paidOrder();

    const answer = await cancel(number, asha);
    const again = await cancel(number, asha);
    const late = await setStatus(number, 'shipped');

    expect(answer).toMatchObject({ statusCode: 200, order: { status: 'cancelled', cancellable: false } });
    expect(shop.gateway.ledger.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 94_900 });
    expect(await paymentState(paymentId)).toBe('refunded');
    expect(await shelf()).toEqual(before);
    // The answer may have been lost on its way: it is the same one again.
    expect(again).toMatchObject({ statusCode: 200, order: { status: 'cancelled', cancellable: false } });
    expect(late).toMatchObject({ statusCode: 409, code: 'NOT_FORWARD' });
    const mail = (await mailsOn(number)).at(-1);
    expect(mail).toMatchObject({ kind: 'order-cancelled', recipient: asha.email });
    expect(mail?.text).toContain('We refund all of it, Rs. 949, the way you paid');
    expect(mail?.text).not.toContain('Lodhi Road');
    expect(await audit(number)).toMatchObject([{ who: 'the buyer', to: 'cancelled' }]);
    // The window may answer once more: it is still the same order, and none of the goods were "sold out".
    expect((await shop.verifyOrder(asha, response)).json()).toMatchObject({ success: true, orderNumber: number });
  });

  it('is refunded once the gateway is back, when it was away at the cancellation', async () => {
    const before = await shelf();
    const { number, paymentId } = await paidOrder();
    const away = jest.spyOn(shop.gateway.ledger, 'refund').mockImplementation(() => {
      throw new Error('down for maintenance');
    });

    const answer = await setStatus(number, 'cancelled', { note: 'damp got in' });
    await shop.workers.runOnce('send-refunds');

    expect(answer).toMatchObject({ statusCode: 200, changed: true });
    expect(await paymentState(paymentId)).toBe('refund-due');
    expect(await shelf()).toEqual(before);

    away.mockRestore();
    await shop.workers.runOnce('send-refunds');

    expect(shop.gateway.ledger.payment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 94_900 });
    expect(await paymentState(paymentId)).toBe('refunded');
  });

  it('cancelled by many at once is refunded once, restocked once and told once', async () => {
    const before = await shelf();
    const { asha, number, paymentId } = await paidOrder();

    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => cancel(number, asha)),
      ...Array.from({ length: 5 }, () => setStatus(number, 'cancelled')),
    ]);

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(shop.gateway.ledger.payment(paymentId).amount_refunded).toBe(94_900);
    expect(await shelf()).toEqual(before);
    expect(await mailsOn(number)).toHaveLength(2);
    expect(await audit(number)).toHaveLength(1);
  });

  it('moved by many operators at once only goes forward, and writes one mail for each step that it took', async () => {
    const { number } = await paidOrder();

    const answers = await Promise.all(
      [...ORDER_STATUSES, ...ORDER_STATUSES].map((status) => setStatus(number, status)),
    );

    const { statusHistory } = await look(number);
    const steps = statusHistory.map(({ status }) => status);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(steps.length - 1);
    expect(steps).toEqual(ORDER_STATUSES.filter((status) => steps.includes(status)));
    expect(statusHistory.map(({ at }) => at)).toEqual(statusHistory.map(({ at }) => at).toSorted());
    // All in one millisecond: the trail's order says nothing.
    expect((await audit(number)).map(({ to }) => to).toSorted()).toEqual(steps.slice(1).toSorted());
    expect(await mailsOn(number)).toHaveLength(steps.length);
  });

  it('whose buyer is gone is told to the address of the parcel, which is forgotten at its end', async () => {
    const { asha, number } = await paidOrder();
    await shop.database.execute(sql`update orders set buyer_id = null where number = ${number}`);
    await shop.database.execute(sql`update payment_attempts set buyer_id = null where buyer_id = ${asha.id}`);

    await setStatus(number, 'shipped');
    const underWay = await look(number);
    shop.pass(1);
    await setStatus(number, 'delivered');

    expect(underWay.shippingAddress).toEqual(ADDRESS);
    expect((await look(number)).shippingAddress).toEqual({ ...ADDRESS, email: '', phone: '' });
    const mails = (await mailsOn(number)).slice(1);
    expect(mails).toMatchObject([
      { kind: 'order-shipped', recipient: ADDRESS.email, forgetWhenDone: true },
      { kind: 'order-delivered', recipient: ADDRESS.email, forgetWhenDone: true },
    ]);
    // Who has no account can't look at an order.
    expect(mails.map(({ text }) => text).join()).not.toContain('/my-orders');
  });

  it('from before its steps were noted begins with the one at its creation, and has the one it is at', async () => {
    const [paid, shipped] = [await paidOrder(), await paidOrder()];
    await setStatus(shipped.number, 'shipped');
    const before = [await look(paid.number), await look(shipped.number)];
    const file = join(__dirname, '../../../drizzle/0005_orders-step-by-step.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');

    await shop.database.execute(sql`delete from order_status_changes`);
    for (const statement of statements.filter((text) => text.includes('INSERT INTO'))) {
      await shop.database.execute(sql.raw(statement));
    }

    expect([await look(paid.number), await look(shipped.number)]).toEqual(before);
  });
});
