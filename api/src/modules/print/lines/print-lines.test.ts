import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { sql } from 'drizzle-orm';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import type { PrintLine } from '@kaagazz/api-schema';

const DAY = 24 * 60 * 60_000;
const BOOK = {
  service: 'printbook',
  design: undefined,
  fields: { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '3' },
  quantity: 2,
};
interface Proof {
  sha256: string;
  pages: string[];
  paperPages: string[];
  warnings: { code: string; text: string }[];
}

const PICTURE: unknown = expect.stringMatching(/^data:image\/webp;base64,/);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a print line', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1_000 });
    await print.setPrices('marriage', [priceRow(38), priceRow(34, 100)]);
    await print.setPrices('printbook', [priceRow(200), priceRow(1.5, 1, 'page')]);
  });
  afterAll(() => shop.close());

  const wanted = ({ id, quantity }: PrintLine) => ({ productId: id, quantity });
  const stored = async (table: 'print_lines' | 'print_files', id: string) =>
    (await shop.database.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`)).rows.length;

  it('the print file of a paid print line is identical to the approved file', async () => {
    const asha = await shop.signIn();

    const line = await print.line(asha);
    const { proof } = (await print.call(asha, 'GET', `/lines/${line.id}/proof`)).json<{
      proof: { sha256: string; pages: string[]; type: string };
    }>();
    const [unseen] = (await shop.quote([wanted(line)], asha)).json().lines;
    const tooSoon = await shop.createOrder(asha, [wanted(line)]);
    const otherBytes = await print.call(asha, 'POST', `/lines/${line.id}/approve`, { sha256: '0'.repeat(64) });
    await print.approve(asha, line);
    const created = await shop.createOrder(asha, [wanted(line), { productId: 'pen', quantity: 1 }]);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    expect(line).toMatchObject({ title: 'Marriage invitation: Asha & रवि', price: 38, quantity: 50, image: PICTURE });
    expect(line.editPath).toBe(`/marriage/1?line=${line.id}`);
    expect(proof).toMatchObject({ sha256: line.proof.sha256, type: 'pdf', pages: [PICTURE], paperPages: [PICTURE] });
    expect(unseen).toMatchObject({ problem: 'NOT_APPROVED', print: { approved: false, image: PICTURE } });
    expect(tooSoon.json()).toMatchObject({ code: 'PROOF_NOT_APPROVED', productId: line.id });
    expect(otherBytes.json()).toMatchObject({ code: 'PROOF_CHANGED' });
    expect(created.json().summary).toEqual({ goods: 1_950, shipping: 99, total: 2_049 });
    const [order] = (await shop.myOrders(asha)) as { products: unknown[] }[];
    expect(order?.products[0]).toMatchObject({
      title: line.title,
      quantity: 50,
      price: 38,
      image: PICTURE,
      print: { file: null, options: expect.arrayContaining([{ label: 'Venue', value: WEDDING.venue }]) as unknown },
    });
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha256(file.rawPayload)).toBe(line.proof.sha256);
    expect(file.headers['content-disposition']).toContain('marriage-1.pdf');
  });

  it('the proof of an uploaded file shows how the pages will look on paper', async () => {
    const asha = await shop.signIn();
    const bytes = makePdf({ content: Buffer.from('0.1 w 50 50 m 200 200 l S 0 1 0 rg 0 300 420 200 re f') });
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', bytes);
    const proofOf = async (change: object) => {
      const line = await print.line(asha, { ...BOOK, fileId, ...change });
      return (await print.call(asha, 'GET', `/lines/${line.id}/proof`)).json<{ proof: Proof }>().proof;
    };

    const inA5 = await proofOf({});
    const inA4 = await proofOf({ fields: { ...BOOK.fields, size: 'A4' } });

    expect(inA5).toMatchObject({ sha256: sha256(bytes), pages: [PICTURE], paperPages: [PICTURE] });
    expect(inA5.paperPages).not.toEqual(inA5.pages);
    const thin = /^A line on page 1 is 0\.1 pt wide/;
    expect(inA5.warnings).toEqual([
      { code: 'COLOURS_OUT_OF_GAMUT', text: expect.stringMatching(/^3\d% of page 1 /) as string },
      { code: 'THIN_LINES', text: expect.stringMatching(thin) as string },
    ]);
    expect(inA4.warnings[1]?.text).toMatch(/^A line on page 1 is 0\.14 pt wide/);
  });

  it('emails to the buyer and the office show a print line’s options and picture', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'our-story.pdf', makePdf({ pages: 4 }));
    const line = await print.approvedLine(asha, { ...BOOK, fileId });
    const created = await shop.createOrder(asha, [wanted(line)]);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    const mails = (await shop.mails()).filter(({ text }) => text.includes('our-story.pdf'));

    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([DEFAULT_SETTINGS.company.email, asha.email].sort());
    for (const { text, html, pictures } of mails) {
      expect(text).toContain('  Cover: Hardcover');
      expect(html).toContain(`src="cid:${pictures[0]?.cid}"`);
      expect(pictures[0]?.data).toEqual(line.image);
    }
  });

  it('a book’s price is based on the page count of the uploaded file, not on the entered count', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 12 }));

    const line = await print.line(asha, { ...BOOK, fileId });

    expect(line).toMatchObject({ price: 218, fields: { pages: '12' }, file: { name: 'book.pdf', pages: 12 } });
    expect(line.options).toContainEqual({ label: 'Pages', value: '12 pages' });
    const file = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);
    expect(file.rawPayload.equals(makePdf({ pages: 12 }))).toBe(true);
  });

  it('creates only one print line if the form is submitted twice', async () => {
    const [asha, ravi] = [await shop.signIn(), await shop.signIn()];
    const form = { requestId: 'ab'.repeat(16) };

    const [first, twice] = await Promise.all([print.line(asha, form), print.line(asha, form)]);
    const again = await print.line(asha, form);
    const another = await print.line(asha, { ...form, quantity: 60 });
    const somebodyElses = await print.line(ravi, form);
    await print.call(asha, 'DELETE', `/lines/${first.id}`);
    const afterwards = await print.line(asha, form);

    expect([twice.id, again.id]).toEqual([first.id, first.id]);
    expect(new Set([first, another, somebodyElses, afterwards].map(({ id }) => id)).size).toBe(4);
    const inCart = (await print.call(asha, 'GET', '/lines')).json<{ lines: PrintLine[] }>().lines;
    expect(inCart.map(({ id }) => id).sort()).toEqual([another.id, afterwards.id].sort());
  });

  it('accepts a file even if its paper preview can’t be rendered', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 3 }));

    const orders = await Promise.all(Array.from({ length: 5 }, () => print.order(asha, { ...BOOK, fileId })));

    expect(orders.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  });

  it('rejects a print line with a message for each invalid field', async () => {
    const asha = await shop.signIn();

    const cards = await print.order(asha, { fields: { ...WEDDING, brideName: ' ' }, quantity: 5, design: '9' });
    const book = await print.order(asha, BOOK);

    expect(cards.statusCode).toBe(400);
    expect(Object.keys(cards.json<{ fields: object }>().fields).sort()).toEqual(['brideName', 'design', 'quantity']);
    expect(book.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { file: 'Please upload your book file before proceeding.' },
    });
  });

  it('rejects unprintable text in new orders, price requests and reorders', async () => {
    const asha = await shop.signIn();
    const fields = { ...WEDDING, brideName: 'தமிழ் செல்வி' };
    const old = await print.approvedLine(asha);
    await shop.database.execute(
      sql`update print_lines set fields = ${JSON.stringify(fields)}::jsonb where id = ${old.id}`,
    );

    const refused = [
      await print.order(asha, { fields }),
      await print.call(asha, 'POST', '/requests', { service: 'marriage', design: '1', fields, quantity: 50 }),
      await print.call(asha, 'POST', `/lines/${old.id}/again`),
    ];

    const brideName = expect.stringMatching(
      /^These can’t be printed: த மி ழ் செ ல் வி – use Latin or Devanagari/,
    ) as unknown;
    for (const response of refused) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'VALIDATION', message: brideName, fields: { brideName } });
    }
    const { lines } = (await print.call(asha, 'GET', '/lines')).json<{ lines: PrintLine[] }>();
    expect(lines).toMatchObject([{ id: old.id, fields, proof: { sha256: old.proof.sha256 } }]);
    expect((await shop.createOrder(asha, [wanted(old)])).statusCode).toBe(200);
  });

  it('returns 404 for another account’s print line', async () => {
    const asha = await shop.signIn();
    const meera = await shop.signIn();
    const line = await print.approvedLine(asha);

    const responses = await Promise.all([
      print.call(meera, 'GET', `/lines/${line.id}`),
      print.call(meera, 'GET', `/lines/${line.id}/proof`),
      print.call(meera, 'GET', `/lines/${line.id}/print-file`),
      print.call(meera, 'POST', `/lines/${line.id}/approve`, { sha256: line.proof.sha256 }),
      print.call(meera, 'POST', `/lines/${line.id}/restore`),
      print.call(meera, 'POST', `/lines/${line.id}/again`),
      print.call(meera, 'DELETE', `/lines/${line.id}`),
    ]);
    const [stranger] = (await shop.quote([wanted(line)], meera)).json().lines;
    const [visitor] = (await shop.quote([wanted(line)])).json().lines;

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 404));
    expect([stranger?.problem, visitor?.problem]).toEqual(['GONE', 'GONE']);
    expect((await shop.createOrder(meera, [wanted(line)])).json().code).toBe('PRODUCT_GONE');
    expect((await print.call(asha, 'GET', '/lines')).json<{ lines: unknown[] }>().lines).toHaveLength(1);
  });

  it('charges the current price for a print line’s approved quantity', async () => {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha, { service: 'marriage', quantity: 100 });

    const cheated = await shop.createOrder(asha, [{ productId: line.id, quantity: 1, price: 1 }]);
    await print.setPrices('marriage', [priceRow(38), priceRow(35, 100)]);
    const [quoted] = (await shop.quote([{ ...wanted(line), price: 34 }], asha)).json().lines;
    const agreed = await shop.createOrder(asha, [wanted(line)], { expectedTotal: 3_400 });
    await print.setPrices('marriage', [priceRow(38, 200)]);
    const none = await shop.createOrder(asha, [wanted(line)]);
    const asked = await print.order(asha);
    await print.setPrices('marriage', [priceRow(38), priceRow(34, 100)]);

    expect(cheated.json().summary).toEqual({ goods: 3_400, shipping: 0, total: 3_400 });
    expect(quoted).toMatchObject({ problem: 'PRICE_CHANGED', price: 35, quantity: 100 });
    expect(agreed.json().code).toBe('PRICE_CHANGED');
    expect(none.json()).toMatchObject({ code: 'PRICE_ON_REQUEST', productId: line.id });
    expect(asked.json()).toMatchObject({ code: 'PRICE_ON_REQUEST' });
  });

  it('replaces an edited print line with a new, unapproved one', async () => {
    const asha = await shop.signIn();
    const old = await print.approvedLine(asha);

    const edited = await print.line(asha, { fields: { ...WEDDING, brideName: 'Usha' }, replaces: old.id });

    const inCart = (await print.call(asha, 'GET', '/lines')).json<{ lines: PrintLine[] }>().lines;
    expect(inCart).toMatchObject([{ id: edited.id, proof: { approvedAt: null } }]);
    expect(edited.proof.sha256).not.toBe(old.proof.sha256);
    expect((await shop.createOrder(asha, [wanted(old)])).json().code).toBe('PRODUCT_GONE');
  });

  it('a removed print line can be restored within a day', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf());
    const line = await print.approvedLine(asha, { ...BOOK, fileId });
    const remove = () => print.call(asha, 'DELETE', `/lines/${line.id}`);

    await remove();
    await shop.runJobs('forget-print-lines');
    const back = await print.call(asha, 'POST', `/lines/${line.id}/restore`);
    await remove();
    shop.pass(DAY + 1);
    await shop.runJobs('forget-print-lines');

    expect(back.json()).toMatchObject({
      line: { state: 'cart', proof: { approvedAt: expect.any(String) as unknown } },
    });
    const again = await shop.signInAgain(asha);
    expect((await print.call(again, 'POST', `/lines/${line.id}/restore`)).statusCode).toBe(404);
    expect(await stored('print_files', fileId)).toBe(0);
  });

  it('keeps a print line that is removed from the cart while its payment is in progress', async () => {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha);
    const created = await shop.createOrder(asha, [wanted(line)]);

    await print.call(asha, 'DELETE', `/lines/${line.id}`);
    const held = await shop.pay(created.json().order.id);
    shop.pass(DAY + 1);
    await shop.runJobs('forget-print-lines');
    const paid = await shop.verifyOrder(await shop.signInAgain(asha), held);

    expect(paid.statusCode).toBe(200);
    expect(await stored('print_lines', line.id)).toBe(1);
  });

  it('refunds the second of two concurrent payments for a print line', async () => {
    const asha = await shop.signIn();
    const line = await print.approvedLine(asha);
    const before = await shop.stockOf('pen');
    const first = await shop.createOrder(asha, [wanted(line)]);
    const second = await shop.createOrder(asha, [wanted(line), { productId: 'pen', quantity: 3 }]);
    const payments = [await shop.pay(first.json().order.id), await shop.pay(second.json().order.id)];

    const responses = await Promise.all(payments.map((payment) => shop.verifyOrder(asha, payment)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('STOCK_GONE');
    const orders = (await shop.myOrders(asha)) as { products: unknown[] }[];
    expect(orders).toHaveLength(1);
    expect(await shop.stockOf('pen')).toBe(before - (orders[0]?.products.length === 2 ? 3 : 0));
    const { rows } = await shop.database.execute<{ state: string; refund_reason: string | null }>(
      sql`select state, refund_reason from gateway_payments
          where id in (${payments[0]?.razorpay_payment_id}, ${payments[1]?.razorpay_payment_id})`,
    );
    expect(rows.map(({ refund_reason: reason }) => reason ?? 'order').sort()).toEqual(['order', 'ordered-already']);
    expect((await shop.createOrder(asha, [wanted(line)])).json().code).toBe('PRODUCT_GONE');
  });

  it('copies a reordered print into a new line that needs approval', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 2 }));
    const line = await print.approvedLine(asha, { ...BOOK, fileId });
    const created = await shop.createOrder(asha, [wanted(line)]);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    const again = await print.call(asha, 'POST', `/lines/${line.id}/again`);

    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({
      line: {
        title: line.title,
        fields: line.fields,
        file: { id: fileId },
        proof: { approvedAt: null },
        state: 'cart',
      },
    });
  });

  it('sends a price request for a print line that has no fixed price', async () => {
    const asha = await shop.signIn();
    const fileId = await print.upload(asha, 'printbook', 'odd-size.pdf', makePdf());
    const body = { ...BOOK, fields: { ...BOOK.fields, size: 'Custom', notes: '20 x 30 cm' }, fileId };

    const response = await print.call(asha, 'POST', '/requests', body);

    expect(response.statusCode).toBe(201);
    const operator = { authorization: `Bearer ${shop.config.operatorToken}` };
    const page = await shop.app.inject({ url: '/api/operator/print/requests', headers: operator });
    const [request] = page.json<{ requests: { _id: string }[] }>().requests;
    expect(request).toMatchObject({ email: asha.email, quantity: 2, file: 'odd-size.pdf' });
    const kinds = (await shop.mails()).filter(({ kind }) => kind.startsWith('print-')).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['print-receipt', 'print-request']);
    const url = `/api/operator/print/requests/${request?._id}/file?who=Meera`;
    const file = await shop.app.inject({ url, headers: operator });
    expect(file.rawPayload.equals(makePdf())).toBe(true);
    const audit = await shop.app.inject({ url: '/api/operator/audit', headers: operator });
    expect(audit.json()).toMatchObject({ lines: [{ who: 'OPERATOR_TOKEN', action: 'take-request-file' }] });
  });

  describe('with a file, after its order was cancelled', () => {
    const operator = () => ({ authorization: `Bearer ${shop.config.operatorToken}` });
    const codeOf = (response: { statusCode: number; json: () => { code?: string } }) =>
      response.statusCode < 400 ? response.statusCode : `${response.statusCode} ${response.json().code ?? ''}`;

    async function bookOf(asha: Shopper, fileId: string) {
      const line = await print.approvedLine(asha, { ...BOOK, fileId });
      const created = await shop.createOrder(asha, [wanted(line)]);
      const paid = await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
      return { line, number: paid.json().orderNumber };
    }
    const upload = (asha: Shopper) => print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 2 }));
    const removeFile = async (asha: Shopper, id: string) => codeOf(await print.call(asha, 'DELETE', `/files/${id}`));
    const fetchFile = async (asha: Shopper, id: string) =>
      codeOf(await print.call(asha, 'GET', `/lines/${id}/print-file`));
    const cancelOwn = (asha: Shopper, number: string) =>
      shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers: asha.headers });
    const cancelAsOperator = (_asha: Shopper, number: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/operator/orders/${number}/status`,
        headers: operator(),
        payload: { status: 'cancelled', who: 'Meera' },
      });
    async function roomBeside(asha: Shopper, fileId: string) {
      await shop.database.execute(sql`update print_files set size = ${490 * 1024 ** 2} where id = ${fileId}`);
      const file = { service: 'printbook', name: 'more.pdf', size: 40 * 1024 ** 2 };
      const begun = await print.call(asha, 'POST', '/files', file);
      if (begun.statusCode === 201) await removeFile(asha, begun.json<{ file: { id: string } }>().file.id);
      return codeOf(begun);
    }
    async function sweep() {
      await shop.runJobs('forget-print-lines');
      await shop.runJobs('forget-print-files');
    }

    it.each([
      ['its buyer', cancelOwn],
      ['an operator', cancelAsOperator],
    ])('counts the file of an order cancelled by %s against the quota and allows its removal', async (_who, cancel) => {
      const asha = await shop.signIn();
      const fileId = await upload(asha);
      const { line, number } = await bookOf(asha, fileId);
      const before = [await roomBeside(asha, fileId), await removeFile(asha, fileId)];

      expect((await cancel(asha, number)).statusCode).toBe(200);
      const after = [await roomBeside(asha, fileId), await fetchFile(asha, line.id), await removeFile(asha, fileId)];

      expect(before).toEqual([201, '409 FILE_IN_USE']);
      expect(after).toEqual(['409 TOO_MUCH_STORED', 200, 200]);
      expect(await shop.myOrders(asha)).toMatchObject([{ status: 'cancelled', products: [{ title: line.title }] }]);
      expect(await fetchFile(asha, line.id)).toBe('404 FILE_NOT_FOUND');
      expect(codeOf(await print.call(asha, 'POST', `/lines/${line.id}/again`))).toBe('404 FILE_NOT_FOUND');
      const url = `/api/operator/print/lines/${line.id}/print-file?who=Meera`;
      expect(codeOf(await shop.app.inject({ url, headers: operator() }))).toBe('404 FILE_NOT_FOUND');
      expect(codeOf(await print.call(asha, 'GET', `/lines/${line.id}`))).toBe(200);
    });

    it('keeps the file of a cancelled order for a week', async () => {
      const asha = await shop.signIn();
      const [wantedAgain, left] = [await upload(asha), await upload(asha)];
      const [first, second] = [await bookOf(asha, wantedAgain), await bookOf(asha, left)];
      shop.pass(30 * DAY);
      await sweep();
      const later = await shop.signInAgain(asha);
      await cancelOwn(later, first.number);
      await cancelOwn(later, second.number);

      shop.pass(6 * DAY);
      await sweep();
      const meanwhile = [await stored('print_files', wantedAgain), await stored('print_files', left)];
      const evenLater = await shop.signInAgain(asha);
      const again = await print.call(evenLater, 'POST', `/lines/${first.line.id}/again`);
      shop.pass(2 * DAY);
      await sweep();

      expect(meanwhile).toEqual([1, 1]);
      expect(again.statusCode).toBe(201);
      expect([await stored('print_files', wantedAgain), await stored('print_files', left)]).toEqual([1, 0]);
    });

    it('migration 0016 allows the files of cancelled orders to be deleted', async () => {
      const asha = await shop.signIn();
      const [before, underWay] = [await upload(asha), await upload(asha)];
      const { line, number } = await bookOf(asha, before);
      await bookOf(asha, underWay);
      await cancelOwn(asha, number);
      await shop.database.execute(sql`insert into print_file_uses values (${before}, ${line.id}, true)`);
      const held = await removeFile(asha, before);
      const file = join(__dirname, '../../../../drizzle/0016_what-nobody-needs-any-more.sql');

      for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) {
        await shop.database.execute(sql.raw(statement));
      }

      expect(held).toBe('409 FILE_IN_USE');
      expect([await removeFile(asha, before), await removeFile(asha, underWay)]).toEqual([200, '409 FILE_IN_USE']);
    });

    it('keeps the file of a cancelled order while another order uses it', async () => {
      const asha = await shop.signIn();
      const fileId = await upload(asha);
      const [cancelled, living] = [await bookOf(asha, fileId), await bookOf(asha, fileId)];

      await cancelOwn(asha, cancelled.number);
      const oneLeft = [await roomBeside(asha, fileId), await removeFile(asha, fileId)];
      shop.pass(30 * DAY);
      await sweep();
      const later = await shop.signInAgain(asha);
      const fetched = await fetchFile(later, living.line.id);
      await cancelOwn(later, living.number);

      expect(oneLeft).toEqual([201, '409 FILE_IN_USE']);
      expect(fetched).toBe(200);
      expect([await roomBeside(later, fileId), await removeFile(later, fileId)]).toEqual(['409 TOO_MUCH_STORED', 200]);
    });
  });
});
