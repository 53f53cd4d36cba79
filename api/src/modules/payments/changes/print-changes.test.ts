import type {
  DeskCustomer,
  DeskInsight,
  DeskMoney,
  DeskOrder,
  DeskPrintRow,
  DeskToday,
  FileRequest,
  Order,
  OrderReturn,
  PrintLine,
} from '@kaagazz/api-schema';
import { dayInIndia, formatPaise, fromRupees } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import { checkoutResponse } from '../../../../stand-ins/payment-gateway/checkout.routes.ts';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { tell } from '../../../../test-support/gateway-events.ts';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { ADDRESS, KEY_SECRET, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { personalDataHolders } from '../../personal-data-holders.ts';

const BUYER = { ...ADDRESS, address: '12 Lodhi Road\nNew Delhi 110003' };

describe('a change of quantity after paying', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let founder: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    founder = await openDesk(shop, 'founder');
  });
  beforeEach(() => print.setPrices('marriage', [priceRow(40), priceRow(30, 100)]));
  afterAll(() => shop.close());

  let forms = 0;
  async function change(asha: Shopper, id: string, quantity: number, fields: object = {}): Promise<PrintLine> {
    const requestId = String((forms += 1)).padStart(32, '0');
    const body = { design: '1', fields: { ...WEDDING, ...fields }, quantity, requestId };
    const response = await print.call(asha, 'POST', `/lines/${id}/revisions`, body);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ line: PrintLine }>().line;
  }
  const approve = (asha: Shopper, { id, proof, change: offered }: PrintLine) =>
    print.call(asha, 'POST', `/lines/${id}/approve`, { sha256: proof.sha256, difference: offered?.difference });
  const tokenOf = async (asha: Shopper, line: PrintLine) => {
    const { line: approved } = (await approve(asha, line)).json<{ line: PrintLine }>();
    return approved.change?.payPath?.split('/').at(-1) ?? '';
  };
  const open = (token: string) =>
    shop.app.inject({ method: 'POST', url: `/api/payment/links/${token}/open`, payload: { shippingAddress: null } });
  const gatewayOrderOf = async (token: string) => (await open(token)).json<{ order: { id: string } }>().order.id;
  const confirm = (token: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/payment/links/${token}/confirm`, payload });
  const pay = async (token: string) => confirm(token, await shop.pay(await gatewayOrderOf(token)));
  const mark = (number: string, state: string) => founder.call('POST', '/prints/bulk', { ids: [`${number}-1`], state });
  const onBoard = async (number: string) =>
    (await founder.call('GET', `/prints?q=${number}`)).json<{ data: DeskPrintRow[] }>().data;
  const orderOf = async (asha: Shopper) => ((await shop.myOrders(asha)) as Order[])[0];
  async function buy(quantity = 50) {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha, { quantity });
    const { number, response } = await shop.buy(asha, [{ productId: line.id, quantity }], { shippingAddress: BUYER });
    return { asha, line, number, paymentId: response.razorpay_payment_id };
  }
  async function netPaid(number: string): Promise<number> {
    await shop.runJobs('send-refund');
    const { rows } = await shop.database.execute<{ id: string }>(sql`
      select p.id from gateway_payments p join payment_attempts a on a.id = p.attempt_id
      where p.id in (select gateway_payment_id from orders o where o.number = ${number}
          or o.supplements = (select id from orders where number = ${number}))
        or a.lines ->> 0 like ${`%${number}%`}`);
    return rows.reduce((sum, { id }) => {
      const refunded = shop.gateway.ledger.refundsOf(id).reduce((back, { amount }) => back + amount, 0);
      return sum + shop.gateway.ledger.payment(id).amount - refunded;
    }, 0);
  }

  it('copies added to an order are printed after the shopper pays the difference', async () => {
    const { asha, line, number } = await buy();

    const more = await change(asha, line.id, 60);
    const token = await tokenOf(asha, more);
    const [unpaid] = await onBoard(number);
    const paid = await pay(token);
    const [printed, ...others] = await onBoard(number);
    const order = await orderOf(asha);
    shop.pass(2_000);
    await shop.runJobs('issue-invoice');

    expect(more.change).toMatchObject({ difference: 400, copies: 50 });
    expect(unpaid).toMatchObject({ version: 1, quantity: 50 });
    expect(paid.statusCode).toBe(200);
    expect(printed).toMatchObject({ version: 2, quantity: 60, sha256: more.proof.sha256 });
    expect(others).toEqual([]);
    expect(order).toMatchObject({ orderNumber: number, supplements: [{ amount: 400 }] });
    expect(order?.products[0]?.print).toMatchObject({ copies: 60 });
    const url = `/api/auth/my-order/${order?.supplements?.[0]?.orderNumber}/invoice`;
    const invoice = (await shop.app.inject({ url, headers: asha.headers })).json<{ invoice: object }>().invoice;
    expect(invoice).toMatchObject({ totalAmount: 400, lines: [{ title: expect.stringContaining(number) as string }] });
  });

  it('a payment for a changed print increases revenue but not the number of orders', async () => {
    const { asha, line, number } = await buy();
    const month = dayInIndia(shop.now()).slice(0, 7);
    const read = async <Data>(path: string) => (await founder.call('GET', path)).json<{ data: Data }>().data;
    const sum = (amounts: readonly (number | null)[]) =>
      amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
    const reports = async () => {
      const insight = await read<DeskInsight>('/insight?days=7');
      const money = await read<DeskMoney>(`/money?month=${month}`);
      const today = await read<DeskToday>('/today');
      const customer = await read<DeskCustomer>(`/customers/${asha.id}`);
      const { customer: buyer } = await read<DeskOrder>(`/orders/${number}`);
      return {
        counts: {
          conversion: insight.days.map(({ orders }) => orders),
          sold: insight.bestSellers.map(({ title, pieces }) => ({ title, pieces })),
          perDay: money.days.map(({ orders }) => orders),
          today: [today.newOrders, today.newestOrder, today.days.map(({ orders }) => orders)],
          customer: [customer.orders, customer.lastOrderAt, customer.latestOrders, buyer.orders],
        },
        takings: [
          sum(insight.bestSellers.map(({ amount }) => amount)),
          sum(money.days.map(({ takings }) => takings)),
          sum(today.days.map(({ takings }) => takings)),
          customer.spent,
        ],
      };
    };
    const before = await reports();

    await pay(await tokenOf(asha, await change(asha, line.id, 60)));

    const after = await reports();
    expect(after.counts).toEqual(before.counts);
    expect(after.takings).toEqual(before.takings.map((amount) => amount + 400));
    expect(after.counts.customer[0]).toBe(1);
  });

  it('sends the payment link for a changed print to the account’s email address', async () => {
    const { asha, line, number } = await buy();

    const token = await tokenOf(asha, await change(asha, line.id, 60));

    const mail = (await shop.mails()).find(({ text }) => text.includes(`/pay/${token}`));
    expect(mail).toMatchObject({
      kind: 'change-payment',
      recipient: asha.email,
      subject: `Please pay Rs. 400 for your change of order ${number}`,
    });
    expect(mail?.text).toContain('we print the earlier version');
    expect(asha.email).not.toBe(BUYER.email);
  });

  it('the refund amount in the cancellation email includes payments for changes', async () => {
    const { asha, line, number } = await buy();
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));
    await approve(asha, await change(asha, line.id, 55));
    const order = await orderOf(asha);
    const rest = await netPaid(number);

    await shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers: asha.headers });

    const mail = (await shop.mails()).find(
      ({ kind, orderNumber }) => kind === 'order-cancelled' && orderNumber === number,
    );
    expect(order?.supplements).toMatchObject([{ amount: 400, refunded: 200 }]);
    expect(mail?.text).toContain(`We refund the rest, ${formatPaise(rest)},`);
    expect(rest).toBe(fromRupees((order?.totalAmount ?? 0) + 200));
  });

  it('reducing the number of copies refunds exactly the price difference', async () => {
    const { asha, line, number } = await buy();
    const before = await netPaid(number);
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));

    const fewer = await change(asha, line.id, 20);
    const approvals = await Promise.all([approve(asha, fewer), approve(asha, fewer)]);
    const after = await netPaid(number);
    shop.pass(2_000);
    await shop.runJobs('issue-invoice');

    expect(fewer.change).toMatchObject({ difference: -1_600, delivery: null });
    expect(approvals.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(before - after).toBe(fromRupees(1_200));
    expect((await onBoard(number))[0]).toMatchObject({ version: 3, quantity: 20 });
    expect((await orderOf(asha))?.refunds).toMatchObject([{ amount: 1_200, creditNote: expect.any(String) as string }]);
  });

  it('extra copies are charged at the prices on the order date, even if prices have changed', async () => {
    const { asha, line } = await buy();
    const prices = (await founder.call('GET', '/print-prices/marriage')).json<{ data: { version: string } }>().data;
    const rows = [{ options: {}, per: 'piece', from: 1, price: 90 }];
    const key = crypto.randomUUID();
    shop.pass(60_000);
    const changed = await founder.call('POST', '/print-prices/marriage', {
      ...{ key, version: prices.version, rows, startsOn: null },
    });

    const more = await change(asha, line.id, 100);

    expect(changed.status).toBe(200);
    expect(more.change?.difference).toBe(100 * 30 - 50 * 40);
  });

  it('a change is rejected with PRICE_CHANGED unless the shopper confirms its extra cost', async () => {
    const { asha, line } = await buy();
    const more = await change(asha, line.id, 60);

    const responses = [await print.approve(asha, more), await approve(asha, { ...more, change: undefined })];

    expect(responses.map((response) => response.json<{ code: string }>().code)).toEqual([
      'PRICE_CHANGED',
      'PRICE_CHANGED',
    ]);
  });

  it('a change is applied only once even if several requests report its payment simultaneously', async () => {
    const { asha, line, number } = await buy();
    const before = await netPaid(number);
    const token = await tokenOf(asha, await change(asha, line.id, 60));
    const { id } = shop.gateway.ledger.pay(await gatewayOrderOf(token));
    shop.pass(3 * 60_000);

    await Promise.all([
      ...[1, 2, 3].map(() => tell(shop, { paymentId: id })),
      ...[1, 2, 3].map(() => confirm(token, checkoutResponse(shop.gateway.ledger.payment(id), KEY_SECRET))),
      shop.runJobs('check-payment'),
    ]);

    expect((await netPaid(number)) - before).toBe(fromRupees(400));
    expect((await orderOf(asha))?.supplements).toHaveLength(1);
    expect((await onBoard(number))[0]).toMatchObject({ version: 2, quantity: 60 });
  });

  it('a shopper pays for extra copies only if the copies are printed', async () => {
    const { asha, line, number } = await buy();
    const before = await netPaid(number);
    const token = await tokenOf(asha, await change(asha, line.id, 60));
    const { id } = shop.gateway.ledger.pay(await gatewayOrderOf(token));

    await Promise.all([tell(shop, { paymentId: id }), mark(number, 'at-press'), tell(shop, { paymentId: id })]);

    const [printed] = await onBoard(number);
    expect(printed?.state).toBe('at-press');
    const isChanged = printed?.quantity === 60;
    expect((await netPaid(number)) - before).toBe(isChanged ? fromRupees(400) : 0);
  });

  it('a payment for a change is refunded in full if it arrives after printing has started', async () => {
    const { asha, line, number } = await buy();
    const before = await netPaid(number);
    const token = await tokenOf(asha, await change(asha, line.id, 60));
    const gatewayOrder = await gatewayOrderOf(token);
    await mark(number, 'at-press');

    const late = await confirm(token, await shop.pay(gatewayOrder));
    const reopened = await open(token);

    expect(late.json()).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    expect(reopened.json()).toMatchObject({ code: 'PAYMENT_LINK_EXPIRED' });
    expect((await netPaid(number)) - before).toBe(0);
    expect((await onBoard(number))[0]).toMatchObject({ version: 1, quantity: 50 });
  });

  it('an unpaid change expires after a day', async () => {
    const { asha, line, number } = await buy();
    const first = await tokenOf(asha, await change(asha, line.id, 60));
    const second = await tokenOf(asha, await change(asha, line.id, 70));
    const replaced = await open(first);
    const board = await onBoard(number);
    shop.pass(25 * 60 * 60_000);

    const lapsed = await open(second);
    founder = await openDesk(shop, 'founder');

    expect([replaced, lapsed].map((response) => response.json<{ code: string }>().code)).toEqual([
      'PAYMENT_LINK_EXPIRED',
      'PAYMENT_LINK_EXPIRED',
    ]);
    expect(board).toMatchObject([{ version: 1, quantity: 50 }]);
  });

  it('cancelling an order also refunds the payments for its changes', async () => {
    const { asha, line, number } = await buy();
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));

    const cancelled = await shop.app.inject({
      ...{ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers: asha.headers },
    });

    expect(cancelled.statusCode).toBe(200);
    expect(await netPaid(number)).toBe(0);
  });

  it('two simultaneous requests to replace a faulty print create only one replacement order', async () => {
    const { asha, line, number } = await buy();
    await shop.app.inject({
      ...{ method: 'POST', url: `/api/operator/orders/${number}/status`, headers: shop.operator },
      payload: { status: 'delivered', who: 'Ravi' },
    });
    const key = crypto.randomUUID();
    const url = `/api/auth/my-order/${number}/returns`;
    const payload = { key, reason: 'faulty', text: 'Smudged.', lines: [{ position: 0, quantity: 50 }] };
    await shop.app.inject({ method: 'POST', url, headers: asha.headers, payload });

    const reported = (await founder.call('GET', `/returns/${key}`)).body;
    const answers = await Promise.all([1, 2].map(() => founder.call('POST', `/returns/${key}/replace`)));
    const declined = await founder.call('POST', `/returns/${key}/decline`, { reason: 'No.' });

    const { sha256 } = line.proof;
    expect(reported).toMatchObject({ data: { prints: [{ id: `${number}-1`, sha256 }], replacement: null } });
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(declined.status).toBe(409);
    const [first, second] = answers.map(({ body }) => (body as { data: OrderReturn }).data.replacement);
    expect(second).toBe(first);
    expect(await shop.myOrders(asha)).toContainEqual(expect.objectContaining({ orderNumber: first, totalAmount: 0 }));
    expect(await onBoard(first ?? '')).toMatchObject([{ quantity: 50, sha256, state: 'waiting' }]);
  });

  it('a text change costs nothing after the shopper has paid for extra copies', async () => {
    const { asha, line, number } = await buy();
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));

    const text = await change(asha, line.id, 60, { venue: 'Agra' });
    const approved = await print.approve(asha, text);

    expect(text.change?.difference).toBe(0);
    expect(approved.statusCode).toBe(200);
    expect((await onBoard(number))[0]).toMatchObject({ version: 3, quantity: 60 });
  });

  const revise = (asha: Shopper, id: string, change: object) => {
    const requestId = String((forms += 1)).padStart(32, '0');
    return print.call(asha, 'POST', `/lines/${id}/revisions`, { requestId, ...change });
  };
  const copies = (quantity: number) => ({ design: '1', fields: WEDDING, quantity });
  const refund = (number: string, amount: number) =>
    founder.call('POST', `/orders/${number}/refund`, {
      ...{ key: crypto.randomUUID(), amount, expectedAmount: amount, reason: 'Late', restock: false },
    });
  const supplementOf = async (asha: Shopper) => (await orderOf(asha))?.supplements?.[0]?.orderNumber ?? '';

  it('shoppers can’t change a print after staff have refunded part of the order', async () => {
    const { asha, line, number } = await buy();
    const token = await tokenOf(asha, await change(asha, line.id, 60));
    const other = await buy();
    const fewer = await change(other.asha, other.line.id, 20);

    const refunds = [await refund(number, 500), await refund(other.number, 500)];
    const late = [
      await open(token),
      await revise(asha, line.id, copies(60)),
      await revise(asha, line.id, copies(20)),
      await approve(other.asha, fewer),
    ];

    expect(refunds.map(({ status }) => status)).toEqual([200, 200]);
    expect(late.map((response) => response.json<{ code: string }>().code)).toEqual([
      'PAYMENT_LINK_EXPIRED',
      'NOT_POSSIBLE',
      'NOT_POSSIBLE',
      'NOT_POSSIBLE',
    ]);
  });

  it('a change is rejected after a partial refund made in the gateway’s dashboard', async () => {
    const { asha, line, paymentId } = await buy();
    shop.gateway.ledger.refund(paymentId, { amount: fromRupees(500) });
    await tell(shop, { paymentId, event: 'refund.processed', refund: true });
    await shop.runJobs('send-refund');

    const response = await revise(asha, line.id, copies(20));

    expect(response.json()).toMatchObject({
      code: 'NOT_POSSIBLE',
      message: expect.stringContaining('refunded') as string,
    });
  });

  it('extra copies cannot be removed again after staff have refunded their cost', async () => {
    const { asha, line } = await buy();
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));
    const { status } = await refund(await supplementOf(asha), 400);

    const response = await revise(asha, line.id, copies(50));

    expect(status).toBe(200);
    expect(response.json()).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  it('the cost of a change is based on the prices at the start of the original checkout', async () => {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha, { quantity: 50 });
    const products = [{ productId: line.id, quantity: 50 }];
    const created = await shop.createOrder(asha, products, { shippingAddress: BUYER });
    const prices = (await founder.call('GET', '/print-prices/marriage')).json<{ data: { version: string } }>().data;
    const rows = [{ options: {}, per: 'piece', from: 1, price: 90 }];
    shop.pass(60_000);
    const changed = await founder.call('POST', '/print-prices/marriage', {
      ...{ key: crypto.randomUUID(), version: prices.version, rows, startsOn: null },
    });
    shop.pass(1_000);
    const paid = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    const more = await change(asha, line.id, 60);

    expect([changed.status, paid.statusCode]).toEqual([200, 200]);
    expect(more.change?.difference).toBe(400);
  });

  it('an order that covers the extra cost of a change can be refunded, but not replaced', async () => {
    const { asha, line } = await buy();
    await pay(await tokenOf(asha, await change(asha, line.id, 60)));
    const number = await supplementOf(asha);

    const { data } = (await founder.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>();
    const replaced = await founder.call('POST', `/orders/${number}/replace`, {
      ...{ key: crypto.randomUUID(), lines: [{ position: 0, quantity: 1 }], reason: 'Lost' },
    });

    expect(data.actions).toEqual(['refund']);
    expect(replaced).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  });

  it('a replacement file cannot be approved if the order was changed after the upload', async () => {
    await print.setPrices('printbook', [priceRow(200)]);
    const asha = await shop.signIn();
    const upload = () => print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 2 }));
    const fields = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '2' };
    const book = { service: 'printbook', design: undefined, fields, quantity: 2, fileId: await upload() };
    const line = await print.approvedLine(asha, book);
    const { number } = await shop.buy(asha, [{ productId: line.id, quantity: 2 }], { shippingAddress: BUYER });
    await founder.call('POST', `/prints/${number}-1/file-request`, { reason: 'The text is blurred.' });
    const mail = (await shop.mails()).find(({ kind, orderNumber }) => kind === 'better-file' && orderNumber === number);
    const url = `/file-requests/${/better-file\/(\S+)/.exec(mail?.text ?? '')?.[1]}`;
    const send = async () => {
      const sent = await print.call(asha, 'POST', `${url}/file`, { fileId: await upload() });
      const { lineId } = sent.json<{ request: FileRequest }>().request;
      const { proof } = (await print.call(asha, 'GET', `/lines/${lineId}`)).json<{ line: PrintLine }>().line;
      return proof.sha256;
    };

    const first = await send();
    const more = (await revise(asha, line.id, { fields, quantity: 3 })).json<{ line: PrintLine }>().line;
    await pay(await tokenOf(asha, more));
    const outdated = await print.call(asha, 'POST', `${url}/approve`, { sha256: first });
    const approved = await print.call(asha, 'POST', `${url}/approve`, { sha256: await send() });
    const [printed] = await onBoard(number);
    const { rows } = await shop.database.execute<{ id: string }>(sql`
      select product_id as id from order_lines join orders on orders.id = order_id where number = ${number}`);
    const again = await revise(asha, rows[0]?.id ?? '', { fields, quantity: 2 });

    expect(outdated.json()).toMatchObject({ code: 'PROOF_CHANGED' });
    expect(approved.statusCode).toBe(200);
    expect(printed).toMatchObject({ quantity: 3 });
    expect(again.json()).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  it('deleting an account deletes the shipping addresses of its payment links', async () => {
    const { asha, line } = await buy();
    await tokenOf(asha, await change(asha, line.id, 60));

    const exported = await shop.app.inject({ url: '/api/auth/my-data', headers: asha.headers });
    await inTransaction(shop.database, async (tx) => {
      for (const { forget } of personalDataHolders) await forget(tx, { ...asha, phone: null }, shop.now());
    });

    const { paymentLinks } = exported.json<{ data: { paymentLinks: { id: string }[] } }>().data;
    expect(paymentLinks).toMatchObject([{ total: 400, shippingAddress: { email: BUYER.email } }]);
    const { rows } = await shop.database.execute(
      sql`select shipping_address as address from payment_attempts where id = ${paymentLinks[0]?.id}`,
    );
    expect(rows).toEqual([{ address: null }]);
  });
});
