import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { performance } from 'node:perf_hooks';
import { makePdf } from '../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../test-support/printing-shop.ts';
import type { Shopper } from '../test-support/test-shop.ts';
import { checkedStream } from '../src/modules/print/files/print-file-download.ts';

const BOOK = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '1' };
const CARD = {
  fullName: 'Mallory',
  phoneNumber: '9876543210',
  email: 'mallory@example.com',
  cardType: 'Matte',
  paperType: '300 GSM',
};
/** Matches invisible characters, including bidirectional controls, but not line feeds. */
const UNSEEN = /[^\P{C}\n]|[\u2028\u2029]/u;
const NOBODYS_LINE = `print_${'0'.repeat(26)}`;

jest.setTimeout(60_000);

describe('attacks on print lines and files', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38), priceRow(34, 100)]);
    await print.setPrices('printbook', [priceRow(200), priceRow(1.5, 1, 'page')]);
    await print.setPrices('business-cards', [priceRow(3)]);
    await print.setPrices('quick-print', [priceRow(2, 1, 'page')]);
    await print.setPrices('custom-print', [priceRow(300)]);
  });
  afterAll(() => shop.close());

  const order = (shopper: Shopper, service: string, change: object) =>
    print.call(shopper, 'POST', '/lines', { service, ...change });
  const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
    response.statusCode,
    response.json().code,
  ];
  const sendPart = (shopper: Shopper, id: string, part: number, payload: Buffer) =>
    shop.app.inject({
      method: 'PUT',
      url: `/api/print/files/${id}/parts/${part}`,
      headers: { ...shopper.headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  async function begin(shopper: Shopper, size: number): Promise<string> {
    const begun = await print.call(shopper, 'POST', '/files', { service: 'printbook', name: 'book.pdf', size });
    return begun.json<{ file: { id: string } }>().file.id;
  }

  it("responses do not reveal whether another shopper's print item exists", async () => {
    const [asha, mallory] = [await shop.signIn(), await shop.signIn()];
    const fileId = await print.upload(asha, 'printbook', 'diary.pdf', makePdf());
    const line = await print.line(asha, { service: 'printbook', design: undefined, fields: BOOK, fileId });
    const calls = [
      ['GET', '/lines/:id'],
      ['GET', '/lines/:id/proof'],
      ['GET', '/lines/:id/print-file'],
      ['POST', '/lines/:id/approve', { sha256: line.proof.sha256 }],
      ['POST', '/lines/:id/again'],
      ['POST', '/lines/:id/restore'],
      ['DELETE', '/lines/:id'],
      ['GET', '/files/:id'],
      ['GET', '/files/:id/content'],
      ['POST', '/files/:id/complete'],
      ['DELETE', '/files/:id'],
    ] as const;

    for (const [method, path, body] of calls) {
      const [hers, nobodys] = path.startsWith('/lines') ? [line.id, NOBODYS_LINE] : [fileId, '0'.repeat(32)];
      const response = await print.call(mallory, method, path.replace(':id', hers), body);
      const none = await print.call(mallory, method, path.replace(':id', nobodys), body);
      expect([path, response.statusCode, response.payload]).toEqual([path, 404, none.payload]);
    }
    expect((await sendPart(mallory, fileId, 0, makePdf())).statusCode).toBe(404);
    const taken = await order(mallory, 'printbook', { fields: BOOK, quantity: 1, fileId });
    expect(codeOf(taken)).toEqual([404, 'FILE_NOT_FOUND']);
    const replacing = await order(mallory, 'marriage', {
      design: '1',
      fields: WEDDING,
      quantity: 50,
      replaces: line.id,
    });
    expect(replacing.statusCode).toBe(201);
    expect((await print.call(asha, 'GET', `/lines/${line.id}`)).json()).toMatchObject({ line: { state: 'cart' } });
    expect((await shop.quote([{ productId: line.id, quantity: 50 }], mallory)).json().lines[0]).toMatchObject({
      problem: 'GONE',
      title: '',
    });
  });

  it('an incomplete, rejected or unsupported file cannot be ordered', async () => {
    const mallory = await shop.signIn();
    const open = await begin(mallory, 100);
    const pdf = await print.upload(mallory, 'printbook', 'book.pdf', makePdf());
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const svg = await print.upload(mallory, 'business-cards', 'logo.svg', drawing);
    const wanted = { fields: BOOK, quantity: 1 };

    expect(codeOf(await order(mallory, 'printbook', { ...wanted, fileId: open }))).toEqual([404, 'FILE_NOT_FOUND']);
    expect(codeOf(await order(mallory, 'printbook', { ...wanted, fileId: svg }))).toEqual([422, 'FILE_TYPE']);
    expect(codeOf(await order(mallory, 'printbook', wanted))).toEqual([400, 'VALIDATION']);
    const line = await order(mallory, 'printbook', { ...wanted, fileId: pdf });
    expect(codeOf(await print.call(mallory, 'DELETE', `/files/${pdf}`))).toEqual([409, 'FILE_IN_USE']);
    expect(codeOf(await sendPart(mallory, pdf, 0, makePdf({ pages: 2 })))[0]).toBeGreaterThanOrEqual(400);
    expect(line.statusCode).toBe(201);
  });

  it('the price of a print item covers all pages of its file, even if the request claims fewer', async () => {
    const mallory = await shop.signIn();
    const fileId = await print.upload(mallory, 'printbook', 'book.pdf', makePdf({ pages: 400 }));
    const book = await order(mallory, 'printbook', { fields: { ...BOOK, pages: '1' }, quantity: 1, fileId });
    const refused = [9, -50, 0, 10_001, 50.5, '50.0', '5e1', '0x32', '٥٠', '５０', '50;1', '', null, [50]];
    const responses = await Promise.all(
      refused.map((quantity) => order(mallory, 'marriage', { design: '1', fields: WEDDING, quantity })),
    );
    const few = await order(mallory, 'quick-print', { fields: { pages: '1', paperSize: 'A4' }, quantity: 49 });
    const nowhere = await order(mallory, 'marriage', { design: 'constructor', fields: WEDDING, quantity: 50 });
    const unknown = await order(mallory, 'marriage', {
      design: '1',
      quantity: 50,
      fields: { ...WEDDING, price: '0', toString: '1' },
    });

    expect(book.json()).toMatchObject({ line: { price: 200 + 400 * 1.5, fields: { pages: '400' } } });
    expect(responses.map(codeOf)).toEqual(refused.map(() => [400, 'VALIDATION']));
    expect([few, nowhere, unknown].map(codeOf)).toEqual([few, nowhere, unknown].map(() => [400, 'VALIDATION']));
  });

  it('a print item cannot be ordered twice', async () => {
    const mallory = await shop.signIn();
    const line = await print.approvedLine(mallory);
    const named = { productId: line.id, quantity: 50, price: 0.01 };

    const twice = await shop.createOrder(mallory, [named, { ...named, quantity: 1 }]);
    expect(twice.json().summary).toEqual({ goods: 1_900, shipping: 99, total: 1_999 });
    await print.call(mallory, 'DELETE', `/lines/${line.id}`);
    expect(codeOf(await shop.createOrder(mallory, [named]))).toEqual([409, 'PRODUCT_GONE']);
  });

  it('an order keeps the approved proof even if the print item is edited during payment', async () => {
    const mallory = await shop.signIn();
    const line = await print.approvedLine(mallory);
    const opened = await shop.createOrder(mallory, [{ productId: line.id, quantity: 50 }]);
    await print.line(mallory, { fields: { ...WEDDING, brideName: 'Other' }, quantity: 5_000, replaces: line.id });

    const paid = await shop.verifyOrder(mallory, await shop.pay(opened.json().order.id));

    expect(paid.statusCode).toBe(200);
    const [bought] = (await shop.myOrders(mallory)) as { products: unknown[] }[];
    expect(bought?.products).toMatchObject([{ quantity: 50, title: line.title }]);
    const printed = await print.call(mallory, 'GET', `/lines/${line.id}/print-file`);
    expect(createHash('sha256').update(printed.rawPayload).digest('hex')).toBe(line.proof.sha256);
    expect(codeOf(await print.call(mallory, 'POST', `/lines/${line.id}/restore`))).toEqual([409, 'PRINT_LINE_ORDERED']);
  });

  it('a print item with an invalid id is rejected with 400', async () => {
    const mallory = await shop.signIn();
    const wanted = { design: '1', fields: WEDDING, quantity: 50 };

    for (const replaces of ['print_\0', '\ud800', '', 'print_%', NOBODYS_LINE.toUpperCase()]) {
      expect(codeOf(await order(mallory, 'marriage', { ...wanted, replaces }))).toEqual([400, 'VALIDATION']);
    }
  });

  it('a chunk of a print file is stored only once even if 12 requests upload it simultaneously', async () => {
    const mallory = await shop.signIn();
    const id = await begin(mallory, 1_000);

    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => sendPart(mallory, id, 0, Buffer.alloc(1_000, n))),
    );

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const { printFiles: place } = shop.config;
    if (!('folder' in place)) throw new Error('a bucket');
    expect(await readdir(join(place.folder, id, 'parts'))).toHaveLength(1);
  });

  it('a file uploaded for a custom-size print request counts towards the storage limit', async () => {
    const mallory = await shop.signIn();
    const fileId = await print.upload(mallory, 'printbook', 'book.pdf', makePdf());
    const used = async () =>
      (await print.call(mallory, 'DELETE', `/files/${fileId}`)).json<{ code?: string }>().code ?? 'gone';

    const asked = await print.call(mallory, 'POST', '/requests', {
      service: 'printbook',
      fields: { ...BOOK, size: 'Custom' },
      quantity: 1,
      fileId,
    });

    expect(asked.statusCode).toBe(201);
    expect(await used()).toBe('FILE_IN_USE');
    const { rows } = await shop.database.execute<{ ordered: boolean }>(
      `select ordered from print_file_uses where file_id = '${fileId}'`,
    );
    expect(rows).toEqual([{ ordered: false }]);
  });

  it('aborting a download closes the file', async () => {
    const source = new PassThrough();
    const download = checkedStream(source, '0'.repeat(64));
    const closed = new Promise((resolve) => void source.once('close', resolve));
    source.write(randomUUID());

    download.destroy();

    await closed;
    expect(source.destroyed).toBe(true);
  });

  it('a logo is rejected if it loads external content, contains scripts or expands entities', async () => {
    const mallory = await shop.signIn();
    const card = (fileId: string) => order(mallory, 'business-cards', { fields: CARD, quantity: 100, fileId });
    const svg = (inside: string, doctype = '') =>
      Buffer.from(`${doctype}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 9000">${inside}</svg>`);
    const large = await print.upload(mallory, 'business-cards', 'logo.svg', svg('<path d="M0 0H8000V8000z"/>'));

    expect((await card(large)).statusCode).toBe(201);
    for (const [doctype, inside] of [
      ['', '<image href="http://127.0.0.1:1/x.png"/>'],
      ['', '<image href="file:///etc/passwd"/>'],
      ['', '<script>1</script>'],
      ['<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '<text>&b;</text>'],
    ] as const) {
      await expect(print.upload(mallory, 'business-cards', 'logo.svg', svg(inside, doctype))).rejects.toThrow(/FILE_/);
    }
  });

  it('text that is slow to render does not block the api process', async () => {
    const mallory = await shop.signIn();
    const words = 'आपका हार्दिक स्वागत है '.repeat(30).slice(0, 600);
    const fields = { printType: 'Mug', customText: words.slice(0, 200), notes: words };
    const before = performance.eventLoopUtilization();

    const responses = await Promise.all([1, 2].map((quantity) => order(mallory, 'custom-print', { fields, quantity })));

    const { utilization } = performance.eventLoopUtilization(before);
    // Allow 422, because rendering can time out on a busy machine.
    for (const { statusCode } of responses) expect([201, 422]).toContain(statusCode);
    expect(utilization).toBeLessThan(0.5);
  });

  it('a print request cannot inject markup, headers or bidirectional text', async () => {
    const mallory = await shop.signIn();
    const name = 'x"\r\nset-cookie: a=b\u202egpj.pdf\0<img src=x onerror=alert(1)>.pdf';
    const fileId = await print.upload(mallory, 'printbook', name, makePdf());
    const words = 'M<script>x</script>\r\nbcc: a@b.co\u202e\u001b[31m\0\u2028';
    const line = await print.approvedLine(mallory, {
      service: 'printbook',
      design: undefined,
      fields: { ...BOOK, customTitle: words, notes: words },
      quantity: 1,
      fileId,
    });
    const opened = await shop.createOrder(mallory, [{ productId: line.id, quantity: 1 }]);
    await shop.verifyOrder(mallory, await shop.pay(opened.json().order.id));
    await print.call(mallory, 'POST', '/requests', {
      service: 'printbook',
      fields: { ...BOOK, size: 'Custom', customTitle: words, notes: words },
      quantity: 1,
      fileId,
    });

    const file = await print.call(mallory, 'GET', `/lines/${line.id}/print-file`);
    const download = String(file.headers['content-disposition']);
    expect(file.headers['set-cookie']).toBeUndefined();
    expect(download).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!-]+$/);
    expect(line.title).not.toMatch(UNSEEN);
    expect(line.title).not.toContain('\n');
    const mails = (await shop.mails()).filter(({ text }) => text.includes('bcc: a@b.co'));
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { subject, html, text } of mails) {
      expect(subject).not.toMatch(/[\r\n\u2028\u202e]/);
      expect(html).not.toMatch(/<script|<img src=x/i);
      expect(text).not.toMatch(UNSEEN);
    }
  });
});
