import { dayInIndia, shippingDay } from '@kaagazz/domain';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { DeskPrint, DeskPrintRow, PrintLine } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { makePdf } from '../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { printClient, priceRow } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import { DEFAULT_HOLIDAYS } from '../settings/default-holidays.ts';
import { holidayDates } from '../settings/shop-settings.ts';

describe('the print board', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let printer: DeskClient;
  let asha: Shopper;
  let number: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(20)]);
    await print.setPrices('printbook', [priceRow(200)]);
    printer = await openDesk(shop, 'printer');
    asha = await shop.signIn();
  });
  beforeEach(async () => {
    await printer.call('POST', '/print-services/pause', { service: 'marriage', message: null });
  });
  afterAll(() => shop.close());

  async function order(wanted: readonly PrintLine[]): Promise<void> {
    const products = wanted.map(({ id, quantity }) => ({ productId: id, quantity }));
    ({ number } = await shop.buy(asha, products));
  }
  async function orderOne(): Promise<string> {
    await order([await print.approvedLine(asha)]);
    return `${number}-1`;
  }
  const list = async (query = '') =>
    (await printer.call('GET', `/prints?q=${number}&sort=createdAt&order=asc${query}`)).json<{ data: DeskPrintRow[] }>()
      .data;
  const mark = (ids: readonly string[], state: string) => printer.call('POST', '/prints/bulk', { ids, state });
  const stepOf = async () =>
    (await printer.call('GET', `/orders/${number}`)).json<{ data: { step: string } }>().data.step;
  const cancel = () =>
    shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${number}/cancel`, headers: asha.headers });

  it('the print board shows a print’s service, quantity, due date, approval and file', async () => {
    const id = await orderOne();
    const [row] = await list();
    const { data } = (await printer.call('GET', `/prints/${id}`)).json<{ data: DeskPrint }>();

    expect(row).toMatchObject({ id, order: number, state: 'waiting', service: 'marriage', quantity: 50 });
    // The due date is the promised shipping date, which allows five working days for printing.
    expect(row?.dueOn).toBe(shippingDay(shop.now(), 5, holidayDates(DEFAULT_HOLIDAYS)));
    expect(row?.approvedAt).not.toBeNull();
    expect(data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(data.pages.length).toBeGreaterThan(0);
    expect(data.fileName).toBe(`${id}-marriage-1-50.pdf`);
  });

  it('the print board shows the warnings that the shopper saw before approving the proof', async () => {
    const content = Buffer.from('0.1 w 50 50 m 200 200 l S');
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf({ content }));
    const fields = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '1' };
    await order([
      await print.approvedLine(asha, { service: 'printbook', design: undefined, fields, quantity: 1, fileId }),
    ]);

    const { data } = (await printer.call('GET', `/prints/${number}-1`)).json<{ data: DeskPrint }>();

    expect(data.warnings?.map(({ code }) => code)).toEqual(['THIN_LINES']);
  });

  it('the print board filters prints by status, service and due date', async () => {
    const id = await orderOne();
    await mark([id], 'at-press');

    expect((await list('&state=at-press&service=marriage')).map((row) => row.id)).toEqual([id]);
    expect(await list('&state=waiting')).toEqual([]);
    expect(await list('&service=printbook')).toEqual([]);
    expect(await list('&due=true')).toEqual([]);
  });

  it('a shopper can’t cancel an order after printing has started', async () => {
    const id = await orderOne();
    await mark([id], 'at-press');
    const refused = await cancel();
    await mark([id], 'waiting');
    const cancelled = await cancel();

    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'NOT_CANCELLABLE' })]);
    expect(cancelled.statusCode).toBe(200);
  });

  it('an order is ready to pack when all its prints are printed', async () => {
    const second = [await print.approvedLine(asha), await print.approvedLine(asha, { design: '3' })];
    await order(second);

    await mark([`${number}-1`], 'printed');
    const before = await stepOf();
    await mark([`${number}-2`], 'printed');

    expect([before, await stepOf()]).toEqual(['print', 'pack']);
  });

  it('a print is listed as drying until staff mark it as dry', async () => {
    const id = await orderOne();
    const tooEarly = await mark([id], 'dried');
    await mark([id], 'printed');
    const drying = await list('&drying=true');
    await mark([id], 'dried');

    expect(tooEarly.body).toMatchObject({
      failed: [{ id, message: 'Mark this print as printed before you mark it as dried.' }],
    });
    expect(drying.map((row) => row.id)).toEqual([id]);
    expect(await list('&drying=true')).toEqual([]);
    expect((await list())[0]).toMatchObject({ state: 'printed', driedAt: shop.now().toISOString() });

    await mark([id], 'printed');
    expect((await list())[0]).toMatchObject({ state: 'printed', driedAt: null });
    const packer = await openDesk(shop, 'packer');
    await packer.call('POST', `/orders/${number}/pack`);
    const tooLate = await mark([id], 'dried');
    expect(tooLate.body).toMatchObject({ failed: [{ id, message: 'This order is already packed.' }] });
  });

  it('undoing the print step of an order resets the prints to "at press"', async () => {
    const id = await orderOne();
    await mark([id], 'printed');
    const founder = await openDesk(shop, 'founder');
    await founder.call('POST', `/orders/${number}/undo`);

    expect((await list()).map(({ state }) => state)).toEqual(['at-press']);
  });

  it('a print can’t be marked as printed while its order is on hold', async () => {
    const id = await orderOne();
    const packer = await openDesk(shop, 'packer');
    await packer.call('POST', `/orders/${number}/hold`, { reason: 'Address unclear' });

    const { body } = await mark([id], 'printed');

    expect(body).toMatchObject({
      done: [],
      failed: [{ id, message: 'This order is on hold. Release the hold first.' }],
    });
    expect((await list()).map(({ state }) => state)).toEqual(['held']);
  });

  it('staff can download the job list and all prints due today as one ZIP file', async () => {
    await order([await print.approvedLine(asha), await print.approvedLine(asha, { design: '2' })]);
    await shop.database
      .update(orders)
      .set({ shipBy: dayInIndia(shop.now()) })
      .where(eq(orders.number, number));
    const [first, second] = await list('&due=true');

    const { status, rawPayload } = await printer.call('POST', '/prints/sheets', {});
    const files = unzipSync(rawPayload);

    expect(status).toBe(200);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['job-list.pdf', `${first?.id}-marriage-1-50.pdf`, `${second?.id}-marriage-2-50.pdf`]),
    );
    const bytes = files[`${first?.id}-marriage-1-50.pdf`] ?? new Uint8Array();
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(bytes));
    expect(Buffer.from(digest).toString('hex')).toBe(first?.sha256);
    expect(
      Buffer.from(files['job-list.pdf'] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('staff must confirm a warning to download the print sheet of a cancelled order', async () => {
    const id = await orderOne();
    await cancel();

    const warned = await printer.call('GET', `/prints/${id}/sheet`);
    const inZip = await printer.call('POST', '/prints/sheets', { ids: [id] });
    const accepted = await printer.call('GET', `/prints/${id}/sheet?cancelled=true`);

    expect(warned.body).toMatchObject({ code: 'PRINT_CANCELLED' });
    expect(inZip.status).toBe(409);
    expect([accepted.status, accepted.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`${id}-marriage-1-50.pdf`),
    ]);
  });

  it('a paused print service rejects new prints and payments', async () => {
    const waiting = await print.approvedLine(asha);
    const message = 'Our press is being repaired until Monday.';
    await printer.call('POST', '/print-services/pause', { service: 'marriage', message });
    const products = [{ productId: waiting.id, quantity: waiting.quantity }];

    const made = await print.order(asha);
    const paid = await shop.createOrder(asha, products);
    const prices = await shop.app.inject('/api/print/prices/marriage');

    const paused = [409, expect.objectContaining({ code: 'SERVICE_PAUSED', message })];
    expect([made.statusCode, made.json()]).toEqual(paused);
    expect([paid.statusCode, paid.json()]).toEqual(paused);
    expect(prices.json()).toMatchObject({ paused: message });
    expect((await shop.quote(products, asha)).json()).toMatchObject({
      lines: [{ problem: 'GONE', print: { paused: message } }],
    });
  });

  it('a print service accepts orders again after it is resumed', async () => {
    await printer.call('POST', '/print-services/pause', { service: 'marriage', message: 'Closed.' });
    await printer.call('POST', '/print-services/pause', { service: 'marriage', message: null });

    expect((await print.order(asha)).statusCode).toBe(201);
  });
});
