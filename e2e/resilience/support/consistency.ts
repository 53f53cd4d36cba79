import pg from 'pg';

import type { Ledger } from './buyer.ts';
import { HttpClient } from '../../support/servers/http-client.ts';
import { eventually } from '../../support/servers/eventually.ts';
import type { ShopKeys, StandInsProcess } from '../../support/servers/processes.ts';

export interface ShopRecords {
  databaseUrl: string;
  keys: ShopKeys;
  standIns: StandInsProcess;
  ledger: Ledger;
  stockBefore: ReadonlyMap<string, number>;
  skippedNumbers?: number;
}

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

const PLENTY = 100_000;

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

export async function findInconsistencies(records: ShopRecords, withinMs: number): Promise<string[]> {
  let found: string[] = [];
  const isConsistent = async () => {
    found = await currentInconsistencies(records);
    return found.length === 0;
  };
  await eventually(isConsistent, withinMs).catch((error: unknown) => {
    if (found.length === 0) throw error;
  });
  return found;
}

async function currentInconsistencies(records: ShopRecords): Promise<string[]> {
  const { databaseUrl } = records;
  const sold = await rowsOf<{ number: string; payment: string; total: string; status: string }>(
    databaseUrl,
    `select number, gateway_payment_id payment, total, status from orders`,
  );
  return [
    ...records.ledger.unexpectedResponses,
    ...(await wrongMoney(records, sold)),
    ...wrongConfirmations(records.ledger, sold),
    ...(await wrongLinks(databaseUrl)),
    ...(await wrongStock(databaseUrl, records.stockBefore)),
    ...(await wrongMails(records)),
    ...(await wrongInvoices(records)),
  ];
}

type Sold = readonly { number: string; payment: string; total: string; status: string }[];

async function wrongMoney({ keys, standIns, ledger }: ShopRecords, sold: Sold): Promise<string[]> {
  const wrong: string[] = [];
  const gateway = new HttpClient();
  const authorization = `Basic ${Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  for (const { paymentId } of ledger.payments) {
    const path = `/dev/payments/v1/payments/${paymentId}`;
    const { body } = await gateway.request(standIns.url, 'GET', path, { headers: { authorization } });
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
  gateway.close();

  const known = new Set(ledger.payments.map(({ paymentId }) => paymentId));
  wrong.push(...sold.filter(({ payment }) => !known.has(payment)).map(({ number }) => `order ${number} was not paid`));
  return wrong;
}

function wrongConfirmations({ confirmed }: Ledger, sold: Sold): string[] {
  return confirmed
    .filter(
      ({ orderNumber, paymentId }) =>
        !sold.some((order) => order.number === orderNumber && order.payment === paymentId),
    )
    .map(({ orderNumber }) => `order ${orderNumber} was confirmed to a buyer but does not exist`);
}

async function wrongLinks(databaseUrl: string): Promise<string[]> {
  const wrong = await rowsOf<{ id: string; order_number: string | null }>(
    databaseUrl,
    `select l.id, l.order_number from payment_links l join payment_attempts a on a.id = l.id
       left join orders o on o.gateway_payment_id = a.gateway_payment_id
     where a.state = 'paid' and l.order_number is distinct from o.number`,
  );
  return wrong.map(({ id, order_number: number }) => `paid link ${id} names order ${number}`);
}

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
      ({ id, stock, sold, held }) => `${id}: stock ${before.get(id)} became ${stock} + ${sold} sold + ${held} reserved`,
    );
}

async function wrongMails({ databaseUrl, standIns }: ShopRecords): Promise<string[]> {
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
    if (!arrived.has(id)) wrong.push(`a mail (${kind}) was sent but did not arrive`);
  }

  const [counted] = await rowsOf<{ orders: number }>(databaseUrl, 'select count(*)::int orders from orders');
  for (const expected of ['order-confirmation', 'new-order']) {
    const sent = mails.filter(({ kind }) => kind === expected).length;
    if (sent !== counted?.orders) wrong.push(`${counted?.orders} orders have ${sent} mails ${expected}`);
  }
  return wrong;
}

async function wrongInvoices({ databaseUrl, skippedNumbers = 0 }: ShopRecords): Promise<string[]> {
  const [row] = await rowsOf<{ orders: number; invoices: number; numbers: number }>(
    databaseUrl,
    `select (select count(*)::int from orders) orders, (select count(*)::int from invoices) invoices,
       (select coalesce(sum(last), 0)::int from invoice_series where series like 'KGZ/%') numbers`,
  );
  const { orders, invoices, numbers } = row ?? { orders: 0, invoices: 0, numbers: 0 };
  const isRight = invoices === orders && numbers === invoices + skippedNumbers;
  return isRight ? [] : [`${orders} orders have ${invoices} invoices, numbered up to ${numbers}`];
}

export async function messageIds({ url }: StandInsProcess): Promise<string[]> {
  const client = new HttpClient();
  const { body } = await client.request(url, 'GET', '/dev/mailbox.json');
  client.close();
  return (body as { messageId: string }[]).map(({ messageId }) => messageId);
}
