import { randomUUID } from 'node:crypto';
import type { DeskOrder, OrderReturn } from '@kaagazz/api-schema';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { loseFirstRefundResponse, tell } from '../../../test-support/gateway-events.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';

const MINUTE_MS = 60_000;
const CART = [
  { productId: 'pen', quantity: 3 },
  { productId: 'ink', quantity: 2 },
];
const TOTAL = 309;
const PENS = { lines: [{ position: 0, quantity: 2 }] };

describe('money and goods that go back', () => {
  let shop: PayingShop;
  let founder: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100_000 });
    await shop.addProduct({ id: 'ink', title: 'Ink', originalPrice: 3_000, stock: 100_000 });
    await shop.addProduct({ id: 'last', title: 'Last one', originalPrice: 3_000, stock: 1 });
  });
  beforeEach(async () => {
    founder = await openDesk(shop, 'founder', 'Meera Iyer');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    shop.gateway.ledger.refundBehaviour = 'processed';
  });
  afterAll(() => shop.close());

  async function placed(products: { productId: string; quantity: number }[] = CART) {
    const asha = await shop.signIn();
    const { number, response } = await shop.buy(asha, products, { shippingAddress: ADDRESS });
    const paymentId = response.razorpay_payment_id;
    const act = (verb: string, payload?: object) => founder.call('POST', `/orders/${number}/${verb}`, payload);
    return {
      asha,
      number,
      paymentId,
      act,
      order: async () => (await founder.call('GET', `/orders/${number}`)).json<{ data: DeskOrder }>().data,
      preview: async (what: object) =>
        (await act('refund/preview', what)).json<{ data: { amount: number; left: number; restocks: object[] } }>().data,
      refund: (what: object, expectedAmount: number, more: object = {}) =>
        act('refund', { ...what, key: randomUUID(), expectedAmount, reason: 'Scratched', ...more }),
      ship: async () => {
        await act('pack');
        await act('ship', { courier: 'India Post' });
      },
      gatewayRefunds: () => shop.gateway.ledger.refundsOf(paymentId),
      mails: async (kind: string) =>
        (await shop.mails()).filter((mail) => mail.orderNumber === number && mail.kind === `order-${kind}`),
      creditNotes: async () => {
        const { rows } = await shop.database.execute<{ amount: number; state: string }>(sql`
          select r.amount::float8 / 100 as amount, r.state from order_refunds r
          join orders o on o.id = r.order_id where o.number = ${number} order by r.issued_at, r.credit_note`);
        return rows;
      },
    };
  }
  const sendRefunds = () => shop.runJobs('send-refund');

  describe('a refund', () => {
    it('staff can refund and restock individual units of an order', async () => {
      const { preview, refund, order, gatewayRefunds, mails } = await placed();
      const stock = await shop.stockOf('pen');

      const shown = await preview(PENS);
      const { body } = await refund(PENS, shown.amount, { restock: true });
      await sendRefunds();

      expect(shown).toMatchObject({ amount: 100, left: 209, restocks: [{ title: 'Pen', quantity: 2 }] });
      expect(body).toMatchObject({ data: { payment: 'partly-refunded', refunded: 100 } });
      expect(gatewayRefunds()).toMatchObject([{ amount: 10_000, status: 'processed' }]);
      expect(await shop.stockOf('pen')).toBe(stock + 2);
      await shop.issueInvoices();
      const { lines, documents } = await order();
      expect(lines.map(({ refunded }) => refunded)).toEqual([100, 0]);
      expect(documents.creditNotes).toEqual([expect.stringMatching(/^KGC\//)]);
      expect((await mails('refund'))[0]?.text).toContain('We are refunding Rs. 100 to you for 2 × Pen');
    });

    it('a refund of a fixed amount is split among the order lines and shipping', async () => {
      const { preview, refund, order, gatewayRefunds } = await placed();
      const stock = await shop.stockOf('pen');

      expect(await preview({ amount: 100 })).toMatchObject({ amount: 100, left: 209, restocks: [] });
      await refund({ amount: 100 }, 100, { restock: true });
      await sendRefunds();

      const { lines, money } = await order();
      expect(lines.map(({ refunded }) => refunded)).toEqual([48.54, 19.42]);
      expect(money).toMatchObject({ refunded: 100, total: TOTAL });
      expect(gatewayRefunds()).toMatchObject([{ amount: 10_000 }]);
      expect(await shop.stockOf('pen')).toBe(stock);
    });

    it('an order that has been fully refunded cannot be refunded again', async () => {
      const { refund, order, gatewayRefunds } = await placed();

      await refund({ everything: true }, TOTAL);
      await sendRefunds();
      const again = await refund({ everything: true }, TOTAL);

      expect(gatewayRefunds()).toMatchObject([{ amount: TOTAL * 100 }]);
      expect(again).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      expect(await order()).toMatchObject({ status: 'pending', payment: 'refunded' });
    });

    it('five simultaneous identical requests create only one refund', async () => {
      const { act, gatewayRefunds, mails, creditNotes } = await placed();
      const stock = await shop.stockOf('pen');
      const body = { ...PENS, key: randomUUID(), expectedAmount: 100, reason: 'Scratched', restock: true };

      const answers = await Promise.all(Array.from({ length: 5 }, () => act('refund', body)));
      await Promise.all([sendRefunds(), sendRefunds()]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(gatewayRefunds()).toHaveLength(1);
      expect(await creditNotes()).toEqual([{ amount: 100, state: 'refunded' }]);
      expect(await mails('refund')).toHaveLength(1);
      expect(await shop.stockOf('pen')).toBe(stock + 2);
    });

    it('a refund is rejected if its idempotency key was used for another order', async () => {
      const [one, other] = [await placed(), await placed()];
      const key = randomUUID();
      await one.refund(PENS, 100, { key });

      const again = await other.refund(PENS, 100, { key });

      expect(again).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      expect(await other.creditNotes()).toEqual([]);
    });

    it('a refund is sent only once even if the gateway’s response is lost', async () => {
      const { refund, paymentId, gatewayRefunds, creditNotes } = await placed();
      loseFirstRefundResponse(shop.gateway, paymentId);

      await refund(PENS, 100);
      await sendRefunds();
      const before = await creditNotes();
      shop.pass(MINUTE_MS);
      await sendRefunds();

      expect(before).toEqual([{ amount: 100, state: 'due' }]);
      expect(await creditNotes()).toEqual([{ amount: 100, state: 'refunded' }]);
      expect(gatewayRefunds()).toHaveLength(1);
    });

    it('a webhook for a refund made by staff does not create a second credit note', async () => {
      const { refund, paymentId, creditNotes } = await placed();
      await refund(PENS, 100);
      await sendRefunds();

      await tell(shop, { paymentId, event: 'refund.processed', refund: true });
      await sendRefunds();
      await shop.runJobs('reconcile-payments');
      await sendRefunds();

      expect(await creditNotes()).toEqual([{ amount: 100, state: 'refunded' }]);
    });

    it('a refund is rejected if its amount differs from the one shown to staff', async () => {
      const { refund, creditNotes } = await placed();

      expect(await refund(PENS, 99)).toMatchObject({ status: 409, body: { code: 'PRICES_CHANGED' } });
      expect(await creditNotes()).toEqual([]);
    });

    it('a pending refund is marked as refunded after the bank has completed it', async () => {
      const { refund, paymentId, creditNotes, order } = await placed();
      shop.gateway.ledger.refundBehaviour = 'pending';
      await refund(PENS, 100);
      await sendRefunds();
      const pending = await order();

      shop.gateway.ledger.endRefunds(paymentId, 'processed');
      shop.pass(6 * 60 * MINUTE_MS);
      await sendRefunds();

      expect(pending.timeline.map(({ text }) => text).join()).toContain('on its way through the bank');
      expect(await creditNotes()).toEqual([{ amount: 100, state: 'refunded' }]);
    });

    it('a refund that is rejected several times is reported to the office only once', async () => {
      const { refund, paymentId, gatewayRefunds } = await placed();
      shop.gateway.ledger.refundBehaviour = 'refused';
      await refund(PENS, 100);
      for (let times = 0; times < 4; times += 1) {
        await sendRefunds();
        shop.pass(24 * 60 * MINUTE_MS);
      }
      shop.gateway.ledger.refundBehaviour = 'processed';
      await sendRefunds();

      expect(gatewayRefunds()).toMatchObject([{ amount: 10_000, status: 'processed' }]);
      const office = (await shop.mails()).filter(({ subject }) => subject.includes(paymentId));
      expect(office.map(({ recipient }) => recipient)).toEqual([DEFAULT_SETTINGS.company.email]);
    });

    it('cancelling after a partial refund refunds only the remaining amount', async () => {
      const { refund, act, gatewayRefunds, mails } = await placed();
      const stock = await shop.stockOf('pen');
      await refund(PENS, 100, { restock: true });

      await act('cancel', { reason: 'The buyer called' });
      await sendRefunds();

      expect(gatewayRefunds().reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL * 100);
      expect(await shop.stockOf('pen')).toBe(stock + 3);
      expect((await mails('cancelled'))[0]?.text).toContain('We refund the rest, Rs. 209,');
    });

    it('cancelling an order after a full refund does not create another credit note', async () => {
      const { refund, act, order } = await placed();
      const next = await placed();
      await shop.issueInvoices();
      await refund({ everything: true }, TOTAL);
      await shop.issueInvoices();

      await act('cancel', { reason: 'The buyer called' });
      await shop.issueInvoices();
      await next.refund(PENS, 100);
      await shop.issueInvoices();

      const { documents, status } = await order();
      expect(status).toBe('cancelled');
      const numbers = [...documents.creditNotes, ...(await next.order()).documents.creditNotes];
      const [first = 0, second] = numbers.map((number) => Number(number.slice(-6)));
      expect(numbers).toHaveLength(2);
      expect(second).toBe(first + 1);
    });

    it('a refund of a shipped order does not restock any units', async () => {
      const { preview, refund, ship } = await placed();
      await ship();
      const stock = await shop.stockOf('pen');

      const { restocks } = await preview(PENS);
      await refund(PENS, 100, { restock: true });

      expect(restocks).toEqual([]);
      expect(await shop.stockOf('pen')).toBe(stock);
    });

    it('a refund below one rupee is rejected', async () => {
      const { act, refund } = await placed();
      await refund({ amount: TOTAL - 0.5 }, TOTAL - 0.5);

      const preview = await act('refund/preview', { everything: true });

      expect(preview.status).toBe(409);
      expect(preview.json()).toMatchObject({
        code: 'NOT_POSSIBLE',
        message: 'The payment gateway cannot refund less than Rs. 1.',
      });
    });

    it('a refund requires the right role and a recent sign-in', async () => {
      const { number, refund } = await placed();
      const packer = await openDesk(shop, 'packer');
      const refused = await packer.call('POST', `/orders/${number}/refund`, {});
      shop.pass(6 * MINUTE_MS);

      expect(refused.status).toBe(403);
      expect(await refund(PENS, 100)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    });

    it('refunds from the staff app and the gateway’s dashboard together never exceed the payment', async () => {
      const what = fc.oneof(
        fc.record({ position: fc.nat({ max: 1 }), quantity: fc.integer({ min: 1, max: 3 }) }).map((line) => ({
          lines: [line],
        })),
        fc.integer({ min: 1, max: 250 }).map((amount) => ({ amount })),
        fc.constant({ everything: true }),
        fc.integer({ min: 1, max: 250 }).map((dashboard) => ({ dashboard })),
      );
      const property = fc.asyncProperty(fc.array(what, { minLength: 3, maxLength: 6 }), async (wishes) => {
        founder = await openDesk(shop, 'founder');
        const { act, refund, paymentId, gatewayRefunds, creditNotes, order } = await placed();
        for (const wish of wishes) {
          if ('dashboard' in wish) {
            const { amount, amount_refunded: refunded } = shop.gateway.ledger.payment(paymentId);
            const wished = wish.dashboard * 100;
            if (wished <= amount - refunded) shop.gateway.ledger.refund(paymentId, { amount: wished });
            await tell(shop, { paymentId, event: 'refund.processed', refund: true });
          } else {
            const shown = await act('refund/preview', wish);
            if (shown.status === 200) await refund(wish, shown.json<{ data: { amount: number } }>().data.amount);
          }
          if (wishes.length % 2 === 0) await sendRefunds();
        }
        shop.pass(MINUTE_MS);
        await sendRefunds();

        const back = gatewayRefunds().reduce((sum, { amount }) => sum + amount, 0) / 100;
        const credited = (await creditNotes()).reduce((sum, { amount }) => sum + amount, 0);
        const { status, lines } = await order();
        expect(back).toBeLessThanOrEqual(TOTAL);
        expect(credited).toBeLessThanOrEqual(TOTAL);
        for (const line of lines) expect(line.refunded).toBeLessThanOrEqual(line.amount);
        if (status !== 'cancelled') expect(credited).toBeCloseTo(back, 2);
      });

      await fc.assert(property, { numRuns: 12, endOnFailure: true });
    });
  });

  describe('a return', () => {
    const start = (number: string, more: object = {}) =>
      founder.call('POST', `/orders/${number}/return`, { key: randomUUID(), ...PENS, reason: 'Wrong colour', ...more });

    it('a return created by staff appears in the list of accepted returns', async () => {
      const { number, ship, mails, order } = await placed();
      await ship();

      const { status, body } = await start(number);

      expect(status).toBe(201);
      expect(body).toMatchObject({ data: { orderId: number, progress: 'accepted', lines: [{ quantity: 2 }] } });
      expect((await mails('return'))[0]?.text).toContain('you are sending back 2 × Pen');
      expect((await order()).lines[0]?.returned).toBe(2);
      const list = (await founder.call('GET', `/returns?state=accepted&q=${number}`)).body;
      expect(list).toMatchObject({ total: 1, data: [{ reason: 'Wrong colour' }] });
    });

    it('receiving a return twice restocks its undamaged units only once', async () => {
      const { number, ship, mails } = await placed();
      await ship();
      const stock = await shop.stockOf('pen');
      const { id } = (await start(number)).json<{ data: OrderReturn }>().data;
      const receive = () =>
        founder.call('POST', `/returns/${id}/receive`, {
          lines: [{ position: 0, received: 2, damaged: 1 }],
          note: 'Box was wet',
        });

      const answers = await Promise.all([receive(), receive()]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0].body).toMatchObject({
        data: {
          state: 'received',
          progress: 'received',
          note: 'Box was wet',
          lines: [{ received: 2, damaged: 1, restocked: 1 }],
        },
      });
      expect(await shop.stockOf('pen')).toBe(stock + 1);
      expect(await mails('return-received')).toHaveLength(1);
    });

    it('two simultaneous requests create only one return', async () => {
      const { number, ship, mails } = await placed();
      const early = await start(number);
      await ship();
      const key = randomUUID();

      const answers = await Promise.all([start(number, { key }), start(number, { key })]);
      const tooMany = await start(number);

      expect(early).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(await mails('return')).toHaveLength(1);
      expect(tooMany).toMatchObject({ status: 409, body: { message: 'Only 1 × Pen can be returned.' } });
    });

    it('units that were refunded and restocked before shipping cannot be returned', async () => {
      const { number, refund, ship } = await placed();
      await refund(PENS, 100, { restock: true });
      await ship();

      const tooMany = await start(number, { lines: [{ position: 0, quantity: 3 }] });
      const rest = await start(number, { lines: [{ position: 0, quantity: 1 }] });

      expect(tooMany).toMatchObject({ status: 409, body: { message: 'Only 1 × Pen can be returned.' } });
      expect(rest.status).toBe(201);
    });

    it('shipping an order cannot be undone while one of its returns is open', async () => {
      const { number, ship, act } = await placed();
      await ship();
      await start(number);

      expect(await act('undo')).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });

    it('staff cannot receive more units than the return contains', async () => {
      const { number, ship } = await placed();
      await ship();
      const { id } = (await start(number)).json<{ data: OrderReturn }>().data;
      const receive = (received: number, damaged: number) =>
        founder.call('POST', `/returns/${id}/receive`, { lines: [{ position: 0, received, damaged }] });

      expect((await receive(3, 0)).body).toMatchObject({ message: 'This return is for only 2 × Pen.' });
      expect((await receive(1, 2)).body).toMatchObject({
        message: 'The number of damaged units of Pen can’t be higher than the number received.',
      });
    });
  });

  describe('a replacement', () => {
    const replace = (number: string, more: object = {}) =>
      founder.call('POST', `/orders/${number}/replace`, { key: randomUUID(), ...PENS, reason: 'Broken', ...more });

    it('a replacement is a free order whose items are taken from stock', async () => {
      const { number, ship, order } = await placed();
      await ship();
      const stock = await shop.stockOf('pen');

      const { data } = (await replace(number)).json<{ data: DeskOrder }>();
      const packed = await founder.call('POST', `/orders/${data.id}/pack`);

      expect(data).toMatchObject({ total: 0, payment: 'free', replaces: number, items: 2, name: ADDRESS.name });
      expect(packed.body).toMatchObject({ data: { step: 'ship' } });
      expect(await shop.stockOf('pen')).toBe(stock - 2);
      const mails = (await shop.mails()).filter(({ orderNumber }) => orderNumber === data.id);
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['new-order', 'order-processing', 'order-replacement']);
      expect((await order()).timeline.map(({ text }) => text)).toContain(`Replaced by ${data.id}: Broken`);
    });

    it('three simultaneous requests create only one replacement', async () => {
      const { number, ship } = await placed();
      await ship();
      const stock = await shop.stockOf('pen');
      const key = randomUUID();

      const answers = await Promise.all(Array.from({ length: 3 }, () => replace(number, { key })));

      const numbers = answers.map((answer) => answer.json<{ data: DeskOrder }>().data.id);
      expect(new Set(numbers).size).toBe(1);
      expect(await shop.stockOf('pen')).toBe(stock - 2);
      expect((await replace(number)).body).toMatchObject({ message: 'Only 1 × Pen can be replaced.' });
    });

    it('items can be replaced again after their first replacement was cancelled', async () => {
      const { number, ship } = await placed();
      await ship();
      const stock = await shop.stockOf('pen');
      const { data } = (await replace(number)).json<{ data: DeskOrder }>();

      const cancelled = await founder.call('POST', `/orders/${data.id}/cancel`, { reason: 'Found the parcel' });

      await shop.issueInvoices();
      expect(cancelled.body).toMatchObject({ data: { status: 'cancelled', payment: 'free' } });
      expect((await founder.call('GET', `/orders/${data.id}`)).body).toMatchObject({
        data: { documents: { creditNotes: [] } },
      });
      expect(await shop.stockOf('pen')).toBe(stock);
      expect((await replace(number)).status).toBe(200);
    });

    it('a replacement is rejected if the order has not been shipped', async () => {
      const { number } = await placed();

      expect(await replace(number)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    });

    it('a replacement is rejected if the product is out of stock', async () => {
      const { number, ship } = await placed([{ productId: 'last', quantity: 1 }]);
      await ship();

      expect(await replace(number, { lines: [{ position: 0, quantity: 1 }] })).toMatchObject({
        status: 409,
        body: { code: 'OUT_OF_STOCK' },
      });
    });
  });
});
