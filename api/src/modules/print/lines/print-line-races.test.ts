import { createHash } from 'node:crypto';
import { shippingFor } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { tell } from '../../../../test-support/gateway-events.ts';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { KEY_SECRET, openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { checkoutResponse } from '../../../../stand-ins/payment-gateway/checkout.routes.ts';
import type { PrintLine } from '@kaagazz/api-schema';

const RUNS = process.env.LONG ? 60 : 3;
const HOUR = 60 * 60_000;
const RATES = { flatFee: 9_900, perKg: 0, freeAbove: 250_000, zones: [] };
const PARCEL = { pin: '110003', grams: 0 };
const FIELDS = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '1' };
const WORKERS = [
  'check-payment',
  'send-refund',
  'end-reservations',
  'forget-print-lines',
  'forget-print-files',
  'remove-print-folder',
] as const;

type Step =
  | { kind: 'add' | 'open' }
  | { kind: 'edit' | 'approve' | 'remove' | 'restore' | 'again'; line: number }
  | { kind: 'price'; price: number | null }
  | { kind: 'pay'; order: number; odd: { amount?: number } }
  | { kind: 'tell' | 'verify' | 'cancel'; payment: number }
  | { kind: 'work'; worker: (typeof WORKERS)[number] }
  | { kind: 'time'; minutes: number };

const number = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add') }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom('edit', 'approve', 'approve', 'approve', 'remove', 'restore', 'again'),
      line: number,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('price'), price: fc.constantFrom(200, 35.5, null) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      order: number,
      odd: fc.constantFrom({}, {}, {}, { amount: 5_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('tell', 'tell', 'verify', 'verify', 'cancel'), payment: number }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work'), worker: fc.constantFrom(...WORKERS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('time'), minutes: fc.constantFrom(3, 16, 25 * 60) }) },
);
const scenario = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 14 });

