import { sql } from 'drizzle-orm';
import { tell } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

describe('refunds that the shop did not send', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterAll(() => shop.close());

  async function paidOrder() {
    const asha = await shop.signIn();
    const { number, response } = await shop.buy(asha, [{ productId: 'pen', quantity: 1 }]);
    return { asha, number, paymentId: response.razorpay_payment_id };
  }
  const refundByHand = (paymentId: string, amount?: number) => shop.gateway.ledger.refund(paymentId, { amount });
  const orderOf = async (asha: Shopper) => (await shop.myOrders(await shop.signInAgain(asha)))[0];
  const invoiceOf = async (asha: Shopper, number: string) => {
    await shop.issueInvoices();
    const { headers } = await shop.signInAgain(asha);
    const response = await shop.app.inject({ url: `/api/auth/my-order/${number}/invoice`, headers });
    return response.json<{ invoice: { creditNote: unknown; refunds: { number: string; amount: number }[] } }>().invoice;
  };
  const stateOf = async (paymentId: string) => {
    const { rows } = await shop.database.execute(sql`select state from gateway_payments where id = ${paymentId}`);
    return rows[0]?.state;
  };
  const backOf = (paymentId: string) => shop.gateway.ledger.payment(paymentId).amount_refunded;

  it('issues only one credit note if the gateway reports a partial refund twice', async () => {
    const { asha, number, paymentId } = await paidOrder();
    refundByHand(paymentId, 4_000);

    for (let times = 0; times < 2; times += 1) {
      await tell(shop, { paymentId, event: 'refund.processed', refund: true });
      await shop.runJobs('send-refund');
    }

    const { creditNote, refunds } = await invoiceOf(asha, number);
    expect(creditNote).toBeNull();
    expect(refunds).toMatchObject([{ number: expect.stringMatching(/^KGC\//) as string, amount: 40 }]);
    expect(await orderOf(asha)).toMatchObject({
      status: 'pending',
      refunds: [{ amount: 40, creditNote: refunds[0]?.number }],
    });
    expect(await stateOf(paymentId)).toBe('order');
  });

  it('refunds only the remaining amount if the buyer cancels after a partial refund', async () => {
    const { asha, number, paymentId } = await paidOrder();
    refundByHand(paymentId, 4_000);
    await tell(shop, { paymentId, event: 'refund.processed', refund: true });
    await shop.runJobs('send-refund');

    const { headers } = await shop.signInAgain(asha);
    await shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers });
    await shop.runJobs('send-refund');

    expect(await invoiceOf(asha, number)).toMatchObject({ creditNote: { amount: 109 }, refunds: [{ amount: 40 }] });
    expect(backOf(paymentId)).toBe(14_900);
  });

  it('the hourly reconciliation finds a partial refund if the gateway sent no event', async () => {
    const { asha, number, paymentId } = await paidOrder();
    refundByHand(paymentId, 1_000);

    await shop.runJobs('reconcile-payments');
    await shop.runJobs('send-refund');

    expect((await invoiceOf(asha, number)).refunds).toMatchObject([{ amount: 10 }]);
  });

  it('cancels an order that was refunded in full before it was shipped', async () => {
    const { asha, number, paymentId } = await paidOrder();
    const stock = await shop.stockOf('pen');
    refundByHand(paymentId);

    await shop.runJobs('reconcile-payments');
    await shop.runJobs('send-refund');

    expect(await orderOf(asha)).toMatchObject({ status: 'cancelled' });
    expect(await invoiceOf(asha, number)).toMatchObject({ creditNote: { amount: 149 }, refunds: [] });
    expect(await stateOf(paymentId)).toBe('refunded');
    expect(await shop.stockOf('pen')).toBe(stock + 1);
    expect(backOf(paymentId)).toBe(14_900);
  });

  it('issues a credit note for an order that was refunded in full after it was shipped', async () => {
    const { asha, number, paymentId } = await paidOrder();
    await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { who: 'Meera', status: 'shipped', note: 'India Post' },
    });
    refundByHand(paymentId);

    await tell(shop, { paymentId, event: 'refund.processed', refund: true });
    await shop.runJobs('send-refund');

    expect(await orderOf(asha)).toMatchObject({ status: 'shipped', refunds: [{ amount: 149, creditNote: null }] });
    await shop.issueInvoices();
    expect(await orderOf(asha)).toMatchObject({
      refunds: [{ amount: 149, creditNote: expect.stringMatching(/^KGC\//) as string }],
    });
  });

  it('issues a credit note only after the bank has processed the refund', async () => {
    const { asha, number, paymentId } = await paidOrder();
    shop.gateway.ledger.refundBehaviour = 'pending';
    refundByHand(paymentId, 2_000);
    shop.gateway.ledger.refundBehaviour = 'processed';
    await tell(shop, { paymentId, event: 'refund.created', refund: true });
    await shop.runJobs('send-refund');
    const before = await invoiceOf(asha, number);

    shop.gateway.ledger.endRefunds(paymentId, 'processed');
    shop.pass(6 * 60 * 60_000);
    await shop.runJobs('send-refund');

    expect(before.refunds).toEqual([]);
    expect((await invoiceOf(asha, number)).refunds).toMatchObject([{ amount: 20 }]);
  });
});
