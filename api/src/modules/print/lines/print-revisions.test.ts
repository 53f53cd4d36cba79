import { createHash } from 'node:crypto';
import type { DeskOrder, DeskPrint, DeskPrintRow, Order, PrintLine } from '@kaagazz/api-schema';
import { type DeskClient, openDesk } from '../../../../test-support/desk-client.ts';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';

const CARD = {
  service: 'business-cards',
  design: '1',
  quantity: 100,
  fields: {
    ...{ fullName: 'Asha Verma', phoneNumber: '9810000000', email: 'asha@example.com' },
    ...{ cardType: 'Standard', paperType: '300 GSM' },
  },
};

describe('a new text for a paid print', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let printer: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop({ RATE_LIMIT_FACTOR: '1000' });
    print = printClient(shop);
    printer = await openDesk(shop, 'printer');
    await print.setPrices('marriage', [priceRow(38)]);
    await print.setPrices('business-cards', [priceRow(4)]);
    await print.setPrices('printbook', [priceRow(200)]);
  });
  afterAll(() => shop.close());

  async function buy(asha: Shopper, change: object = {}): Promise<{ line: PrintLine; number: string }> {
    const line = await print.approvedLine(asha, change);
    return { line, number: (await shop.buy(asha, [{ productId: line.id, quantity: line.quantity }])).number };
  }

  let forms = 0;
  const requestId = () => String((forms += 1)).padStart(32, '0');
  const revise = (asha: Shopper, id: string, change: object = {}) =>
    print.call(asha, 'POST', `/lines/${id}/revisions`, {
      ...{ design: '1', fields: { ...WEDDING, venue: 'Ridge Lawns, Delhi' }, requestId: requestId() },
      ...change,
    });
  const revised = async (...args: Parameters<typeof revise>) => {
    const response = await revise(...args);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<{ line: PrintLine }>().line;
  };
  const orderedPrint = async (asha: Shopper) => ((await shop.myOrders(asha)) as Order[])[0]?.products[0]?.print;
  const onBoard = async (number: string) =>
    (await printer.call('GET', `/prints?q=${number}`)).json<{ data: DeskPrintRow[] }>().data[0];
  const mark = (number: string, state: string) => printer.call('POST', '/prints/bulk', { ids: [`${number}-1`], state });
  const operatorFile = async (id: string) => {
    const url = `/api/operator/print/lines/${id}/print-file?who=Meera`;
    return (await shop.app.inject({ url, headers: shop.operator })).rawPayload;
  };
  const timeline = async (number: string) =>
    (await printer.call('GET', `/orders/${number}`))
      .json<{ data: DeskOrder }>()
      .data.timeline.map(({ who, text }) => ({ who, text }));
  const codeOf = (response: Awaited<ReturnType<typeof revise>>) => response.json<{ code: string }>().code;
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  it('changed text of an ordered print reaches the printer only after the shopper’s approval', async () => {
    const asha = await shop.signIn();
    const { line, number } = await buy(asha);

    const next = await revised(asha, line.id);
    const unapproved = await onBoard(number);
    await print.approve(asha, next);
    const approved = await onBoard(number);
    const detail = (await printer.call('GET', `/prints/${number}-1`)).json<{ data: DeskPrint }>().data;

    expect(next).toMatchObject({ state: 'ordered', revises: line.id, quantity: 50, proof: { approvedAt: null } });
    expect(next.proof.sha256).not.toBe(line.proof.sha256);
    expect(unapproved).toMatchObject({ version: 1, sha256: line.proof.sha256 });
    expect(approved).toMatchObject({ version: 2, sha256: next.proof.sha256 });
    expect(detail.options).toContainEqual({ label: 'Venue', value: 'Ridge Lawns, Delhi' });
    expect(hashOf(await operatorFile(line.id))).toBe(next.proof.sha256);
    const shown = await orderedPrint(asha);
    expect(shown?.versions.map(({ id, sha256 }) => [id, sha256])).toEqual(
      [line, next].map(({ id, proof }) => [id, proof.sha256]),
    );
    expect(shown?.textPath).toBe(`/marriage/1?line=${next.id}`);
    expect(await timeline(number)).toContainEqual({
      who: 'the buyer',
      text: `New version of line 1 approved. SHA-256 ${next.proof.sha256}`,
    });
    const first = await print.call(asha, 'GET', `/lines/${line.id}/print-file`);
    expect(hashOf(first.rawPayload)).toBe(line.proof.sha256);
  });

  it('ordering a print again uses the latest approved text', async () => {
    const asha = await shop.signIn();
    const { line } = await buy(asha);
    const second = await revised(asha, line.id);
    await print.approve(asha, second);

    const third = await revised(asha, second.id, { design: '2', fields: { ...WEDDING, venue: 'Agra' } });
    await print.approve(asha, third);
    const again = (await print.call(asha, 'POST', `/lines/${line.id}/again`)).json<{ line: PrintLine }>().line;

    expect((await orderedPrint(asha))?.versions).toHaveLength(3);
    expect(again).toMatchObject({ state: 'cart', design: '2', fields: { venue: 'Agra' } });
  });

  it('new text for a paid print is rejected once printing has started', async () => {
    const asha = await shop.signIn();
    const { line, number } = await buy(asha);
    const next = await revised(asha, line.id);
    await mark(number, 'at-press');

    const tooLate = [await print.approve(asha, next), await revise(asha, line.id)];

    expect(tooLate.map(codeOf)).toEqual(['PRINT_AT_PRESS', 'PRINT_AT_PRESS']);
    expect((await onBoard(number))?.sha256).toBe(line.proof.sha256);
    expect((await orderedPrint(asha))?.textPath).toBeNull();
  });

  it('submitting new text twice creates only one revision', async () => {
    const asha = await shop.signIn();
    const { line } = await buy(asha);
    const form = { requestId: requestId() };

    const [first, twice] = await Promise.all([revised(asha, line.id, form), revised(asha, line.id, form)]);

    expect(twice.id).toBe(first.id);
  });

  it('new text for a paid print replaces earlier text that is not approved yet', async () => {
    const asha = await shop.signIn();
    const { line } = await buy(asha);
    const first = await revised(asha, line.id);
    const second = await revised(asha, line.id, { fields: { ...WEDDING, venue: 'Agra' } });

    const refused = [await print.approve(asha, first), await print.call(asha, 'POST', `/lines/${first.id}/restore`)];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await print.approve(asha, second)).statusCode).toBe(200);
  });

  it('new text for a paid print cannot be added to the cart', async () => {
    const asha = await shop.signIn();
    const { line } = await buy(asha);
    const next = await revised(asha, line.id);
    await print.approve(asha, next);

    const order = await shop.createOrder(asha, [{ productId: next.id, quantity: next.quantity }]);

    expect(order.statusCode).toBeGreaterThanOrEqual(400);
    expect((await print.call(asha, 'GET', '/lines')).json<{ lines: unknown[] }>().lines).toEqual([]);
  });

  it('changing the paper of a paid order costs the difference between the list prices', async () => {
    const asha = await shop.signIn();
    const paper = (paperType: string, price: number) => ({ ...priceRow(price), options: { paperType } });
    await print.setPrices('business-cards', [paper('300 GSM', 4), paper('400 GSM', 5.5)]);
    const { line } = await buy(asha, CARD);

    const thicker = await revised(asha, line.id, { fields: { ...CARD.fields, paperType: '400 GSM' } });
    const renamed = await revised(asha, line.id, { fields: { ...CARD.fields, fullName: 'Asha Rao' } });
    const unpriced = await revise(asha, line.id, { fields: { ...CARD.fields, paperType: 'Recycled' } });

    expect([thicker, renamed].map(({ change }) => change?.difference)).toEqual([150, 0]);
    expect(codeOf(unpriced)).toBe('PRICE_ON_REQUEST');
  });

  it('rejects a revision of a print that is unchanged, unpaid or owned by another shopper', async () => {
    const [asha, ravi] = [await shop.signIn(), await shop.signIn()];
    const fields = { bookType: 'Story Book', size: 'A5', coverType: 'Hardcover', pages: '3' };
    const fileId = await print.upload(asha, 'printbook', 'book.pdf', makePdf({ pages: 3 }));
    const book = await buy(asha, { service: 'printbook', design: undefined, quantity: 1, fields, fileId });
    const inCart = await print.approvedLine(asha);

    const refused = [
      await revise(asha, book.line.id, { design: undefined, fields }),
      await revise(asha, inCart.id),
      await revise(ravi, (await buy(asha)).line.id),
    ];

    expect(refused.map(codeOf)).toEqual(['NOT_POSSIBLE', 'PRINT_LINE_NOT_FOUND', 'PRINT_LINE_NOT_FOUND']);
  });
});
