import type { DeskOrder, DeskOrderRow, DeskToday } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { orders } from '../orders/tables/orders.tables.ts';

const MINUTE_MS = 60_000;
const PARCEL = { courier: 'India Post', tracking: 'EX123456789IN' };

describe('an order at the desk', () => {
  let shop: PayingShop;
  let packer: DeskClient;
  let number: string;
  let buyer: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100_000 });
  });
  beforeEach(async () => {
    packer = await openDesk(shop, 'packer', 'Ravi Menon');
    const asha = await shop.signIn();
    buyer = asha.email;
    number = (await shop.buy(asha, [{ productId: 'pen', quantity: 2 }])).number;
  });
  afterAll(() => shop.close());

  const act = (verb: string, payload?: object) => packer.call('POST', `/orders/${number}/${verb}`, payload);
  const order = async () => (await packer.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>().data;
  const mailsOf = async (status?: string) =>
    (await shop.mails()).filter((mail) => mail.orderNumber === number && (!status || mail.kind === `order-${status}`));
  const sendMails = () => shop.runJobs('send-mail');
  const find = async (query: string) =>
    (await packer.call('GET', `/orders?${query}`)).json<{ data: DeskOrderRow[]; total: number }>();

  it('the staff app shows all details of an order', async () => {
    const data = await order();

    expect(data).toMatchObject({
      id: number,
      status: 'pending',
      step: 'pack',
      payment: 'paid',
      print: 'none',
      items: 2,
      total: 199,
      lines: [{ title: 'Pen', quantity: 2, price: 50, amount: 100, print: null }],
      money: { goods: 100, shipping: 99, refunded: 0 },
      address: ADDRESS,
      customer: { email: buyer, orders: 1 },
      actions: ['pack', 'hold', 'address'],
    });
    expect(data.lines[0]?.image).toContain('/media/pen.');
    expect(data.documents.invoice).toBeNull();
    expect(data.timeline.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'mail', 'placed']);
  });

  it('the staff app shows the invoice number of an order a few seconds after the payment', async () => {
    await shop.issueInvoices();

    expect((await order()).documents.invoice).toMatch(/^KGZ\//);
  });

  it('packing and shipping an order within two minutes sends only the shipping email', async () => {
    await act('pack');
    const { body } = await act('ship', PARCEL);
    await sendMails();
    const early = await mailsOf('shipped');
    shop.pass(2 * MINUTE_MS);
    await sendMails();

    expect(body).toMatchObject({ data: { status: 'shipped', step: 'deliver', ...PARCEL } });
    expect(early.map(({ failedAt, sentAt }) => [failedAt, sentAt])).toEqual([[null, null]]);
    expect(early[0]?.text).toContain('Courier: India Post EX123456789IN');
    expect((await mailsOf('processing')).length).toBe(0);
  });

  it('the shipping email is not sent if the shipment is undone within two minutes', async () => {
    await act('pack');
    await act('ship', PARCEL);
    shop.pass(MINUTE_MS);

    const undone = await act('undo');

    expect(undone.body).toMatchObject({ data: { status: 'processing', step: 'ship', courier: '', undoes: 'pack' } });
    expect(await mailsOf('shipped')).toEqual([]);
    expect(await mailsOf('correction')).toEqual([]);
  });

  it('the buyer gets a correction email if a shipment is undone after the shipping email', async () => {
    await act('pack');
    await act('ship', PARCEL);
    const [mail] = await mailsOf('shipped');
    await shop.database.execute(`delete from jobs where kind = 'send-mail' and key = '${mail?.id}'`);
    shop.pass(3 * MINUTE_MS);

    await act('undo');

    const corrections = await mailsOf('correction');
    expect(corrections.map(({ recipient }) => recipient)).toEqual([buyer]);
    expect(corrections[0]?.text).toContain('We wrote to you that your order is on its way. That was a mistake');
  });

  it('an order can be shipped again after its shipment was undone', async () => {
    await act('pack');
    await act('ship', PARCEL);
    await act('undo');

    const { body } = await act('ship', { courier: 'Delhivery' });

    expect(body).toMatchObject({ data: { status: 'shipped', courier: 'Delhivery', tracking: '' } });
    expect(await mailsOf('shipped')).toHaveLength(1);
  });

  it('an order is packed only once even if five requests arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('pack')));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await mailsOf('processing')).toHaveLength(1);
  });

  it('a tracking number added while the shipping email is queued is included in that email', async () => {
    await act('pack');
    await act('ship', { courier: 'India Post' });

    await act('track', PARCEL);

    const mails = await mailsOf('shipped');
    expect(mails.map(({ text }) => text.includes('EX123456789IN'))).toEqual([true]);
    expect(await mailsOf('tracking')).toEqual([]);
  });

  it('the buyer gets another email if the tracking number changes after the shipping email', async () => {
    await act('pack');
    await act('ship', PARCEL);
    const [mail] = await mailsOf('shipped');
    await shop.database.execute(`delete from jobs where kind = 'send-mail' and key = '${mail?.id}'`);

    await act('track', { ...PARCEL, tracking: 'EX999' });
    await act('track', { ...PARCEL, tracking: 'EX999' });

    const mails = await mailsOf('tracking');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('India Post EX999');
  });

  it('an order on hold cannot be packed until it is released', async () => {
    await act('hold', { reason: 'Address is incomplete' });
    const refused = await act('pack');
    const waiting = await order();
    await act('release');

    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(waiting).toMatchObject({
      step: 'held',
      holdReason: 'Address is incomplete',
      actions: ['release', 'address'],
    });
    expect((await act('pack')).status).toBe(200);
  });

  it('each note on an order shows its author’s name', async () => {
    await act('note', { text: 'Buyer prefers a call.' });

    expect((await order()).notes).toMatchObject([{ who: 'Ravi Menon', text: 'Buyer prefers a call.' }]);
  });

  it('an order’s address can be corrected until the order ships', async () => {
    const { version } = await order();
    const corrected = { ...ADDRESS, phone: '9123456789', version };

    const changed = await act('address', corrected);
    const conflict = await act('address', corrected);
    await act('pack');
    await act('ship', PARCEL);
    const late = await act('address', { ...corrected, phone: '9000000001', version: (await order()).version });

    expect(changed.body).toMatchObject({ data: { phone: '9123456789', version: version + 1 } });
    expect(conflict).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT', current: { phone: '9123456789' } } });
    expect(late).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  });

  it('the audit log records order changes without personal data', async () => {
    const founder = await openDesk(shop, 'founder');
    const { version } = await order();
    await act('address', { ...ADDRESS, phone: '9123456789', version });
    shop.pass(1);
    await act('pack');

    const answer = await founder.call('GET', `/audit?record=${number}`);

    expect(answer.body).toMatchObject({
      data: [
        { action: 'orders.pack', who: { name: 'Ravi Menon' }, before: { status: 'pending' } },
        { action: 'orders.address', after: { corrected: ['phone'] } },
      ],
    });
    expect(answer.payload).not.toContain('9123456789');
  });

  it('an email can be resent from an order’s timeline unless it is still queued', async () => {
    const confirmation = (await order()).timeline.find(({ mail }) => mail?.kind === 'order-confirmation');
    const path = `mails/${confirmation?.mail?.id}/resend`;
    const waiting = await act(path);
    await shop.database.execute(`update outbox set sent_at = now() where id = '${confirmation?.mail?.id}'`);

    const resent = await act(path);

    expect(waiting).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(resent.status).toBe(200);
    expect((await mailsOf('confirmation')).map(({ recipient }) => recipient)).toEqual([buyer, buyer]);
  });

  it('two simultaneous cancellations refund an order and restock its items only once', async () => {
    const founder = await openDesk(shop, 'founder');
    await act('pack');
    const before = await shop.stockOf('pen');
    const cancel = () => founder.call('POST', `/orders/${number}/cancel`, { reason: 'Out of paper' });

    const answers = await Promise.all([cancel(), cancel()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body).toMatchObject({
      data: { status: 'cancelled', step: 'done', payment: 'refunded', refunded: 199, actions: [] },
    });
    expect(await shop.stockOf('pen')).toBe(before + 2);
    expect(await mailsOf('cancelled')).toHaveLength(1);
    expect(await mailsOf('processing')).toEqual([]);
  });

  it('cancelling an order returns the order with a new version number', async () => {
    const founder = await openDesk(shop, 'founder');
    const { version } = await order();

    const cancelled = await founder.call('POST', `/orders/${number}/cancel`, { reason: 'Out of paper' });

    expect(cancelled.body).toMatchObject({ data: { version: version + 1 } });
  });

  it('the audit log and the timeline name who cancelled an order', async () => {
    const founder = await openDesk(shop, 'founder', 'Meera Founder');
    const cancel = () => founder.call('POST', `/orders/${number}/cancel`, { reason: 'Out of paper' });
    await Promise.all([cancel(), cancel()]);

    const { body } = await founder.call('GET', `/audit?record=${number}`);

    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          action: 'orders.cancel',
          who: { id: founder.id, name: 'Meera Founder' },
          before: { status: 'pending' },
          after: { status: 'cancelled' },
          note: 'Out of paper',
        },
      ],
    });
    const { timeline } = await order();
    expect(timeline.filter(({ kind }) => kind.startsWith('cancel'))).toMatchObject([
      { who: 'Meera Founder', text: 'Cancelled: Out of paper' },
    ]);
  });

  it('a partially refunded order shows the refund and its credit note', async () => {
    await shop.database.execute(`
      insert into order_refunds (id, order_id, amount, credit_note, issued_at)
      select 'rfnd_' || number, id, 5000, 'KGC-' || number, now() from orders where number = '${number}'`);

    expect(await order()).toMatchObject({
      payment: 'partly-refunded',
      refunded: 50,
      documents: { creditNotes: [`KGC-${number}`] },
    });
  });

  it('an order can be found by number, name, phone number or email', async () => {
    const digits = number.slice(-6);
    for (const q of [digits, 'asha rao', '+91 98765 43210', 'parcel@', buyer.slice(0, 20)]) {
      const { data } = await find(`q=${encodeURIComponent(q)}`);
      expect([q, data.some(({ id }) => id === number)]).toEqual([q, true]);
    }
    expect((await find('q=nothing-like-this')).total).toBe(0);
    expect((await find('q=%25')).total).toBe(0);
  });

  it('orders can be filtered by several criteria at once', async () => {
    const open = 'day=today&status=pending&step=pack&payment=paid&print=none&late=false';

    expect((await find(open)).data.map(({ id }) => id)).toContain(number);
    expect((await find('day=yesterday')).data.map(({ id }) => id)).not.toContain(number);
  });

  it('an order counts as late once its ship-by date has passed', async () => {
    const lateToday = async () => (await packer.call('GET', '/today')).json<{ data: DeskToday }>().data.late ?? 0;
    const leavesIn = (days: number) =>
      shop.database
        .update(orders)
        .set({ shipBy: dayInIndia(new Date(shop.now().getTime() + days * 24 * 60 * MINUTE_MS)) })
        .where(eq(orders.number, number));
    await leavesIn(0);
    const before = await lateToday();
    expect((await find('late=false')).data.map(({ id }) => id)).toContain(number);

    await leavesIn(-1);

    expect((await find('late=true')).data.map(({ id }) => id)).toContain(number);
    expect(await lateToday()).toBe(before + 1);
  });

  it('a bulk action reports the orders that it could not change', async () => {
    const response = await packer.call('POST', '/orders/bulk', { ids: [number, 'KGZ-2026-999999'], action: 'pack' });

    expect(response.body).toMatchObject({ done: [number], failed: [{ id: 'KGZ-2026-999999' }] });
  });

  it('packing orders in bulk requires the same role as packing a single order', async () => {
    await shop.database.execute(`
      update order_work set has_prints = true where order_id = (select id from orders where number = '${number}')`);
    const printer = await openDesk(shop, 'printer');
    const move = (by: DeskClient, action: string) => by.call('POST', '/orders/bulk', { ids: [number], action });

    const refused = [await move(packer, 'print'), await move(printer, 'pack')];
    const steps = [await move(printer, 'print'), await move(packer, 'pack')];

    expect(refused.map(({ status, body }) => ({ status, body }))).toMatchObject([
      { status: 403, body: { code: 'FORBIDDEN', permission: 'prints.work' } },
      { status: 403, body: { code: 'FORBIDDEN', permission: 'orders.ship' } },
    ]);
    expect(steps.map(({ body }) => body)).toMatchObject([{ done: [number] }, { done: [number] }]);
  });

  it('the CSV export of orders contains one row for each matching order', async () => {
    const { payload, headers } = await packer.call('GET', `/orders/csv?q=${number}`);

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(payload.split('\r\n')[1]).toContain(`${number},1,`);
  });

  it('the audit log entry for an export of orders omits the search text', async () => {
    await packer.call('GET', '/orders/csv?q=9876543210');

    const founder = await openDesk(shop, 'founder');
    const { data } = (await founder.call('GET', '/audit?q=orders.export')).json<{ data: object[] }>();
    const after = expect.objectContaining({ isSearch: true }) as object;
    expect(data).toContainEqual(expect.objectContaining({ action: 'orders.export', after }));
    expect(JSON.stringify(data)).not.toContain('9876543210');
  });

  it('packing an order updates the counts of orders to pack and orders to ship', async () => {
    const before = (await packer.call('GET', '/today')).json<{ data: { toPack: number; toShip: number } }>().data;
    await act('pack');

    const after = (await packer.call('GET', '/today')).json<{ data: Record<string, unknown> & { days: object[] } }>();

    expect(after.data).toMatchObject({ toPack: before.toPack - 1, toShip: before.toShip + 1, refundsDue: null });
    expect(after.data.days).toHaveLength(30);
    expect(after.data.days.at(-1)).toMatchObject({ takings: null });
  });
});
