import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintLine } from '@kaagazz/api-schema';
import { eq, sql } from 'drizzle-orm';
import { makePdf } from '../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../test-support/printing-shop.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { outbox } from '../mail/mail.tables.ts';
import { Orders } from '../orders/orders.service.ts';
import { Payments } from '../payments/checkout/payments.service.ts';
import { paymentAttempts } from '../payments/attempts/payments.tables.ts';
import { RazorpayClient } from '../payments/gateway/razorpay-client.ts';
import { printFiles } from '../print/files/print-files.tables.ts';

const PHONE = '9876543210';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ROUNDS = 5;

interface Asha {
  id: string;
  email: string;
  headers: { authorization: string };
  refreshToken: string;
}

describe('deleting an account', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, stock: 1_000 });
  });
  afterAll(() => shop.close());

  const call = (
    asha: Pick<Asha, 'headers'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => shop.app.inject({ method, url, headers: asha.headers, ...(payload && { payload }) });
  const requestCode = (asha: Asha) => call(asha, 'POST', '/api/auth/delete-account/code');
  const remove = (asha: Asha, otp: string) => call(asha, 'DELETE', '/api/auth/account', { otp });
  const mailsTo = async (email: string) => (await shop.mails()).filter(({ recipient }) => recipient === email);
  const codeFor = async (email: string) =>
    /\b\d{6}\b/.exec((await mailsTo(email)).findLast(({ kind }) => /code|exists/.test(kind))?.text ?? '')?.[0] ?? '';
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

  async function signUp(email = `${randomUUID()}@example.com`): Promise<Asha> {
    const payload = { fullname: 'Asha Rao', email, phone: PHONE };
    await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload });
    const otp = await codeFor(email);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      payload: { ...payload, otp },
    });
    const { token, user } = response.json<{ token: string; user: { _id: string } }>();
    const refreshToken = response.cookies[0]?.value ?? '';
    shop.pass(1);
    return { id: user._id, email, headers: { authorization: `Bearer ${token}` }, refreshToken };
  }

  const renew = ({ refreshToken }: Asha) =>
    shop.app.inject({ method: 'POST', url: '/api/auth/refresh-token', cookies: { 'kaagazz-refresh': refreshToken } });

  async function deleteAccount(asha: Asha) {
    await requestCode(asha);
    return remove(asha, await codeFor(asha.email));
  }

  const addressOf = ({ email }: Asha) => ({ name: 'Asha Rao', email, phone: PHONE, address: '12 Lodhi Road, Delhi' });

  async function order(asha: Asha): Promise<string> {
    const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 2 }], {
      shippingAddress: addressOf(asha),
    });
    return (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json().orderNumber;
  }

  const setStatus = (number: string, status: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: { authorization: `Bearer ${shop.config.operatorToken}` },
      payload: { status, who: 'Tests' },
    });

  async function orderRow(number: string) {
    const { rows } = await shop.database.execute<{ buyer_id: string | null; shipping_address: object; total: string }>(
      sql`select buyer_id, shipping_address, total from orders where number = ${number}`,
    );
    return rows[0];
  }

  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await shop.database.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const found: string[] = [];
    for (const { table_name: table } of rows) {
      const { rows: hits } = await shop.database.execute(
        sql`select 1 from ${sql.identifier(table)} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
      );
      if (hits.length > 0) found.push(table);
    }
    return found;
  }

  it('deleting an account with the emailed code ends all of the shopper’s sessions', async () => {
    const asha = await signUp();

    const sent = await requestCode(asha);
    const mail = (await mailsTo(asha.email)).at(-1);
    const response = await remove(asha, ` ${await codeFor(asha.email)} `);

    expect(sent.json()).toMatchObject({ success: true });
    expect(mail).toMatchObject({ kind: 'deletion-code', subject: expect.stringContaining('deletes') as string });
    expect(mail?.html).toContain('http://localhost:3000/profile');
    expect(response.json()).toEqual({ success: true });
    expect(response.headers['set-cookie']).toMatch(/^kaagazz-refresh=;/);
    expect((await call(asha, 'GET', '/api/auth/me')).statusCode).toBe(401);
    expect((await renew(asha)).json()).toMatchObject({ success: false, code: 'NO_SESSION' });
  });

  it('deleting an account that has no orders deletes all of the shopper’s data', async () => {
    const asha = await signUp();
    await call(asha, 'POST', '/api/auth/addresses', addressOf(asha));
    await call(asha, 'POST', '/api/bulk-order/submit', {
      name: 'Asha Rao',
      email: asha.email,
      phone: PHONE,
      notes: '',
      productId: 'notebook',
      quantity: 50,
    });
    await call(asha, 'POST', '/api/partner/connect', {
      fullname: 'Asha Rao',
      companyName: 'Rao & Daughters',
      email: asha.email,
      phone: PHONE,
      serviceType: 'CSR',
    });
    await call(asha, 'POST', '/api/auth/resend-otp', { phone: PHONE });
    await shop.database.update(outbox).set({ sentAt: shop.now(), text: '', html: '' });
    expect(await tablesWith(asha.email)).toContain('addresses');
    shop.pass(31_000);

    await requestCode(asha);
    await remove(asha, await codeFor(asha.email));

    expect(await tablesWith(asha.email)).toEqual(['outbox']);
    expect(await tablesWith(asha.id)).toEqual([]);
    expect((await mailsTo(asha.email)).map(({ kind, forgetWhenDone }) => [kind, forgetWhenDone])).toEqual([
      ['account-deleted', true],
    ]);
    const [last] = await mailsTo(asha.email);
    expect(last?.text).toContain('You had no orders, so we have not kept any of your data.');
  });

  it('the email address of a deleted account can be used for a new, empty account', async () => {
    const asha = await signUp();
    const number = await order(asha);
    await call(asha, 'POST', '/api/auth/addresses', addressOf(asha));
    await deleteAccount(asha);

    const again = await signUp(asha.email);

    expect(again.id).not.toBe(asha.id);
    const { data } = (await call(again, 'GET', '/api/auth/my-data')).json<{ data: object }>();
    expect(data).toMatchObject({ orders: [], payments: [], addresses: [], sessions: [{}] });
    expect((await call(again, 'GET', '/api/auth/my-order')).json()).toMatchObject({ orders: [] });
    expect((await call(again, 'GET', `/api/auth/my-order/${number}`)).statusCode).toBe(404);
    expect((await call(again, 'GET', '/api/auth/last-address')).json()).toMatchObject({ shippingAddress: null });
  });

  it('an order email queued before the account is deleted is still sent', async () => {
    const asha = await signUp();
    await order(asha);
    await deleteAccount(asha);

    const waiting = await mailsTo(asha.email);

    expect(waiting.map(({ kind, forgetWhenDone }) => [kind, forgetWhenDone]).toSorted()).toEqual([
      ['account-deleted', true],
      ['order-confirmation', true],
    ]);
    expect(waiting.find(({ kind }) => kind === 'account-deleted')?.text).toContain('that an invoice must show');
  });

  describe('orders', () => {
    it('deleting an account removes the phone number and email address from delivered orders', async () => {
      const asha = await signUp();
      const number = await order(asha);
      await setStatus(number, 'delivered');

      await deleteAccount(asha);

      expect(await orderRow(number)).toMatchObject({
        buyer_id: null,
        shipping_address: { name: 'Asha Rao', address: '12 Lodhi Road, Delhi', email: '', phone: '' },
      });
      await shop.database.delete(outbox).where(eq(outbox.recipient, asha.email));
      expect(await tablesWith(asha.email)).toEqual([]);
    });

    it.each(['delivered', 'cancelled'])(
      'an open order keeps the phone number and email address until it is %s',
      async (end) => {
        const asha = await signUp();
        const number = await order(asha);
        await deleteAccount(asha);
        await setStatus(number, 'processing');
        expect(await orderRow(number)).toMatchObject({ buyer_id: null, shipping_address: addressOf(asha) });

        const response = await setStatus(number, end);

        expect(response.json()).toMatchObject({ success: true, order: { status: end } });
        expect(await orderRow(number)).toMatchObject({ shipping_address: { name: 'Asha Rao', email: '', phone: '' } });
        const mails = await mailsTo(asha.email);
        expect(mails.every(({ forgetWhenDone }) => forgetWhenDone)).toBe(true);
      },
    );

    it.each(['delivered', 'cancelled'])('an open order keeps its print files until it is %s', async (end) => {
      const print = printClient(shop);
      await print.setPrices('printbook', [priceRow(300)]);
      await print.setPrices('marriage', [priceRow(38)]);
      const asha = await signUp();
      const book = makePdf({ pages: 2 });
      const fileId = await print.upload(asha, 'printbook', 'our-story.pdf', book);
      const fields = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '2' };
      const lines = [
        await print.approvedLine(asha, { service: 'printbook', quantity: 1, fields, fileId }),
        await print.approvedLine(asha),
      ];
      const notOrdered = await print.line(asha, { service: 'printbook', quantity: 2, fields, fileId });
      const created = await shop.createOrder(
        asha,
        lines.map(({ id, quantity }) => ({ productId: id, quantity })),
      );
      const paid = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
      const newText = await print.call(asha, 'POST', `/lines/${lines[1]?.id}/revisions`, {
        ...{ design: '2', fields: WEDDING, requestId: '0'.repeat(32) },
      });
      const revision = newText.json<{ line: PrintLine }>().line;
      await print.approve(asha, revision);
      const headers = { authorization: `Bearer ${shop.config.operatorToken}` };
      const fetchFile = (id: string) =>
        shop.app.inject({ url: `/api/operator/print/lines/${id}/print-file?who=Meera`, headers });

      await deleteAccount(asha);
      shop.pass(30 * DAY);
      for (const worker of ['forget-print-lines', 'forget-print-files', 'remove-print-folder']) {
        await shop.runJobs(worker);
      }
      const files = await Promise.all(lines.map(({ id }) => fetchFile(id)));
      const other = await fetchFile(notOrdered.id);
      const contents = await filesInStorage();
      await setStatus(paid.json().orderNumber, end);
      shop.pass(DAY);
      await shop.runJobs('remove-print-folder');

      expect(files.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'))).toEqual(
        [lines[0], revision].map((line) => line?.proof.sha256),
      );
      expect(other.statusCode).toBe(404);
      expect(contents).toHaveLength(4);
      expect(await tablesWith('our-story.pdf')).not.toContain('print_lines');
      for (const { id } of lines) expect((await fetchFile(id)).statusCode).toBe(404);
      expect(await shop.database.$count(printFiles)).toBe(0);
      expect(await filesInStorage()).toEqual([]);
    });

    async function filesInStorage(): Promise<string[]> {
      const place = shop.config.printFiles;
      const found = await readdir('folder' in place ? place.folder : '', { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    }

    it('deleting an account removes the buyer and shipping address from payments', async () => {
      const asha = await signUp();
      await order(asha);

      await deleteAccount(asha);

      const [attempt] = await shop.database
        .select()
        .from(paymentAttempts)
        .where(sql`${paymentAttempts.gatewayPaymentId} is not null`)
        .orderBy(sql`${paymentAttempts.createdAt} desc`)
        .limit(1);
      expect(attempt).toMatchObject({ state: 'paid', buyerId: null, shippingAddress: null, total: 79_900 });
    });
  });

  it('deleting an account removes the text of unpaid print lines', async () => {
    const print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38)]);
    const asha = await signUp();
    await shop.runJobs('end-reservations');
    const before = await shop.stockOf('notebook');
    const bride = `Ishwari${randomUUID().slice(0, 8)}`;
    const line = await print.approvedLine(asha, { fields: { ...WEDDING, brideName: bride } });
    const product = { productId: line.id, quantity: line.quantity };
    const replaced = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 3 }, product]);
    await shop.createOrder(asha, [product]);
    shop.pass(15 * MINUTE);
    await shop.runJobs('end-reservations');
    expect(await tablesWith(bride)).toEqual(['payment_attempts', 'print_lines']);

    await deleteAccount({ ...asha, ...(await shop.signInAgain(asha)) });
    const gatewayOrderId = replaced.json().order.id;
    const response = await shop.pay(gatewayOrderId);

    expect(await tablesWith(bride)).toEqual([]);
    const { rows } = await shop.database.execute(
      sql`select lines -> 0 ->> 'title' as shelf, lines -> 1 as print from payment_attempts where gateway_order_id = ${gatewayOrderId}`,
    );
    expect(rows).toMatchObject([{ shelf: 'Notebook', print: { ...product, title: '', unitPrice: 3_800 } }]);
    await shop.runJobs('check-payment');
    await shop.runJobs('send-refund');
    expect(shop.gateway.ledger.payment(response.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
    expect(await shop.stockOf('notebook')).toBe(before);
    await shop.database.execute(
      sql`update payment_attempts set lines = jsonb_set(lines, '{1,title}', to_jsonb(${bride}::text)) where gateway_order_id = ${gatewayOrderId}`,
    );
    const file = join(__dirname, '../../../drizzle/0016_what-nobody-needs-any-more.sql');
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) {
      await shop.database.execute(sql.raw(statement));
    }
    expect(await tablesWith(bride)).toEqual([]);
  });

  describe('payments in progress', () => {
    it('an account with a payment in progress cannot be deleted', async () => {
      const asha = await signUp();
      await requestCode(asha);
      const code = await codeFor(asha.email);
      shop.pass(31_000);
      await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }]);
      const endsAt = new Date(shop.now().getTime() + 15 * MINUTE).toISOString();

      const refusals = [await remove(asha, code), await requestCode(asha)];

      for (const refusal of refusals) {
        expect(refusal.statusCode).toBe(409);
        expect(refusal.json()).toMatchObject({ success: false, code: 'PAYMENT_IN_PROGRESS', endsAt, retryAfter: 900 });
      }
      expect((await call(asha, 'GET', '/api/auth/me')).statusCode).toBe(200);

      shop.pass(15 * MINUTE);
      const later = { ...asha, ...(await shop.signInAgain(asha)) };
      expect((await deleteAccount(later)).json()).toEqual({ success: true });
    });

    it('stock reserved by a deleted account is released when the reservation expires', async () => {
      const asha = await signUp();
      await shop.runJobs('end-reservations');
      const before = await shop.stockOf('notebook');
      await shop.createOrder(asha, [{ productId: 'notebook', quantity: 7 }]);
      shop.pass(15 * MINUTE);
      const later = { ...asha, ...(await shop.signInAgain(asha)) };

      await deleteAccount(later);
      await shop.runJobs('end-reservations');

      expect(await shop.stockOf('notebook')).toBe(before);
    });

    it.each(['released', 'open'] as const)(
      'a payment that arrives after the deletion is refunded if its attempt was %s',
      async (state) => {
        const asha = await signUp();
        await shop.runJobs('end-reservations');
        const before = await shop.stockOf('notebook');
        const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }]);
        const gatewayOrderId = created.json().order.id;
        shop.pass(15 * MINUTE);
        if (state === 'released') await shop.runJobs('end-reservations');
        const later = { ...asha, ...(await shop.signInAgain(asha)) };
        await deleteAccount(later);

        const response = await shop.pay(gatewayOrderId);
        await expect(settle(gatewayOrderId, response.razorpay_payment_id)).rejects.toMatchObject({
          code: 'STOCK_GONE',
        });
        await shop.runJobs('send-refund');

        const gateway = new RazorpayClient(shop.config.razorpay);
        expect(await gateway.payment(response.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
        expect(await attempt(gatewayOrderId)).toMatchObject({ state: 'released', buyerId: null });
        expect(await shop.stockOf('notebook')).toBe(before);
        await shop.runJobs('end-reservations');
        expect(await shop.stockOf('notebook')).toBe(before);
      },
    );

    async function attempt(gatewayOrderId: string) {
      const [row] = await shop.database
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.gatewayOrderId, gatewayOrderId));
      if (!row) throw new Error('no such attempt');
      return row;
    }

    async function settle(gatewayOrderId: string, paymentId: string): Promise<string> {
      const context = { ...shop, jobs: new JobQueue({ ...shop, leaseMs: 120_000 }) };
      const orders = new Orders(context);
      const payments = new Payments(context, orders);
      const payment = await new RazorpayClient(shop.config.razorpay).payment(paymentId);
      if (!payment) throw new Error('no such payment');
      return payments.settlement.settlePayment(await attempt(gatewayOrderId), payment);
    }
  });

  describe('codes', () => {
    it('account deletion is blocked after five wrong codes', async () => {
      const asha = await signUp();
      await requestCode(asha);
      const code = await codeFor(asha.email);

      const wrong = await Promise.all(Array.from({ length: 20 }, () => remove(asha, otherThan(code))));
      const right = await remove(asha, code);

      expect(wrong.filter((response) => response.json<{ code: string }>().code === 'INVALID_OTP')).toHaveLength(5);
      expect(right.json()).toMatchObject({ success: false, code: 'OTP_LOCKED' });
      expect((await call(asha, 'GET', '/api/auth/me')).statusCode).toBe(200);
    });

    it('a code sent to another email address does not delete the account', async () => {
      const [asha, meera] = [await signUp(), await signUp()];
      await requestCode(asha);
      await requestCode(meera);

      expect((await remove(asha, await codeFor(meera.email))).json()).toMatchObject({ code: 'INVALID_OTP' });
      shop.pass(10 * MINUTE);
      expect((await remove(asha, await codeFor(asha.email))).json()).toMatchObject({ code: 'OTP_EXPIRED' });

      await requestCode(asha);
      const code = await codeFor(asha.email);
      await shop.app.inject({ method: 'POST', url: '/api/auth/verify-otp', payload: { email: asha.email, otp: code } });
      expect((await remove(asha, code)).json()).toMatchObject({ code: 'INVALID_OTP' });
      expect((await call(asha, 'GET', '/api/auth/me')).statusCode).toBe(200);
    });

    it.each([{}, { otp: '' }, { otp: '12345' }, { otp: 123456 }, { otp: 'abcdef' }, { otp: '1234567' }])(
      'deleting an account with %j responds 400',
      async (payload) => {
        const response = await call(await signUp(), 'DELETE', '/api/auth/account', payload);

        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION' });
      },
    );

    it('a deletion request returns 401 after logout', async () => {
      const asha = await signUp();
      await requestCode(asha);
      const code = await codeFor(asha.email);
      await call(asha, 'POST', '/api/auth/logout');

      expect((await remove(asha, code)).statusCode).toBe(401);
      expect((await requestCode(asha)).statusCode).toBe(401);
      expect(await tablesWith(asha.id)).toContain('users');
    });

    it('requesting a second deletion code within 30 seconds returns 429', async () => {
      const asha = await signUp();
      await requestCode(asha);

      const again = await requestCode(asha);

      expect(again.statusCode).toBe(429);
      expect(again.json()).toMatchObject({ code: 'RESEND_TOO_SOON', retryAfter: 30 });
      expect((await mailsTo(asha.email)).filter(({ kind }) => kind === 'deletion-code')).toHaveLength(1);
    });
  });

  describe('concurrent requests', () => {
    it('ten concurrent requests delete an account only once', async () => {
      const asha = await signUp();
      await requestCode(asha);
      const code = await codeFor(asha.email);

      const responses = await Promise.all(Array.from({ length: 10 }, () => remove(asha, code)));

      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect((await mailsTo(asha.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
    });

    it.each<[string, (asha: Asha, code: string) => Promise<{ statusCode: number }>]>([
      ['a renewal', (asha) => renew(asha)],
      ['saving an address', (asha) => call(asha, 'POST', '/api/auth/addresses', addressOf(asha))],
      ['changing the name', (asha) => call(asha, 'PUT', '/api/auth/update-user', { fullname: 'New Name' })],
      [
        'a bulk request',
        (asha) =>
          call(asha, 'POST', '/api/bulk-order/submit', {
            ...addressOf(asha),
            notes: '',
            productId: 'notebook',
            quantity: 20,
          }),
      ],
      [
        'a login to the mailbox',
        ({ email }) => shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email } }),
      ],
      [
        'a sign-in with the same code',
        ({ email }, otp) => shop.app.inject({ method: 'POST', url: '/api/auth/verify-otp', payload: { email, otp } }),
      ],
      ['the export', (asha) => call(asha, 'GET', '/api/auth/my-data')],
      ['a logout', (asha) => call(asha, 'POST', '/api/auth/logout')],
    ])('a deletion concurrent with %s deletes everything or nothing', async (_what, other) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const asha = await signUp();
        await requestCode(asha);
        const code = await codeFor(asha.email);

        const calls = await Promise.all([other(asha, code), remove(asha, code), other(asha, code)]);

        expect(calls.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
        const kept = calls[1].statusCode !== 200;
        expect((await tablesWith(asha.id)).includes('users')).toBe(kept);
        if (!kept) expect(await tablesWith(asha.id)).toEqual([]);
      }
    });

    it('if a payment and an account deletion are requested simultaneously, one of them fails', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const asha = await signUp();
        await requestCode(asha);
        const code = await codeFor(asha.email);

        const [payment, deletion] = await Promise.all([
          shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }], { shippingAddress: addressOf(asha) }),
          remove(asha, code),
        ]);

        expect([
          [200, 409],
          [401, 200],
        ]).toContainEqual([payment.statusCode, deletion.statusCode]);
      }
    });
  });
});