describe('a cart with print lines', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let runs = 0;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    await freezeLines();
  });
  afterAll(() => shop.close());

  async function freezeLines() {
    await shop.database.execute(sql`
      create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'a printed line was changed'; end $$`);
    const fixed = sql`old.approved_at is not null and new.approved_at is distinct from old.approved_at
      or old.state = 'ordered' and new.state <> 'ordered'
      or to_jsonb(new) - '{state,approved_at,changed_at}'::text[] is distinct from to_jsonb(old) - '{state,approved_at,changed_at}'::text[]`;
    await shop.database.execute(
      sql`create trigger lines_never_change before update on print_lines for each row when (${fixed}) execute function refuse_change()`,
    );
    await shop.database.execute(
      sql`create trigger proofs_never_change before update on print_proofs for each row execute function refuse_change()`,
    );
  }

  it('a payment for a print leads to one order or one refund, never both', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (groups) => {
        const buyer = await newBuyer();

        for (const steps of groups) await Promise.all(steps.map((one) => buyer.play(one)));

        await buyer.settle();
        expect(await buyer.violations()).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true, ...(process.env.LONG ? {} : { seed: 20_261_121 }) },
    );
  }, 600_000);

  async function newBuyer() {
    runs += 1;
    await shop.database.execute(sql`update payment_attempts set check_at = null`);
    const pen = `pen-${runs}`;
    await shop.addProduct({ id: pen, originalPrice: 5_000, stock: 3 });
    await print.setPrices('printbook', [priceRow(200)]);
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf());
    const book = { service: 'printbook', design: undefined, fields: FIELDS, fileId };
    const lines: PrintLine[] = [
      await print.approvedLine(asha, { ...book, quantity: 1 }),
      await print.approvedLine(asha, { ...book, quantity: 20 }),
    ];
    const approved = new Set(lines.map(({ id }) => id));
    const orders: string[] = [];
    const payments: string[] = [];
    const faults: unknown[] = [];
    const { ledger } = shop.gateway;
    const chosen = <Thing>(things: readonly Thing[], at: number) => things[at % Math.max(1, things.length)];

    function noErrors<Response extends { statusCode: number; body?: string }>(response: Response): Response {
      if (response.statusCode >= 500) faults.push(response.body ?? response.statusCode);
      return response;
    }
    async function made(buyer: Shopper, url: string, payload?: object) {
      const response = noErrors(await print.call(buyer, 'POST', url, payload));
      if (response.statusCode === 201) lines.push(response.json<{ line: PrintLine }>().line);
    }

    async function play(one: Step): Promise<void> {
      if (one.kind === 'time') {
        shop.pass(one.minutes * 60_000);
        return;
      }
      if (one.kind === 'work') {
        await shop.runJobs(one.worker);
        return;
      }
      const buyer = await shop.signInAgain(asha);
      const line = chosen(lines, 'line' in one ? one.line : 0) as PrintLine;
      const payment = 'payment' in one ? chosen(payments, one.payment) : undefined;
      switch (one.kind) {
        case 'add':
          return made(buyer, '/lines', { ...book, quantity: 2 });
        case 'edit':
          return made(buyer, '/lines', { ...book, quantity: 3, replaces: line.id });
        case 'again':
          return made(buyer, `/lines/${line.id}/again`);
        case 'approve':
          approved.add(line.id);
          noErrors(await print.approve(buyer, line));
          return;
        case 'remove':
          noErrors(await print.call(buyer, 'DELETE', `/lines/${line.id}`));
          return;
        case 'restore':
          noErrors(await print.call(buyer, 'POST', `/lines/${line.id}/restore`));
          return;
        case 'price':
          return print.setPrices('printbook', one.price === null ? [priceRow(9, 5_000)] : [priceRow(one.price)]);
        case 'open': {
          const listed = noErrors(await print.call(buyer, 'GET', '/lines')).json<{ lines: PrintLine[] }>().lines;
          const wanted = listed.map(({ id, quantity }) => ({ productId: id, quantity }));
          const response = noErrors(await shop.createOrder(buyer, [...wanted, { productId: pen, quantity: 1 }]));
          if (response.statusCode === 200) orders.push(response.json().order.id);
          return;
        }
        case 'pay': {
          const order = chosen(orders, one.order);
          if (order !== undefined) payments.push(ledger.pay(order, { ...one.odd, again: true }).id);
          return;
        }
        case 'tell':
          if (payment !== undefined) noErrors(await tell(shop, { paymentId: payment }));
          return;
        case 'verify':
          if (payment !== undefined) {
            noErrors(await shop.verifyOrder(buyer, checkoutResponse(ledger.payment(payment), KEY_SECRET)));
          }
          return;
        case 'cancel': {
          const [order] = await ordersOf(payment ?? '');
          const url = `/api/auth/my-order/${order?.number}/cancel`;
          if (order) noErrors(await shop.app.inject({ method: 'POST', url, headers: buyer.headers }));
        }
      }
    }

    async function ordersOf(payment: string) {
      const { rows } = await shop.database.execute<{ number: string; status: string }>(
        sql`select number, status from orders where gateway_payment_id = ${payment}`,
      );
      return rows;
    }

    return {
      play,
      async settle() {
        await Promise.all(payments.map((paymentId) => tell(shop, { paymentId })));
        for (let rounds = 0; rounds < 3; rounds += 1) {
          shop.pass(25 * HOUR);
          for (const worker of WORKERS) await shop.runJobs(worker);
        }
      },
      async violations(): Promise<unknown[]> {
        const wrong: unknown[] = [...faults];
        for (const id of payments) {
          const { amount, captured, amount_refunded: back } = ledger.payment(id);
          const found = await ordersOf(id);
          const living = found.filter(({ status }) => status !== 'cancelled').length;
          const fine = captured && (living === 1 ? back === 0 : back === amount);
          if (!fine || found.length > 1) wrong.push({ id, amount, captured, back, found });
        }

        type Bought = { id: string; product_id: string; quantity: number; unit_price: number; status: string };
        const { rows: bought } = await shop.database.execute<Bought>(sql`
          select o.id, o.status, l.product_id, l.quantity, l.unit_price from orders o join order_lines l on l.order_id = o.id
          where o.buyer_id = ${asha.id}`);
        const { rows: sums } = await shop.database.execute<{ id: string; total: string; shipping: number }>(
          sql`select id, total, shipping from orders where buyer_id = ${asha.id}`,
        );
        for (const { id, total, shipping } of sums) {
          const goods = bought
            .filter((line) => line.id === id)
            .reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
          if (shipping !== shippingFor(goods, RATES, PARCEL) || Number(total) !== goods + shipping) {
            wrong.push({ id, total, goods, shipping });
          }
        }
        const pens = bought.filter(({ product_id: id, status }) => id === pen && status !== 'cancelled').length;
        if ((await shop.stockOf(pen)) + pens !== 3) wrong.push({ pens, left: await shop.stockOf(pen) });

        const printed = bought.filter(({ product_id: id }) => id !== pen);
        const ids = printed.map(({ product_id: id }) => id);
        if (new Set(ids).size < ids.length) wrong.push({ orderedTwice: ids });
        const { rows: ordered } = await shop.database.execute<{ id: string }>(
          sql`select id from print_lines where user_id = ${asha.id} and state = 'ordered'`,
        );
        expect(ordered.map(({ id }) => id).sort()).toEqual(ids.toSorted());
        const operator = { authorization: `Bearer ${shop.config.operatorToken}` };
        for (const { product_id: id, quantity, unit_price: paid } of printed) {
          const url = `/api/operator/print/lines/${id}/print-file?who=Meera`;
          const file = await shop.app.inject({ url, headers: operator });
          const line = lines.find((known) => known.id === id);
          const sha256 = createHash('sha256').update(file.rawPayload).digest('hex');
          const fine = sha256 === line?.proof.sha256 && quantity === line.quantity && approved.has(id);
          if (!fine || (paid !== 20_000 && paid !== 3_550)) wrong.push({ id, status: file.statusCode, quantity, paid });
        }
        return wrong;
      },
    };
  }
});
