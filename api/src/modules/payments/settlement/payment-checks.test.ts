import { sql } from 'drizzle-orm';
import { tell } from '../../../../test-support/gateway-events.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('a payment check', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop.database.execute(sql`delete from jobs`);
    shop.pass(MINUTE);
    await open();
    shop.pass(2 * MINUTE);
    await runChecks();
  });
  afterAll(() => shop.close());

  async function open() {
    const asha = await shop.signIn();
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);
    return { asha, gatewayOrderId: created.json().order.id };
  }
  const runChecks = () => shop.runJobs('check-payment');
  async function jobOf(gatewayOrderId: string) {
    const { rows } = await shop.database.execute<{ due: number; dead: boolean; attempts: number; error: string }>(sql`
      select extract(epoch from run_at)::float8 * 1000 as due, dead_at is not null as dead, attempts, last_error as error
      from jobs join payment_attempts a on jobs.key = a.id::text
      where jobs.kind = 'check-payment' and a.gateway_order_id = ${gatewayOrderId}`);
    return rows[0];
  }
  async function timesOfChecks(gatewayOrderId: string, most: number): Promise<number[]> {
    const start = shop.now().getTime();
    const times: number[] = [];
    for (let job = await jobOf(gatewayOrderId); job && times.length < most; job = await jobOf(gatewayOrderId)) {
      shop.pass(job.due - shop.now().getTime());
      times.push((shop.now().getTime() - start) / MINUTE);
      await runChecks();
    }
    return times;
  }
  const ordersOf = async (shopper: { id: string; email: string }) =>
    shop.myOrders(await shop.signInAgain({ ...shopper, headers: { authorization: '' } }));

  it('checks a payment at growing intervals for four days', async () => {
    const { gatewayOrderId } = await open();

    const times = await timesOfChecks(gatewayOrderId, 30);

    expect(times.slice(0, 7)).toEqual([2, 6, 12, 30, 84, 246, 732]);
    expect(times.slice(7).every((time, at) => time - (times[at + 6] ?? 0) === 12 * 60)).toBe(true);
    const fourDays = 4 * 24 * 60;
    expect(times.at(-2)).toBeLessThan(fourDays + 15);
    expect(times.at(-1)).toBeGreaterThanOrEqual(fourDays + 15);
    expect(await jobOf(gatewayOrderId)).toBeUndefined();
  });

  it('restarts the payment checks if the shopper starts the same checkout again', async () => {
    const { asha, gatewayOrderId } = await open();
    await timesOfChecks(gatewayOrderId, 2);

    const again = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect(again.json().order.id).toBe(gatewayOrderId);
    expect(await timesOfChecks(gatewayOrderId, 3)).toEqual([2, 6, 12]);
  });

  it('creates the order even without a webhook if the browser crashed after the payment', async () => {
    const { asha, gatewayOrderId } = await open();
    await shop.pay(gatewayOrderId);

    shop.pass(2 * MINUTE - 1);
    await runChecks();
    const early = await ordersOf(asha);
    shop.pass(1);
    await runChecks();

    expect(early).toEqual([]);
    expect(await ordersOf(asha)).toMatchObject([{ status: 'pending', totalAmount: 149 }]);
  });

  it('does not create an order for an authorized payment until it is captured', async () => {
    const { asha, gatewayOrderId } = await open();
    const { id } = shop.gateway.ledger.pay(gatewayOrderId, { capture: false });
    await timesOfChecks(gatewayOrderId, 8);
    const before = await ordersOf(asha);

    shop.gateway.ledger.capture(id);
    await timesOfChecks(gatewayOrderId, 1);

    expect(before).toEqual([]);
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('checks a payment every three seconds while the gateway is down', async () => {
    const { asha, gatewayOrderId } = await open();
    await shop.pay(gatewayOrderId);
    const outage = jest.spyOn(shop.gateway.ledger, 'paymentsOf').mockImplementation(() => {
      throw new Error('down for maintenance');
    });
    shop.pass(2 * MINUTE);
    for (let tries = 0; tries < 20; tries += 1) {
      await runChecks();
      shop.pass(3 * SECOND);
    }
    const during = await jobOf(gatewayOrderId);
    outage.mockRestore();

    await runChecks();

    expect(during).toMatchObject({ dead: false, attempts: 0 });
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(((await jobOf(gatewayOrderId))?.due ?? 0) - shop.now().getTime()).toBe(3 * MINUTE);
  });

  it('keeps checking a payment attempt whose order is unknown to the gateway', async () => {
    const { gatewayOrderId } = await open();
    await shop.database.execute(
      sql`update payment_attempts set gateway_order_id = 'order_unknown' where gateway_order_id = ${gatewayOrderId}`,
    );
    await shop.database.execute(sql`update gateway_orders set id = 'order_unknown' where id = ${gatewayOrderId}`);

    expect(await timesOfChecks('order_unknown', 3)).toEqual([2, 6, 12]);
    await shop.database.execute(sql`delete from payment_attempts where gateway_order_id = 'order_unknown'`);
  });

  describe('that fails in the shop itself', () => {
    const breakOrders = () =>
      shop.database.execute(sql`alter table orders add constraint broken check (false) not valid`);
    const repairOrders = () => shop.database.execute(sql`alter table orders drop constraint if exists broken`);
    afterEach(async () => {
      await repairOrders();
    });

    async function failUntilDead() {
      const { asha, gatewayOrderId } = await open();
      const { razorpay_payment_id: paymentId } = await shop.pay(gatewayOrderId);
      await breakOrders();
      let job = await jobOf(gatewayOrderId);
      for (; job && !job.dead; job = await jobOf(gatewayOrderId)) {
        shop.pass(job.due - shop.now().getTime());
        await runChecks();
      }
      await repairOrders();
      return { asha, gatewayOrderId, paymentId, job };
    }

    it('stops retrying a payment check after twelve failures', async () => {
      const start = shop.now().getTime();
      const { asha, gatewayOrderId, paymentId, job } = await failUntilDead();

      expect(job).toMatchObject({ attempts: 12, error: expect.stringContaining('broken') as string });
      expect(shop.now().getTime() - start).toBeLessThan(1.5 * HOUR);
      expect(await ordersOf(asha)).toEqual([]);
      await tell(shop, { paymentId });
      expect(await ordersOf(asha)).toHaveLength(1);
      expect(shop.gateway.ledger.paymentsOf(gatewayOrderId)).toHaveLength(1);
    });

    it('creates the order when an operator retries a check that failed twelve times', async () => {
      const { asha } = await failUntilDead();

      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/operator/jobs/retry',
        headers: shop.operator,
        payload: { who: 'Meera', kind: 'check-payment' },
      });
      await runChecks();

      expect(response.json()).toMatchObject({ keys: [expect.any(String)] });
      expect(await ordersOf(asha)).toHaveLength(1);
    });
  });

  it('does not check a payment attempt if creating its gateway order failed', async () => {
    jest.spyOn(shop.gateway.ledger, 'createOrder').mockImplementation(() => {
      throw new Error('down for maintenance');
    });
    const response = await shop.createOrder(await shop.signIn(), [{ productId: 'pen', quantity: 1 }]);
    const asked = jest.spyOn(shop.gateway.ledger, 'paymentsOf');

    shop.pass(2 * MINUTE);
    await runChecks();

    expect(response.statusCode).toBe(502);
    expect(asked).not.toHaveBeenCalled();
    const { rows } = await shop.database.execute(sql`
      select key from jobs join payment_attempts a on jobs.key = a.id::text where a.gateway_order_id is null`);
    expect(rows).toEqual([]);
  });
});
