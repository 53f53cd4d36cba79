import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chargeGst, SELLER } from '../../../test-support/charge-gst.ts';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';

const run = promisify(execFile);

describe('the papers of an order', () => {
  let shop: PayingShop;
  let founder: DeskClient;
  let folder: string;
  let number: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-papers-'));
    shop = await openPayingShop();
    await chargeGst(shop);
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100_000, hsn: '4820' });
    founder = await openDesk(shop, 'founder');
  });
  beforeEach(async () => {
    number = await buy();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const buy = async (quantity = 2) => {
    const shippingAddress = { ...ADDRESS, name: 'Asha Rao रवि' };
    return (await shop.buy(await shop.signIn(), [{ productId: 'pen', quantity }], { shippingAddress })).number;
  };
  const act = (verb: string, payload?: object) => founder.call('POST', `/orders/${number}/${verb}`, payload);
  const paper = async (document: string) => {
    await shop.issueInvoices();
    return founder.call('GET', `/orders/${number}/documents/${document}`);
  };

  async function read({ rawPayload }: Awaited<ReturnType<typeof paper>>) {
    const file = join(folder, `${randomUUID()}.pdf`);
    await writeFile(file, rawPayload);
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
    const { stdout: facts } = await run('pdfinfo', ['-l', '-1', file]);
    const sizes = [...facts.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, width, height]) =>
      [width, height].map(Number),
    );
    return { text, sizes };
  }

  it('a packing slip includes the items, the address and a barcode', async () => {
    const response = await paper('packing-slip');
    const { text } = await read(response);

    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}-packing-slip.pdf"`,
    });
    expect(text).toContain(number);
    expect(text).toMatch(/2\s+Pen\s+pen/);
    expect(text).toContain('Asha Rao रवि');
    expect(text).toContain('Phone 9876543210');
    expect(text).not.toContain('Rs.');
  });

  it('a packing slip includes the gift note and the gift wrap', async () => {
    const gift = { note: 'Happy Diwali, Meera!', wrap: true };
    const more = { shippingAddress: ADDRESS, gift };
    number = (await shop.buy(await shop.signIn(), [{ productId: 'pen', quantity: 1 }], more)).number;

    const { text } = await read(await paper('packing-slip'));

    expect(text).toContain('Gift note for the card: Happy Diwali, Meera!');
    expect(text).toContain('Gift wrap');
  });

  it('a 4 × 6 inch shipping label shows the tracking number once the order has shipped', async () => {
    const before = await read(await paper('shipping-label'));
    await act('pack');
    await act('ship', { courier: 'India Post', tracking: 'EX123456789IN' });

    const { text, sizes } = await read(await paper('shipping-label'));

    expect(sizes).toEqual([[288, 432]]);
    expect(before.text).toContain(number);
    expect(text).toContain('EX123456789IN');
    expect(text).toContain('India Post');
    expect(text).toContain('12 Lodhi Road, Delhi');
  });

  it('shipping labels and packing slips show the shop’s contact details from the settings', async () => {
    const before = await read(await paper('shipping-label'));
    const company = {
      legalName: 'Kaagazz Paper LLP',
      address: '3 Kumhar Gali, New Delhi 110049',
      phone: '+91 98765 43210',
      email: 'parcels@kaagazz.in',
      grievanceOfficer: '',
      gstin: SELLER.gstin,
    };
    const { status } = await founder.call('PATCH', '/settings/shop', { version: 2, company });
    expect(status).toBe(200);
    await act('pack');
    await act('ship', { courier: 'India Post' });
    await act('return', { key: randomUUID(), lines: [{ position: 0, quantity: 1 }], reason: 'Wrong colour' });

    const label = await read(await paper('shipping-label'));
    const slip = await read(await paper('packing-slip'));

    expect(before.text).not.toMatch(/00000 00000|\[/);
    expect(label.text).toContain('3 Kumhar Gali, New Delhi 110049');
    expect(label.text).toContain('+91 98765 43210');
    expect(slip.text).toContain('Write to parcels@kaagazz.in');
    const mails = (await shop.mails()).filter((mail) => mail.orderNumber === number && mail.kind === 'order-return');
    expect(mails[0]?.text).toContain('3 Kumhar Gali, New Delhi 110049');
  });

  it('an invoice PDF shows the invoice number and the taxes', async () => {
    const { text } = await read(await paper('invoice'));

    expect(text).toContain('Tax invoice');
    expect(text).toMatch(/KGZ\/\d\d-\d\d\/\d{6}/);
    expect(text).toMatch(/Pen\s+4820\s+2\s+Rs. 89.28\s+12 %\s+Rs. 100/);
    expect(text).toMatch(/CGST 6 %\s+Rs. 5.36/);
    expect(text).toMatch(/Total\s+Rs. 199/);
    expect(text).toContain('Delhi (07)');
  });

  it('each refund has a separate credit note with the taxes of the refunded lines', async () => {
    const none = await paper('credit-note');
    const refund = (what: object, expectedAmount: number) =>
      act('refund', { ...what, key: randomUUID(), expectedAmount, reason: 'Scratched' });
    await refund({ lines: [{ position: 0, quantity: 1 }] }, 50);
    await refund({ everything: true }, 149);

    const { text, sizes } = await read(await paper('credit-note'));

    expect(none).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(sizes).toHaveLength(2);
    expect(text.match(/KGC\/\d\d-\d\d\/\d{6}/g)).toHaveLength(2);
    expect(text).toMatch(/Pen\s+4820\s+1\s+Rs. 44.64\s+12 %\s+Rs. 50/);
    expect(text).toMatch(/Shipping\s+1\s+Rs. 83.90\s+18 %\s+Rs. 99/);
    expect(text).toContain('Scratched');
  });

  it('a cancelled order has a credit note', async () => {
    await act('cancel', { reason: 'Out of paper' });

    const { text } = await read(await paper('credit-note'));

    expect(text).toContain('Order cancelled');
    expect(text).toMatch(/Total\s+Rs. 199/);
  });

  it('a packing slip lists only the units that remain after a partial refund', async () => {
    await act('refund', {
      lines: [{ position: 0, quantity: 1 }],
      key: randomUUID(),
      expectedAmount: 50,
      reason: 'Changed mind',
      restock: true,
    });

    expect((await read(await paper('packing-slip'))).text).toMatch(/1\s+Pen/);
  });

  it('shipping labels for several orders are combined into one PDF with one page per order', async () => {
    const ids = [number, await buy(), await buy()];

    const { sizes } = await read(await founder.call('POST', '/orders/documents', { ids, document: 'shipping-label' }));

    expect(sizes).toEqual(ids.map(() => [288, 432]));
  });

  it('a long table on a packing slip continues on a second page', async () => {
    for (let at = 0; at < 40; at += 1) {
      await shop.addProduct({ id: `p-${number}-${at}`, title: `Paper ${at}`, originalPrice: 1_000 });
    }
    const products = Array.from({ length: 40 }, (_, at) => ({ productId: `p-${number}-${at}`, quantity: 1 }));
    number = (await shop.buy(await shop.signIn(), products, { shippingAddress: ADDRESS })).number;

    const { text, sizes } = await read(await paper('packing-slip'));

    expect(sizes).toHaveLength(2);
    expect(text).toContain('Paper 39');
    expect(text).toContain('2 of 2');
  });
});
