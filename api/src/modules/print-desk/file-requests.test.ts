import { createHash } from 'node:crypto';
import type { AuditEntry, DeskOrder, DeskPrint, DeskPrintRow, FileRequest, PrintLine } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { makePdf } from '../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { printClient, priceRow } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const BOOK = {
  service: 'printbook',
  design: undefined,
  fields: { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '2' },
  quantity: 2,
};
const BLURRED = makePdf({ pages: 2 });
const SHARP = makePdf({ pages: 2, mediaBox: '[0 0 421 596]' });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a request for a replacement file', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let printer: DeskClient;
  let asha: Shopper;
  /** For example `KGZ-2026-000001-1`. */
  let id: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('printbook', [priceRow(200)]);
    await print.setPrices('marriage', [priceRow(20)]);
  });
  beforeEach(async () => {
    printer = await openDesk(shop, 'printer');
    asha = await shop.signIn();
    id = await orderPrint({ ...BOOK, fileId: await print.upload(asha, 'printbook', 'book.pdf', BLURRED) });
  });
  afterAll(() => shop.close());

  async function orderPrint(change: object): Promise<string> {
    const line = await print.approvedLine(asha, change);
    const { number } = await shop.buy(asha, [{ productId: line.id, quantity: line.quantity }]);
    return `${number}-1`;
  }
  const request = (of = id) => printer.call('POST', `/prints/${of}/file-request`, { reason: 'The text is blurred.' });
  const found = async () => (await printer.call('GET', `/prints/${id}`)).json<{ data: DeskPrint }>().data;
  const requestMails = async () =>
    (await shop.mails()).filter(({ kind, orderNumber }) => kind === 'better-file' && id.startsWith(orderNumber ?? '-'));
  const token = async () => /better-file\/(\S+)/.exec((await requestMails())[0]?.text ?? '')?.[1] ?? '';
  const call = async (path: string, body?: object, shopper = asha) =>
    print.call(shopper, body ? 'POST' : 'GET', `/file-requests/${await token()}${path}`, body);
  const send = async (bytes = SHARP) => {
    const fileId = await print.upload(asha, 'printbook', 'sharp.pdf', bytes);
    const { lineId } = (await call('/file', { fileId })).json<{ request: FileRequest }>().request;
    const { line } = (await print.call(asha, 'GET', `/lines/${lineId}`)).json<{ line: PrintLine }>();
    return line.proof.sha256;
  };

  it('requesting a replacement file twice emails the shopper only once', async () => {
    const answers = await Promise.all([request(), request()]);
    const atPress = await printer.call('POST', '/prints/bulk', { ids: [id], state: 'at-press' });

    const mails = await requestMails();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(mails).toMatchObject([{ recipient: asha.email, text: expect.stringContaining('blurred') as string }]);
    expect(await found()).toMatchObject({ state: 'awaiting-file', fileRequest: { reason: 'The text is blurred.' } });
    expect(atPress.body).toMatchObject({ done: [], failed: [{ id }] });
  });

  it('a resent request for a replacement file contains the same link', async () => {
    await request();
    const founder = await openDesk(shop, 'founder');
    const order = id.slice(0, -2);
    const resend = async () => {
      const { data } = (await founder.call('GET', `/orders/${order}`)).json<{ data: DeskOrder }>();
      const mail = data.timeline.map((entry) => entry.mail).findLast((each) => each?.kind === 'better-file');
      return { mail, answer: await founder.call('POST', `/orders/${order}/mails/${mail?.id}/resend`) };
    };
    const [{ text } = { text: '' }] = await requestMails();
    const sendAll = () =>
      shop.database.execute(sql`update outbox set sent_at = now() where order_number = ${order} and sent_at is null`);
    await sendAll();

    const open = await resend();
    await sendAll();
    await printer.call('POST', `/prints/${id}/file-request/withdraw`);
    const ended = await resend();

    expect(open).toMatchObject({ mail: { canResend: true }, answer: { status: 200 } });
    expect((await requestMails()).map((mail) => mail.text)).toEqual([text, text]);
    expect(ended).toMatchObject({ mail: { canResend: false }, answer: { status: 409 } });
  });

  it('staff can list the prints for which a replacement file has been requested', async () => {
    await request();

    const list = await printer.call('GET', '/prints?state=awaiting-file&sort=createdAt&order=desc');

    expect(list.json<{ data: DeskPrintRow[] }>().data.map((row) => row.id)).toContain(id);
  });

  it('waiting three days for a replacement file delays a print’s due date by three days', async () => {
    const before = await found();
    await request();
    shop.pass(3 * DAY_MS);
    asha = await shop.signInAgain(asha);
    printer = await openDesk(shop, 'founder');

    const hash = await send();
    const waiting = await found();
    const tooSoon = await call('/approve', { sha256: before.sha256.replace(/^./, '0') });
    const approvals = [await call('/approve', { sha256: hash }), await call('/approve', { sha256: hash })];

    const after = await found();
    const sheet = await printer.call('GET', `/prints/${id}/sheet`);
    const audit = (await printer.call('GET', `/audit?q=prints.replace-file`)).json<{ data: AuditEntry[] }>().data;
    expect([hash, waiting.sha256]).toEqual([sha256(SHARP), sha256(BLURRED)]);
    expect(tooSoon.json()).toMatchObject({ code: 'PROOF_CHANGED' });
    expect(approvals.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(sha256(sheet.rawPayload)).toBe(hash);
    expect(after).toMatchObject({ state: 'waiting', sha256: hash, fileRequest: null });
    expect(Date.parse(after.dueOn) - Date.parse(before.dueOn)).toBe(3 * DAY_MS);
    expect(audit).toMatchObject([{ record: id }]);
  });

  it('accepts the original file as the replacement file', async () => {
    await request();

    const hash = await send(BLURRED);
    const { statusCode } = await call('/approve', { sha256: hash });

    expect([hash, statusCode]).toEqual([sha256(BLURRED), 200]);
    expect(await found()).toMatchObject({ state: 'waiting', fileRequest: null });
  });

  it('only the order’s owner can view a request for a replacement file', async () => {
    await request();
    const meera = await shop.signIn();

    const own = await call('');
    const others = await call('', undefined, meera);
    const forged = await print.call(asha, 'GET', `/file-requests/${(await token()).slice(0, -1)}`);

    expect(own.json()).toMatchObject({
      request: { reason: 'The text is blurred.', service: 'printbook', lineId: null },
    });
    expect([others.statusCode, forged.statusCode]).toEqual([404, 404]);
  });

  it('withdrawing a request for a replacement file invalidates its link', async () => {
    await request();
    await printer.call('POST', `/prints/${id}/file-request/withdraw`);

    const { statusCode } = await call('');
    await printer.call('POST', '/prints/bulk', { ids: [id], state: 'at-press' });

    expect(statusCode).toBe(409);
    expect(await found()).toMatchObject({ state: 'at-press', sha256: sha256(BLURRED) });
  });

  it('a request for a replacement file expires after fourteen days', async () => {
    await request();
    shop.pass(15 * DAY_MS);
    asha = await shop.signInAgain(asha);

    expect((await call('')).json()).toMatchObject({
      code: 'NOT_POSSIBLE',
      message: expect.stringMatching(/expired/) as string,
    });
  });

  it('a replacement file with more pages than the shopper paid for is rejected', async () => {
    await print.setPrices('printbook', [priceRow(200), priceRow(2, 1, 'page')]);
    await request();
    const fileId = await print.upload(asha, 'printbook', 'longer.pdf', makePdf({ pages: 5 }));

    const { statusCode, body } = await call('/file', { fileId });

    expect([statusCode, body]).toEqual([409, expect.stringContaining('this file has 5')]);
  });

  it('a replacement file can’t be requested for a print without an uploaded file', async () => {
    const card = await orderPrint({});

    expect((await request(card)).body).toMatchObject({ code: 'NOT_POSSIBLE' });
  });
});
