import { randomUUID } from 'node:crypto';
import type { DeskMoney, PayoutReport } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { chargeGst } from '../../../test-support/charge-gst.ts';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop, type PaymentResponse } from '../../../test-support/paying-shop.ts';

const BENGALURU = { ...ADDRESS, address: '12 MG Road\nBengaluru 560001' };
const COMPANY = { ...ADDRESS, name: 'Nila Papers', address: 'GSTIN 07aaaaa0000a1z5\n4 Janpath, Delhi 110001' };

describe('money at the desk', () => {
  let shop: PayingShop;
  let accountant: DeskClient;
  let month: string;
  let today: string;
  let consumer: { number: string; response: PaymentResponse };
  let returned: { number: string; response: PaymentResponse };

  beforeAll(async () => {
    shop = await openPayingShop({ SHIPPING_FLAT_RUPEES: '0' });
    await chargeGst(shop);
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 50_000, stock: 1_000, hsn: '4820' });
    await shop.addProduct({ id: 'ream', title: 'Ream', originalPrice: 500_000, category: 'paper', stock: 1_000 });
    accountant = await openDesk(shop, 'accountant');
    today = dayInIndia(shop.now());
    month = today.slice(0, 7);
    const buy = async (shippingAddress: object, productId: string, quantity: number) => {
      shop.pass(1_000);
      return shop.buy(await shop.signIn(), [{ productId, quantity }], { shippingAddress });
    };
    consumer = await buy(BENGALURU, 'notebook', 2);
    returned = await buy(ADDRESS, 'notebook', 2);
    await buy(COMPANY, 'notebook', 3);
    await buy(BENGALURU, 'ream', 21);
    await shop.issueInvoices();
    await accountant.call('POST', `/orders/${returned.number}/refund`, {
      key: randomUUID(),
      expectedAmount: 500,
      lines: [{ position: 0, quantity: 1 }],
      restock: false,
      reason: 'One was torn',
    });
    await shop.issueInvoices();
  });
  afterAll(() => shop.close());

  async function gstFile(name: string): Promise<Record<string, string>[]> {
    const { rawPayload } = await accountant.call('GET', `/money/gst?month=${month}`);
    const file = unzipSync(rawPayload)[name];
    return parse(file ? strFromU8(file) : '', { bom: true, columns: true });
  }

  const match = (rows: readonly string[]) =>
    accountant.call(
      'POST',
      '/money/payouts',
      ['entity_id,type,debit,credit,amount,fee,tax,settlement_id,settlement_utr,payment_id', ...rows].join('\n'),
      { 'content-type': 'text/csv' },
    );

  it('the money report lists the orders, revenue and refunds for each day', async () => {
    const { body } = await accountant.call('GET', `/money?month=${month}`);

    const { days, invoices } = (body as { data: DeskMoney }).data;
    expect(days.find(({ day }) => day === today)).toEqual({
      day: today,
      orders: 4,
      takings: 108_500,
      gateway: 108_500,
      refunds: 500,
    });
    expect(days.map(({ day }) => day)).toContain(`${month}-01`);
    expect(invoices).toBe(4);
  });

  it('an invoice is B2B if the buyer’s address contains a GSTIN', async () => {
    expect(await gstFile('b2b.csv')).toMatchObject([
      {
        'GSTIN/UIN of Recipient': '07AAAAA0000A1Z5',
        'Receiver Name': 'Nila Papers',
        'Invoice Value': '1500',
        'Place Of Supply': '07-Delhi',
        Rate: '12',
        'Taxable Value': '1339.28',
      },
    ]);
  });

  it('sales to consumers are totalled by state and tax rate, net of credit notes', async () => {
    expect(await gstFile('b2cs.csv')).toMatchObject([
      { Type: 'OE', 'Place Of Supply': '07-Delhi', Rate: '12', 'Taxable Value': '446.44' },
      { Type: 'OE', 'Place Of Supply': '29-Karnataka', Rate: '12', 'Taxable Value': '892.86' },
    ]);
  });

  it('a consumer invoice above Rs. 1,00,000 to another state is listed separately', async () => {
    expect(await gstFile('b2cl.csv')).toMatchObject([
      { 'Invoice Value': '105000', 'Place Of Supply': '29-Karnataka', Rate: '12', 'Taxable Value': '93750' },
    ]);
  });

  it('the HSN summary lists the taxes of each HSN code, net of credit notes', async () => {
    expect(await gstFile('hsn-b2c.csv')).toMatchObject([
      { HSN: '', 'Total Quantity': '21', 'Integrated Tax Amount': '11250' },
      { HSN: '4820', 'Total Quantity': '3', 'Integrated Tax Amount': '107.14', 'Central Tax Amount': '26.78' },
    ]);
  });

  it('the GST return lists credit notes and the number of documents of each kind', async () => {
    expect(await gstFile('credit-notes.csv')).toMatchObject([{ Buyer: 'Asha Rao', 'Note Value': '500', Rate: '12' }]);
    expect(await gstFile('docs.csv')).toMatchObject([
      { 'Nature of Document': 'Invoices for outward supply', 'Total Number': '4' },
      { 'Nature of Document': 'Credit Note', 'Total Number': '1' },
    ]);
  });

  it('all invoices for a month can be downloaded as PDF files', async () => {
    const { rawPayload, headers } = await accountant.call('GET', `/money/invoices?month=${month}`);

    const files = Object.entries(unzipSync(rawPayload));
    expect(headers['content-disposition']).toContain(`invoices-${month}.zip`);
    expect(files.map(([name]) => name.slice(-10))).toEqual([1, 2, 3, 4].map((number) => `00000${number}.pdf`));
    expect(files.map(([, bytes]) => strFromU8(bytes.subarray(0, 5), true))).toEqual(Array(4).fill('%PDF-'));
  });

  it('comparing a payout report with the shop’s records lists the differences', async () => {
    const [paid, refunded] = [consumer, returned].map(({ response }) => response.razorpay_payment_id);

    const { body } = await match([
      `${paid},payment,0,980.00,1000.00,20.00,3.05,setl_1,UTR1,`,
      `${refunded},payment,0,880.00,900.00,20.00,3.05,setl_1,UTR1,`,
      `rfnd_1,refund,500.00,0,500.00,0,0,setl_1,UTR1,${refunded}`,
      'pay_unknown,payment,0,98.00,100.00,2.00,0.30,setl_1,UTR1,',
      `rfnd_2,refund,1000.00,0,1000.00,0,0,setl_1,UTR1,${paid}`,
      'setl_1,settlement,0,0,458.00,0,0,setl_1,UTR1,',
    ]);

    const report = body as PayoutReport;
    expect(report).toMatchObject({ payments: 3, refunds: 2, matched: 2 });
    expect(report.settlements).toEqual([
      { id: 'setl_1', utr: 'UTR1', payments: 2000, refunds: 1500, fees: 42, net: 458 },
    ]);
    expect(report.differences).toEqual([
      { kind: 'amount-differs', id: refunded, orderId: returned.number, shop: 1000, gateway: 900 },
      { kind: 'unknown-payment', id: 'pay_unknown', orderId: null, shop: null, gateway: 100 },
      { kind: 'unknown-refund', id: 'rfnd_2', orderId: consumer.number, shop: null, gateway: 1000 },
    ]);
  });

  it('a payment that is missing from the payout file is reported', async () => {
    const { rows } = await shop.database.execute<{ id: string }>('select id from gateway_payments order by created_at');
    const [first, missing, , last] = rows.map(({ id }) => id);

    const { body } = await match([
      `${first},payment,0,980,1000,20,0,setl_1,UTR1,`,
      `${last},payment,0,104980,105000,20,0,setl_1,UTR1,`,
    ]);

    expect((body as PayoutReport).differences).toEqual(
      expect.arrayContaining([
        { kind: 'not-paid-out', id: missing, orderId: returned.number, shop: 1000, gateway: null },
      ]),
    );
  });

  it('uploading a file that isn’t a payout report returns 400', async () => {
    const headers = { 'content-type': 'text/csv' };

    const { status, body } = await accountant.call('POST', '/money/payouts', 'id;title\nx;y\n', headers);

    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION',
      message: 'The file has no column entity_id. Please upload the gateway’s settlement report as a CSV file.',
    });
  });
});
