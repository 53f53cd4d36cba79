import { randomUUID } from 'node:crypto';
import type { Order, PrintLine } from '@kaagazz/api-schema';
import { SWATCH_KIT_ID } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import { cashClient } from '../../../test-support/cash-client.ts';
import { openDesk } from '../../../test-support/desk-client.ts';
import { tell } from '../../../test-support/gateway-events.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { newLineId } from '../print/lines/line-ids.ts';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
const SHIPPING = 99;
const SAMPLE = { options: { sample: 'Printed sample' }, per: 'piece', from: 1, price: 99 } as const;

describe('credits for samples and swatch kits', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let sample: PrintLine;
  let cards: PrintLine;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38), SAMPLE]);
    await print.setPrices('birthday', [priceRow(32)]);
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 10_000 });
    await shop.addProduct({ id: SWATCH_KIT_ID, title: 'Swatch kit', originalPrice: 14_900, stock: 10_000 });
    const maker = await shop.signIn();
    sample = await print.approvedLine(maker, { fields: { ...WEDDING, extraNotes: 'Come early', sample: '50' } });
    cards = await print.approvedLine(maker);
  });
  afterAll(() => shop.close());

  async function copyOf(original: PrintLine, { id: userId }: Shopper): Promise<PrintLine> {
    const id = newLineId();
    const change = JSON.stringify({ id, user_id: userId, state: 'cart' });
    await shop.database.execute(sql`
      insert into print_lines select (jsonb_populate_record(print_lines, ${change}::jsonb)).*
      from print_lines where id = ${original.id}`);
    return { ...original, id };
  }
  const sampleLine = (shopper: Shopper) => copyOf(sample, shopper);
  const cardsOf = (shopper: Shopper) => copyOf(cards, shopper);

  async function placed(asha: Shopper, productId: string, more: Record<string, unknown> = {}) {
    const products = [{ productId, quantity: 1 }];
    const { number, response } = await shop.buy(asha, products, { shippingAddress: ADDRESS, ...more });
    return { ...toolsFor(asha, number), paymentId: response.razorpay_payment_id };
  }

  function toolsFor(asha: Shopper, number: string) {
    const act = async (verb: string, payload?: object) =>
      (await openDesk(shop, 'founder')).call('POST', `/orders/${number}/${verb}`, payload);
    const order = async () =>
      (await shop.myOrders(asha)).find(({ orderNumber }) => orderNumber === number) as unknown as Order;
    return {
      number,
      act,
      order,
      credits: async () => (await order()).printCredits ?? [],
      async ship() {
        await act('print');
        await act('pack');
        return act('ship', { courier: 'India Post' });
      },
      refund: (expectedAmount: number) =>
        act('refund', { everything: true, key: randomUUID(), expectedAmount, reason: 'Scratched' }),
      timeline: async () => {
        const { body } = await (await openDesk(shop, 'founder')).call('GET', `/orders/${number}`);
        return (body as { data: { timeline: { text: string }[] } }).data.timeline.map(({ text }) => text);
      },
      mails: async () => (await shop.mails()).filter(({ orderNumber }) => orderNumber === number),
    };
  }

  async function shippedSample(asha: Shopper) {
    const order = await placed(asha, (await sampleLine(asha)).id);
    await order.ship();
    const [credit] = await order.credits();
    if (!credit) throw new Error('the sample has no code');
    return { ...order, credit };
  }

  const openCheckout = async (asha: Shopper, discountCode: string) => {
    const { id } = await cardsOf(asha);
    return shop.createOrder(asha, [{ productId: id, quantity: 1 }], { shippingAddress: ADDRESS, discountCode });
  };
  const payLater = async (opened: Awaited<ReturnType<typeof openCheckout>>) => {
    const { id } = shop.gateway.ledger.pay(opened.json().order.id);
    await tell(shop, { paymentId: id });
    const { rows } = await shop.database.execute<{ state: string; reason: string | null }>(
      sql`select state, refund_reason as reason from gateway_payments where id = ${id}`,
    );
    return { ...rows[0], amount: shop.gateway.ledger.payment(id).amount / 100 };
  };

  const check = async (shopper: Shopper, code: string, ...ids: string[]) => {
    const payload = { code, products: ids.map((productId) => ({ productId, quantity: 1 })) };
    const url = '/api/payment/discount';
    const response = await shop.app.inject({ method: 'POST', url, payload, headers: shopper.headers });
    return response.json<{ code?: string; message?: string; discount?: { amount: number }; total: number }>();
  };

  it('an invitation sample contains one card, even if the shopper enters several guests', async () => {
    const asha = await shop.signIn();

    const ofGuests = await print.line(asha, {
      fields: {
        ...WEDDING,
        guests: Array.from({ length: 12 }, (_, index) => `Guest ${index} | ${index} Park Road`).join('\n'),
        envelopes: 'Addressed',
        sample: '12',
      },
    });
    const { proof } = (await print.call(asha, 'GET', `/lines/${ofGuests.id}/proof`)).json<{
      proof: { cards: { sheets: { name: string }[]; envelopes?: object } };
    }>();

    expect(sample).toMatchObject({ quantity: 1, price: 99, title: 'Marriage invitation sample: Asha & रवि' });
    expect(ofGuests).toMatchObject({ quantity: 1, price: 99 });
    expect(proof.cards.sheets.map(({ name }) => name)).toEqual(['Guest 0']);
    expect(proof.cards).not.toHaveProperty('envelopes');
  });

  it('returns PRICE_ON_REQUEST for a sample that has no price', async () => {
    const fields = { honoreeName: 'Asha', age: '6', date: '2090-02-14', time: '18:30', venue: 'Park', sample: '50' };

    const response = await print.order(await shop.signIn(), { service: 'birthday', fields });

    expect(response.json()).toMatchObject({ code: 'PRICE_ON_REQUEST' });
  });

  it('reordering a sample adds a full set of cards with the same text to the cart', async () => {
    const asha = await shop.signIn();
    const { id } = await sampleLine(asha);
    await placed(asha, id);

    const { line } = (await print.call(asha, 'POST', `/lines/${id}/again`)).json<{ line: PrintLine }>();

    expect(line).toMatchObject({ quantity: 50, price: 38, title: 'Marriage invitation: Asha & रवि' });
    expect(line.fields).toMatchObject({ extraNotes: 'Come early', sample: '' });
  });

  it('a paid sample remains a single copy when the shopper changes its text', async () => {
    const asha = await shop.signIn();
    const { id } = await sampleLine(asha);
    await placed(asha, id);

    const revision = await print.call(asha, 'POST', `/lines/${id}/revisions`, {
      ...{ design: '1', quantity: 50, requestId: randomUUID().replaceAll('-', '') },
      fields: { ...WEDDING, brideName: 'Meera', sample: '' },
    });

    expect(revision.json()).toMatchObject({ line: { quantity: 1, change: { difference: 0 } } });
  });

  it('the shipping email for a sample contains a discount code that expires after 60 days', async () => {
    const asha = await shop.signIn();
    const { credit, mails, order } = await shippedSample(asha);

    expect((await order()).products[0]?.print).toMatchObject({ sampleOf: 50 });
    expect(credit).toMatchObject({ amount: 99, isUsed: false });
    const [shipped] = (await mails()).filter(({ kind }) => kind === 'order-shipped');
    expect(shipped?.text).toContain(`Rs. 99 off with the code ${credit.code}`);

    shop.pass(61 * DAY_MS);
    const again = await shop.signInAgain(asha);
    const line = await cardsOf(again);
    expect(await check(again, credit.code, line.id)).toMatchObject({ code: 'DISCOUNT_CODE_EXPIRED' });
  });

  it('a sample’s discount code is rejected if the cart contains no full set of cards', async () => {
    const asha = await shop.signIn();
    const { credit } = await shippedSample(asha);
    const line = await cardsOf(asha);
    const another = await sampleLine(asha);

    expect(await check(asha, credit.code, line.id, 'pen')).toMatchObject({ discount: { amount: 99 } });
    for (const id of ['pen', another.id]) {
      expect(await check(asha, credit.code, id)).toMatchObject({
        code: 'DISCOUNT_CODE_MINIMUM',
        message: expect.stringContaining('for your next marriage invitation order') as unknown,
      });
    }
  });

  it('a sample’s code is valid only for the buyer of the sample', async () => {
    const [asha, banu] = [await shop.signIn(), await shop.signIn()];
    const { credit } = await shippedSample(asha);
    const line = await cardsOf(banu);

    expect(await check(banu, credit.code, line.id)).toMatchObject({ code: 'DISCOUNT_CODE_UNKNOWN' });
  });

  it('a sample’s code works only once, even in two tabs at the same time', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    const line = await cardsOf(asha);
    const discountCode = order.credit.code;

    const tabs = await Promise.all(
      [1, 2].map(() =>
        shop.createOrder(asha, [{ productId: line.id, quantity: 1 }], { shippingAddress: ADDRESS, discountCode }),
      ),
    );
    const opened = tabs.find(({ statusCode }) => statusCode === 200);
    const response = await shop.pay(opened?.json().order.id ?? '');
    const { orderNumber } = (await shop.verifyOrder(asha, response)).json();
    const desk = await openDesk(shop, 'founder');
    const preview = await desk.call('POST', `/orders/${orderNumber}/refund/preview`, { everything: true });

    const paid = shop.gateway.ledger.payment(response.razorpay_payment_id).amount / 100;
    expect(paid).toBe(1_900 - 99 + SHIPPING);
    expect(preview.body).toMatchObject({ data: { amount: paid } });
    expect(await order.credits()).toMatchObject([{ isUsed: true }]);
    const more = await cardsOf(asha);
    expect(await check(asha, discountCode, more.id)).toMatchObject({ code: 'DISCOUNT_CODE_USED_UP' });
  });

  it.each(['cancelled', 'refunded in full'])(
    'a sample’s code can be used again if the order that used it is %s',
    async (how) => {
      const asha = await shop.signIn();
      const { credit, credits } = await shippedSample(asha);
      const used = await placed(asha, (await cardsOf(asha)).id, { discountCode: credit.code });
      const line = await cardsOf(asha);
      const before = await check(asha, credit.code, line.id);

      await (how === 'cancelled' ? used.act('cancel', { reason: 'No paper' }) : used.refund(1_900 - 99 + SHIPPING));

      expect(before).toMatchObject({ code: 'DISCOUNT_CODE_USED_UP' });
      expect(await credits()).toMatchObject([{ isUsed: false }]);
      const next = await placed(asha, line.id, { discountCode: credit.code });
      expect(await next.order()).toMatchObject({ discount: { code: credit.code, amount: 99 } });
      expect(await credits()).toMatchObject([{ isUsed: true }]);
    },
  );

  it('a partial refund of an order does not make its sample code usable again', async () => {
    const asha = await shop.signIn();
    const { credit, credits } = await shippedSample(asha);
    const used = await placed(asha, (await cardsOf(asha)).id, { discountCode: credit.code });

    const { status } = await used.act('refund', {
      amount: 1_000,
      key: randomUUID(),
      expectedAmount: 1_000,
      reason: 'Scratched',
    });

    expect(status).toBe(200);
    expect(await credits()).toMatchObject([{ isUsed: true }]);
  });

  it('two simultaneous requests to ship a sample create one discount code', async () => {
    const asha = await shop.signIn();
    const { act, credits, mails } = await placed(asha, (await sampleLine(asha)).id);
    await act('print');
    await act('pack');

    await Promise.all([1, 2, 3].map(() => act('ship', { courier: 'India Post' })));

    expect(await credits()).toHaveLength(1);
    expect((await mails()).filter(({ kind }) => kind === 'order-shipped')).toHaveLength(1);
  });

  it('a discount code for a sample stops working if the shipment is undone', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    const line = await cardsOf(asha);

    await order.act('undo');
    const withdrawn = await check(asha, order.credit.code, line.id);
    const shown = await order.credits();
    await order.act('ship', { courier: 'Delhivery' });

    expect(withdrawn).toMatchObject({ code: 'DISCOUNT_CODE_UNKNOWN' });
    expect(shown).toEqual([]);
    expect((await order.mails()).filter(({ kind }) => kind === 'order-correction')).toEqual([]);
    expect(await order.credits()).toEqual([order.credit]);
  });

  it('undoing a shipment does not revoke a discount code that has been used', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    const line = await cardsOf(asha);
    await placed(asha, line.id, { discountCode: order.credit.code });

    await order.act('undo');

    expect(await order.timeline()).toContainEqual(expect.stringContaining(`Already used: ${order.credit.code}`));
    expect(await order.credits()).toMatchObject([{ isUsed: true }]);
  });

  it('if a code is withdrawn during a checkout, the checkout keeps the discount or is rejected', async () => {
    for (let round = 0; round < 2; round += 1) {
      const asha = await shop.signIn();
      const order = await shippedSample(asha);
      const line = await cardsOf(asha);

      const [opened] = await Promise.all([
        shop.createOrder(asha, [{ productId: line.id, quantity: 1 }], {
          shippingAddress: ADDRESS,
          discountCode: order.credit.code,
        }),
        order.act('undo'),
      ]);

      expect(await order.credits()).toEqual([]);
      if (opened.statusCode === 200) {
        expect(await payLater(opened)).toMatchObject({ state: 'order', amount: 1_900 - 99 + SHIPPING });
      } else {
        expect(opened.json()).toMatchObject({ code: 'DISCOUNT_CODE_UNKNOWN' });
      }
    }
  });

  it('refunding a sample withdraws its code, even if a checkout with the code is open', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    await openCheckout(asha, order.credit.code);

    await order.refund(198);
    shop.pass(16 * MINUTE);
    await shop.runJobs('end-reservations');

    const again = await shop.signInAgain(asha);
    const line = await cardsOf(again);
    expect(await check(again, order.credit.code, line.id)).toMatchObject({ code: 'DISCOUNT_CODE_UNKNOWN' });
  });

  it('an open checkout keeps its discount after the code has been withdrawn', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    const opened = await openCheckout(asha, order.credit.code);

    await order.refund(198);

    expect(await payLater(opened)).toEqual({ state: 'order', reason: null, amount: 1_900 - 99 + SHIPPING });
  });

  it('a late payment for an order with a withdrawn discount code is refunded', async () => {
    const asha = await shop.signIn();
    const order = await shippedSample(asha);
    const opened = await openCheckout(asha, order.credit.code);

    await order.refund(198);
    shop.pass(16 * MINUTE);
    await shop.runJobs('end-reservations');

    expect(await payLater(opened)).toMatchObject({ state: 'refund-due', reason: 'discount-used-up' });
  });

  it('refunding a sample in the gateway’s dashboard withdraws its code', async () => {
    const order = await shippedSample(await shop.signIn());

    shop.gateway.ledger.refund(order.paymentId, {});
    await tell(shop, { paymentId: order.paymentId, event: 'refund.processed', refund: true });
    await shop.runJobs('send-refund');

    expect(await order.credits()).toEqual([]);
  });

  it('staff can’t edit a sample’s discount code', async () => {
    const { credit, credits } = await shippedSample(await shop.signIn());
    const desk = await openDesk(shop, 'founder');
    const { body } = await desk.call('GET', `/discounts?q=${credit.code}`);
    const [known] = (body as { data: object[] }).data;
    expect(known).toMatchObject({ isCredit: true });

    const { status, body: refusal } = await desk.call('PUT', `/discounts/${credit.code}`, { ...known, isOn: false });

    expect([status, refusal]).toEqual([409, expect.objectContaining({ code: 'NOT_POSSIBLE' })]);
    expect(await credits()).toEqual([credit]);
  });

  it('refunding a sample withdraws its unused code', async () => {
    const order = await shippedSample(await shop.signIn());

    await order.refund(198);

    expect(await order.credits()).toEqual([]);
  });

  it('creates no discount code for a sample that was refunded before shipping', async () => {
    const asha = await shop.signIn();
    const order = await placed(asha, (await sampleLine(asha)).id);
    await order.refund(198);
    await order.ship();

    expect(await order.credits()).toEqual([]);
  });

  it('the discount code that comes with a swatch kit is valid for prints', async () => {
    const asha = await shop.signIn();
    const kit = await placed(asha, SWATCH_KIT_ID);
    await kit.ship();
    const [credit] = await kit.credits();
    const line = await cardsOf(asha);

    expect(credit).toMatchObject({ amount: 149 });
    expect(await check(asha, credit?.code ?? '', line.id)).toMatchObject({ discount: { amount: 149 } });
    expect(await check(asha, credit?.code ?? '', SWATCH_KIT_ID)).toMatchObject({ code: 'DISCOUNT_CODE_MINIMUM' });
  });

  it.each(['shipped', 'delivered'])('collecting the cash for a %s swatch kit emails its code', async (status) => {
    const asha = await shop.signIn();
    const cash = cashClient(shop);
    const { id } = (await cash.request(asha, [{ productId: SWATCH_KIT_ID, quantity: 1 }])).json();
    const kit = toolsFor(asha, (await cash.confirm(asha, id, await cash.code(asha))).json().orderNumber);
    await kit.ship();
    if (status === 'delivered') await kit.act('deliver');

    await kit.act('collect');

    const [credit] = await kit.credits();
    const mails = (await kit.mails()).filter(({ text }) => text.includes(`with the code ${credit?.code}`));
    expect(mails.map(({ kind }) => kind)).toEqual([`order-${status}`]);
  });
});
