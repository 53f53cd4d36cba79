import pg from 'pg';

import type { Ledger } from './buyer.ts';
import { Caller } from './caller.ts';
import { eventually } from './eventually.ts';
import type { ShopKeys, StandInsProcess } from './processes.ts';

/** What is compared when all is over: the shop's own tables, the gateway's books, the mails that arrived, and what buyers saw. */
export interface Books {
  databaseUrl: string;
  keys: ShopKeys;
  standIns: StandInsProcess;
  ledger: Ledger;
  /** pieces of each product before the first sale */
  stockBefore: ReadonlyMap<string, number>;
  /** invoice numbers left out on purpose, after a restore */
  numbersLeftOut?: number;
}

/** Rows of one statement, on a connection of its own: the server may have been restarted since the last one. */
export async function rowsOf<Row>(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** So many of each product that no test sells out before it has seen what it waits for, on a slow machine or a quick one. */
const PLENTY = 100_000;

/**
 * Sets the stock of five products and tells it.
 *
 * @param scarce pieces of the first one, which buyers are to fight for
 */
export async function stockUp(databaseUrl: string, { scarce = PLENTY } = {}): Promise<Map<string, number>> {
  const stocked = await rowsOf<{ id: string; stock: number }>(
    databaseUrl,
    `with sold as (select id, row_number() over (order by id) as place from products order by id limit 5)
     update products set stock = case when place = 1 then $1::int else $2::int end
       from sold where products.id = sold.id returning products.id, stock`,
    [scarce, PLENTY],
  );
  return new Map(stocked.map(({ id, stock }) => [id, stock]));
}

/**
 * All that is wrong once everything had its time, a line each: money without order or refund, an order without money, pieces too many or
 * too few, a confirmation that is not true, a mail that is missing.
 */
export async function whatStaysWrong(books: Books, withinMs: number): Promise<string[]> {
  let wrong: string[] = [];
  const isInOrder = async () => {
    wrong = await whatIsWrong(books);
    return wrong.length === 0;
  };
  await eventually(isInOrder, withinMs).catch((error: unknown) => {
    if (wrong.length === 0) throw error;
  });
  return wrong;
}

/** What is only not finished yet is in it too. */
async function whatIsWrong(books: Books): Promise<string[]> {
  const { databaseUrl } = books;
  const sold = await rowsOf<{ number: string; payment: string; total: string; status: string }>(
    databaseUrl,
    `select number, gateway_payment_id payment, total, status from orders`,
  );
  return [
    ...books.ledger.surprises,
    ...(await wrongMoney(books, sold)),
    ...wrongConfirmations(books.ledger, sold),
    ...(await wrongStock(databaseUrl, books.stockBefore)),
    ...(await wrongMails(books)),
    ...(await wrongInvoices(books)),
  ];
}

type Sold = readonly { number: string; payment: string; total: string; status: string }[];

async function wrongMoney({ keys, standIns, ledger }: Books, sold: Sold): Promise<string[]> {
  const wrong: string[] = [];
  const gateway = new Caller();
  const authorization = `Basic ${Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  for (const { paymentId } of ledger.payments) {
    const path = `/dev/payments/v1/payments/${paymentId}`;
    const { body } = await gateway.call(standIns.url, 'GET', path, { headers: { authorization } });
    const { status, amount } = body as { status: string; amount: number };
    const orders = sold.filter(({ payment }) => payment === paymentId);
    const isRefunded = status === 'refunded';
    if (isRefunded !== (orders.length === 0)) {
      wrong.push(`payment ${paymentId} is ${status} and has ${orders.length} orders`);
    }
    for (const { number, total } of orders) {
      if (Number(total) !== amount) wrong.push(`order ${number} of ${total} was paid with ${amount}`);
    }
  }
  gateway.leave();

  const known = new Set(ledger.payments.map(({ paymentId }) => paymentId));
  wrong.push(...sold.filter(({ payment }) => !known.has(payment)).map(({ number }) => `nobody paid order ${number}`));
  return wrong;
}

/** Every order that a buyer was told of is there, under that number. */
function wrongConfirmations({ confirmed }: Ledger, sold: Sold): string[] {
  return confirmed
    .filter(
      ({ orderNumber, paymentId }) =>
        !sold.some((order) => order.number === orderNumber && order.payment === paymentId),
    )
    .map(({ orderNumber }) => `order ${orderNumber} was confirmed to a buyer and is not there`);
}

/** Pieces at the beginning = on the shelf + sold + held for a payment under way. */
async function wrongStock(databaseUrl: string, before: ReadonlyMap<string, number>): Promise<string[]> {
  const now = await rowsOf<{ id: string; stock: number; sold: number; held: number }>(
    databaseUrl,
    `select id, stock,
       (select coalesce(sum(quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
         where l.product_id = p.id and o.status <> 'cancelled') sold,
       (select coalesce(sum((line->>'quantity')::int), 0)::int from payment_attempts a, jsonb_array_elements(a.lines) line
         where a.state = 'open' and line->>'productId' = p.id) held
     from products p where id = any($1)`,
    [[...before.keys()]],
  );
  return now
    .filter(({ id, stock, sold, held }) => stock < 0 || stock + sold + held !== before.get(id))
    .map(
      ({ id, stock, sold, held }) => `${id}: ${before.get(id)} pieces became ${stock} + ${sold} sold + ${held} held`,
    );
}

/** Each order has one confirmation, each mail of the outbox was sent, and each that was sent has arrived. */
async function wrongMails({ databaseUrl, standIns }: Books): Promise<string[]> {
  const mails = await rowsOf<{ id: string; kind: string; done: boolean; last_error: string | null }>(
    databaseUrl,
    `select o.id, o.kind, sent_at is not null done, coalesce(o.last_error, j.last_error) last_error
       from outbox o left join jobs j on j.kind = 'send-mail' and j.key = o.id::text`,
  );
  const wrong = mails
    .filter(({ done }) => !done)
    .map(({ kind, last_error }) => `a mail (${kind}) was not sent: ${last_error}`);

  const arrived = new Set((await messageIds(standIns)).map((id) => id.slice(1, id.indexOf('@'))));
  for (const { id, kind } of mails.filter(({ done }) => done)) {
    if (!arrived.has(id)) wrong.push(`a mail (${kind}) was sent and did not arrive`);
  }

  const [counted] = await rowsOf<{ orders: number }>(databaseUrl, 'select count(*)::int orders from orders');
  for (const expected of ['order-confirmation', 'new-order']) {
    const sent = mails.filter(({ kind }) => kind === expected).length;
    if (sent !== counted?.orders) wrong.push(`${counted?.orders} orders have ${sent} mails ${expected}`);
  }
  return wrong;
}

/** Each order has an invoice, and the numbers run without a gap. */
async function wrongInvoices({ databaseUrl, numbersLeftOut = 0 }: Books): Promise<string[]> {
  const [row] = await rowsOf<{ orders: number; invoices: number; numbers: number }>(
    databaseUrl,
    `select (select count(*)::int from orders) orders, (select count(*)::int from invoices) invoices,
       (select coalesce(sum(last), 0)::int from invoice_series where series like 'KGZ/%') numbers`,
  );
  const { orders, invoices, numbers } = row ?? { orders: 0, invoices: 0, numbers: 0 };
  const isRight = invoices === orders && numbers === invoices + numbersLeftOut;
  return isRight ? [] : [`${orders} orders have ${invoices} invoices, numbered up to ${numbers}`];
}

/** The Message-ID of each mail that arrived, as often as it did. */
export async function messageIds({ url }: StandInsProcess): Promise<string[]> {
  const caller = new Caller();
  const { body } = await caller.call(url, 'GET', '/dev/mailbox.json');
  caller.leave();
  return (body as { messageId: string }[]).map(({ messageId }) => messageId);
}
