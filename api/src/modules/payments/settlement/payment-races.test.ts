import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { tell } from '../../../../test-support/gateway-events.ts';
import { KEY_SECRET, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { checkoutResponse } from '../../../../stand-ins/payment-gateway/checkout.routes.ts';

const GAMES = process.env.LONG ? 100 : 8;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Step =
  | { kind: 'open'; buyer: number; quantity: number }
  | { kind: 'pay'; order: number; odd: { amount?: number; capture?: boolean } }
  | { kind: 'capture' | 'tell' | 'verify'; payment: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'work'; worker: 'check-payment' | 'send-refund' | 'end-reservations' }
  | { kind: 'time'; minutes: number };

const number = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('open'), buyer: number, quantity: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      order: number,
      odd: fc.constantFrom({}, {}, {}, { amount: 5_000 }, { amount: 90_000 }, { capture: false }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('capture', 'tell', 'tell', 'verify', 'verify'), payment: number }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), order: number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('work'),
      worker: fc.constantFrom('check-payment', 'send-refund', 'end-reservations'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('time'), minutes: fc.constantFrom(3, 16) }) },
);
const anyGame = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 14 });

describe('concurrent settlements', () => {
  let shop: PayingShop;
  let games = 0;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterAll(() => shop.close());

  const ordersOfPayment = async (id: string) =>
    (
      await shop.database.execute<{ number: string; status: string }>(
        sql`select number, status from orders where gateway_payment_id = ${id}`,
      )
    ).rows;
  const verify = async (buyer: Shopper, paymentId: string) =>
    shop.verifyOrder(
      await shop.signInAgain(buyer),
      checkoutResponse(shop.gateway.ledger.payment(paymentId), KEY_SECRET),
    );

  it('creates one order if 20 simultaneous requests and jobs report the same payment', async () => {
    const asha = await shop.signIn();
    const before = await shop.stockOf('pen');
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 3 }]);
    const { id } = shop.gateway.ledger.pay(created.json().order.id);
    shop.pass(3 * MINUTE);
    const callers = () => [
      ...Array.from({ length: 7 }, () => verify(asha, id)),
      ...Array.from({ length: 7 }, () => tell(shop, { paymentId: id })),
      ...Array.from({ length: 5 }, () => shop.runJobs('check-payment')),
      shop.runJobs('end-reservations'),
    ];

    await Promise.all(callers());
    const [order, ...more] = await ordersOfPayment(id);
    const sold = await shop.stockOf('pen');
    const { headers } = await shop.signInAgain(asha);
    await Promise.all([
      ...callers(),
      shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${order?.number}/cancel`, headers }),
      shop.runJobs('send-refund'),
    ]);
    await shop.runJobs('send-refund');

    expect(order).toMatchObject({ status: 'pending' });
    expect(more).toEqual([]);
    expect(sold).toBe(before - 3);
    expect(await ordersOfPayment(id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await shop.stockOf('pen')).toBe(before);
    expect(shop.gateway.ledger.refundsOf(id)).toHaveLength(1);
  });

  it('every captured payment results in either an order or a refund', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), anyGame, async (stock, groups) => {
        const game = await startGame(stock);

        for (const steps of groups) await Promise.all(steps.map((one) => game.play(one)));

        await game.settle();
        expect(await game.violations()).toEqual([]);
      }),
      { numRuns: GAMES, endOnFailure: true },
    );
  }, 600_000);

  async function startGame(stock: number) {
    games += 1;
    await shop.database.execute(sql`delete from jobs`);
    const productId = `game-${games}`;
    await shop.addProduct({ id: productId, originalPrice: 5_000, stock });
    const buyers = [await shop.signIn(), await shop.signIn()];
    const orders: { id: string; buyer: Shopper }[] = [];
    const payments: { id: string; buyer: Shopper }[] = [];
    const { ledger } = shop.gateway;
    const chosen = <Thing>(things: readonly Thing[], at: number) => things[at % Math.max(1, things.length)];

    async function play(one: Step): Promise<unknown> {
      switch (one.kind) {
        case 'open': {
          const buyer = await shop.signInAgain(chosen(buyers, one.buyer) as Shopper);
          const response = await shop.createOrder(buyer, [{ productId, quantity: one.quantity }]);
          if (response.statusCode === 200) orders.push({ id: response.json().order.id, buyer });
          return undefined;
        }
        case 'pay': {
          const order = chosen(orders, one.order);
          return (
            order && payments.push({ id: ledger.pay(order.id, { ...one.odd, again: true }).id, buyer: order.buyer })
          );
        }
        case 'capture': {
          const payment = chosen(payments, one.payment);
          return payment && ledger.payment(payment.id).status === 'authorized' && ledger.capture(payment.id);
        }
        case 'tell': {
          const payment = chosen(payments, one.payment);
          return payment && tell(shop, { paymentId: payment.id });
        }
        case 'verify': {
          const payment = chosen(payments, one.payment);
          return payment && verify(payment.buyer, payment.id);
        }
        case 'cancel': {
          const [order] = await ordersOfPayment(chosen(payments, one.order)?.id ?? '');
          const { headers } = await shop.signInAgain(chosen(payments, one.order)?.buyer ?? (buyers[0] as Shopper));
          return (
            order && shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${order.number}/cancel`, headers })
          );
        }
        case 'work':
          return shop.runJobs(one.worker);
        case 'time':
          shop.pass(one.minutes * MINUTE);
          return undefined;
      }
    }

    return {
      play,
      async settle() {
        for (let hours = 0; hours < 3; hours += 1) {
          shop.pass(HOUR);
          await shop.runJobs('check-payment');
          await shop.runJobs('end-reservations');
          await shop.runJobs('send-refund');
        }
      },
      async violations(): Promise<unknown[]> {
        const wrong: unknown[] = [];
        for (const { id } of payments) {
          const { amount, captured, amount_refunded: back } = ledger.payment(id);
          const found = await ordersOfPayment(id);
          const living = found.filter(({ status }) => status !== 'cancelled').length;
          const fine = captured
            ? (living === 1 && back === 0) || (living === 0 && back === amount)
            : found.length === 0;
          if (!fine || found.length > 1) wrong.push({ id, amount, captured, back, found });
        }
        const { rows } = await shop.database.execute<{ sold: number }>(sql`
          select coalesce(sum(l.quantity), 0)::int as sold from order_lines l join orders o on o.id = l.order_id
          where l.product_id = ${productId} and o.status <> 'cancelled'`);
        const left = await shop.stockOf(productId);
        if (left < 0 || left + (rows[0]?.sold ?? 0) !== stock) wrong.push({ stock, left, sold: rows[0]?.sold });
        return wrong;
      },
    };
  }
});
