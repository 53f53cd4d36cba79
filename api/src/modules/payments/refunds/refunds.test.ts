import { sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { loseFirstRefundResponse, tell } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a refund', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    shop.gateway.ledger.refundBehaviour = 'processed';
    await shop.database.execute(sql`delete from jobs`);
    shop.pass(MINUTE);
    await due().then(runRefunds);
  });
  afterAll(() => shop.close());

  async function due() {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    const { id } = shop.gateway.ledger.pay(created.json().order.id, { amount: 10_000 });
    await tell(shop, { paymentId: id });
    return { asha, id };
  }
  const runRefunds = () => shop.runJobs('send-refund');
  async function stateOf(paymentId: string): Promise<string | undefined> {
    const { rows } = await shop.database.execute<{ state: string }>(
      sql`select state from gateway_payments where id = ${paymentId}`,
    );
    return rows[0]?.state;
  }
  async function jobOf(paymentId: string) {
    const { rows } = await shop.database.execute<{ due: number; dead: boolean; attempts: number }>(sql`
      select extract(epoch from run_at)::float8 * 1000 as due, dead_at is not null as dead, attempts
      from jobs where kind = 'send-refund' and key = ${paymentId}`);
    return rows[0];
  }
  const minutesUntilRetry = async (paymentId: string) =>
    Math.round((((await jobOf(paymentId))?.due ?? Number.NaN) - shop.now().getTime()) / MINUTE);
  const refundsOf = (paymentId: string) => shop.gateway.ledger.refundsOf(paymentId);
  const officeMails = async (paymentId: string) =>
    (await shop.mails()).filter(
      ({ recipient, subject }) => recipient === DEFAULT_SETTINGS.company.email && subject.includes(paymentId),
    );

  it('sends the full amount and the reason for the refund to the gateway', async () => {
    const { id } = await due();

    await runRefunds();

    expect(refundsOf(id)).toMatchObject([{ amount: 10_000, status: 'processed', notes: { reason: 'amount-differs' } }]);
    expect(await stateOf(id)).toBe('refunded');
    expect(await jobOf(id)).toBeUndefined();
  });

  it('refunds a payment only once even if the gateway’s first response is lost', async () => {
    const { id } = await due();
    loseFirstRefundResponse(shop.gateway, id);

    await runRefunds();
    const before = await stateOf(id);
    shop.pass(10_000);
    await runRefunds();

    expect(before).toBe('refund-due');
    expect(await stateOf(id)).toBe('refunded');
    expect(refundsOf(id)).toHaveLength(1);
  });

  it('refunds a payment only once even if the gateway doesn’t list the first refund yet', async () => {
    const { id } = await due();
    loseFirstRefundResponse(shop.gateway, id);
    const list = jest.spyOn(shop.gateway.ledger, 'refundsOf').mockReturnValue([]);

    await runRefunds();
    shop.pass(10_000);
    await runRefunds();
    list.mockRestore();

    expect(refundsOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('refunded');
    expect(shop.gateway.ledger.payment(id).amount_refunded).toBe(10_000);
  });

  it('refunds only the remaining amount after staff have refunded part of the payment', async () => {
    const { id } = await due();
    shop.gateway.ledger.refund(id, { amount: 4_000 });

    await runRefunds();

    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([4_000, 6_000]);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('refunds nothing after staff have refunded the payment in full', async () => {
    const { id } = await due();
    shop.gateway.ledger.refund(id);

    await runRefunds();

    expect(refundsOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('refunds a payment only once even if its job runs ten times concurrently', async () => {
    const { id } = await due();

    await Promise.all(Array.from({ length: 10 }, runRefunds));

    expect(refundsOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('after a crash, sends the unfinished refund once the job’s lease has expired', async () => {
    const { id } = await due();
    const lease = new Date(shop.now().getTime() + MINUTE).toISOString();
    await shop.database.execute(sql`update jobs set attempts = 1, run_at = ${lease}, leased_until = ${lease}`);

    await runRefunds();
    const during = await stateOf(id);
    shop.pass(2 * MINUTE);
    await runRefunds();

    expect(during).toBe('refund-due');
    expect(await stateOf(id)).toBe('refunded');
  });

  it('retries a refund every three seconds while the gateway is down', async () => {
    const { id } = await due();
    const outage = jest.spyOn(shop.gateway.ledger, 'refundsOf').mockImplementation(() => {
      throw new Error('down for maintenance');
    });
    for (let tries = 0; tries < 30; tries += 1) {
      await runRefunds();
      shop.pass(3_000);
    }
    const during = await jobOf(id);
    outage.mockRestore();

    await runRefunds();

    expect(during).toMatchObject({ dead: false, attempts: 0 });
    expect(await stateOf(id)).toBe('refunded');
  });

  it('sends a refund even if another refund keeps failing', async () => {
    const [stuck, fine] = [await due(), await due()];
    const { ledger } = shop.gateway;
    const list = ledger.refundsOf.bind(ledger);
    jest.spyOn(ledger, 'refundsOf').mockImplementation((id) => {
      if (id === stuck.id) throw new Error('this one never works');
      return list(id);
    });

    await runRefunds();

    expect(await stateOf(fine.id)).toBe('refunded');
    expect(await stateOf(stuck.id)).toBe('refund-due');
  });

  describe('that the bank carries out later', () => {
    beforeEach(() => {
      shop.gateway.ledger.refundBehaviour = 'pending';
    });

    it('keeps a refund pending until the gateway reports that it was processed', async () => {
      const { id } = await due();
      await runRefunds();
      const before = await stateOf(id);
      shop.gateway.ledger.endRefunds(id, 'processed');

      await tell(shop, { event: 'refund.processed', paymentId: id, refund: true });
      await runRefunds();

      expect(before).toBe('refund-pending');
      expect(await stateOf(id)).toBe('refunded');
    });

    it('checks a pending refund every six hours if no event arrives', async () => {
      const { id } = await due();
      await runRefunds();
      shop.gateway.ledger.endRefunds(id, 'processed');

      shop.pass(6 * HOUR - 1);
      await runRefunds();
      const early = await stateOf(id);
      shop.pass(1);
      await runRefunds();

      expect(early).toBe('refund-pending');
      expect(await stateOf(id)).toBe('refunded');
    });

    it('retries a failed refund after five minutes', async () => {
      const { id } = await due();
      await runRefunds();
      shop.gateway.ledger.endRefunds(id, 'failed');
      shop.gateway.ledger.refundBehaviour = 'processed';
      await tell(shop, { event: 'refund.failed', paymentId: id, refund: true });

      await runRefunds();
      const afterEvent = await stateOf(id);
      shop.pass(5 * MINUTE);
      await runRefunds();

      expect(afterEvent).toBe('refund-due');
      expect(refundsOf(id).map(({ status }) => status)).toEqual(['failed', 'processed']);
      expect(await stateOf(id)).toBe('refunded');
      expect(shop.gateway.ledger.payment(id).amount_refunded).toBe(10_000);
    });

    it('emails the office only once about a refund that has been pending for ten days', async () => {
      const { id } = await due();
      await runRefunds();

      shop.pass(10 * DAY - HOUR);
      await runRefunds();
      const early = await officeMails(id);
      shop.pass(6 * HOUR);
      await runRefunds();
      shop.pass(6 * HOUR);
      await runRefunds();

      expect(early).toEqual([]);
      const [mail, ...more] = await officeMails(id);
      expect(mail?.text).toContain('accepted by the gateway, not carried out');
      expect(more).toEqual([]);
    });
  });

  describe('that the gateway refuses', () => {
    beforeEach(() => {
      shop.gateway.ledger.refundBehaviour = 'refused';
    });

    it('retries a refused refund after 5, 20, 80 and 320 minutes, then once a day', async () => {
      const { id } = await due();
      const pauses: number[] = [];

      for (let tries = 0; tries < 6; tries += 1) {
        await runRefunds();
        pauses.push(await minutesUntilRetry(id));
        shop.pass((pauses.at(-1) ?? 0) * MINUTE);
      }

      expect(pauses).toEqual([5, 20, 80, 320, 1280, 1440]);
    });

    it('sends one email to the office when the gateway has refused a refund three times', async () => {
      const { id } = await due();
      const mails: number[] = [];

      for (let tries = 0; tries < 5; tries += 1) {
        await runRefunds();
        mails.push((await officeMails(id)).length);
        shop.pass((await minutesUntilRetry(id)) * MINUTE);
      }

      expect(mails).toEqual([0, 0, 1, 1, 1]);
      expect((await officeMails(id))[0]?.text).toContain('3 times');
      const { rows } = await shop.database.execute(sql`select action, who from audit_lines where subject = ${id}`);
      expect(rows).toEqual([{ action: 'refund-needs-person', who: 'the shop' }]);
    });

    it('completes a refused refund if the gateway accepts it on the next attempt', async () => {
      const { id } = await due();
      await runRefunds();
      shop.gateway.ledger.refundBehaviour = 'processed';

      shop.pass(5 * MINUTE);
      await runRefunds();

      expect(await stateOf(id)).toBe('refunded');
    });
  });

  it('emails the office about a refund if the gateway has been down for a day', async () => {
    const { id } = await due();
    jest.spyOn(shop.gateway.ledger, 'refundsOf').mockImplementation(() => {
      throw new Error('down for maintenance');
    });

    await runRefunds();
    const early = await officeMails(id);
    shop.pass(DAY);
    await runRefunds();

    expect(early).toEqual([]);
    expect(await officeMails(id)).toHaveLength(1);
    expect(await stateOf(id)).toBe('refund-due');
  });

  it('ignores an event for an unknown payment', async () => {
    const body = JSON.stringify({ payload: { refund: { entity: { payment_id: 'pay_ofAnother' } } } });

    const response = await tell(shop, { event: 'refund.processed', body });
    await runRefunds();

    expect(response.statusCode).toBe(200);
    expect(await jobOf('pay_ofAnother')).toBeUndefined();
  });

  it('includes refunds in the export of a shopper’s personal data', async () => {
    const { asha, id } = await due();
    await runRefunds();
    const { headers } = await shop.signInAgain(asha);

    const response = await shop.app.inject({ url: '/api/auth/my-data', headers });

    expect(response.json()).toMatchObject({
      data: { payments: [{ state: 'released', received: [{ id, amount: 100, state: 'refunded' }] }] },
    });
  });
});
