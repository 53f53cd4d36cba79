import { sql } from 'drizzle-orm';
import { chargeGst } from '../../../test-support/charge-gst.ts';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { personalDataHolders } from '../personal-data-holders.ts';
import { gstDocuments } from '../money/gst-documents.ts';
import { gstFiles } from '../money/gst-return.ts';

const PEN = [{ productId: 'pen', quantity: 1 }];
const BUSINESS = { company: 'Nila Papers', gstin: '27AAPFU0939F1ZV', purchaseOrder: 'PO 2026/7' };

describe('an order for a company', () => {
  let shop: PayingShop;
  let desk: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop();
    await chargeGst(shop);
    desk = await openDesk(shop, 'founder');
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1_000, category: 'stationery' });
  });
  afterAll(() => shop.close());

  it('My Orders, the staff app and the invoice show the company details of a business order', async () => {
    const asha = await shop.signIn();
    const typed = { ...BUSINESS, gstin: ' 27aapfu0939f1zv ', purchaseOrder: ' PO  2026/7 ' };

    const { number } = await shop.buy(asha, PEN, { shippingAddress: ADDRESS, business: typed });
    await shop.issueInvoices();

    expect((await shop.myOrders(asha))[0]).toMatchObject({ business: BUSINESS });
    expect((await desk.call('GET', `/orders/${number}`)).body).toMatchObject({ data: { business: BUSINESS } });
    const url = `/api/auth/my-order/${number}/invoice`;
    expect((await shop.app.inject({ url, headers: asha.headers })).json()).toMatchObject({
      invoice: { buyer: { name: ADDRESS.name, address: ADDRESS.address, ...BUSINESS } },
    });
  });

  it('the GST return lists a business order with a GSTIN as B2B', async () => {
    const asha = await shop.signIn();
    await shop.buy(asha, PEN, { shippingAddress: ADDRESS, business: { ...BUSINESS, company: 'Nila Returns' } });
    await shop.buy(asha, PEN, { shippingAddress: ADDRESS, business: { ...BUSINESS, company: 'No Number', gstin: '' } });
    await shop.issueInvoices();

    const documents = await gstDocuments(shop.database, { start: new Date(0), end: new Date(8e12) });

    const b2b = gstFiles(documents)['b2b.csv'];
    expect(b2b).toContain('27AAPFU0939F1ZV,Nila Returns,');
    expect(b2b).not.toContain('No Number');
  });

  it('reopening the payment window with different company details updates the order', async () => {
    const asha = await shop.signIn();
    const first = await shop.createOrder(asha, PEN, { shippingAddress: ADDRESS, business: BUSINESS });

    const again = { shippingAddress: ADDRESS, business: { ...BUSINESS, company: 'Nila Books' } };
    const second = await shop.createOrder(asha, PEN, again);
    await shop.verifyOrder(asha, await shop.pay(second.json().order.id));

    expect(second.json().order.id).toBe(first.json().order.id);
    expect((await shop.myOrders(asha))[0]).toMatchObject({ business: { company: 'Nila Books' } });
  });

  it('reopening the payment window without company details removes the company from the order', async () => {
    const asha = await shop.signIn();
    await shop.createOrder(asha, PEN, { shippingAddress: ADDRESS, business: BUSINESS });

    await shop.buy(asha, PEN);

    expect((await shop.myOrders(asha))[0]).not.toHaveProperty('business');
  });

  it.each([
    ['a GSTIN with a wrong check digit', { gstin: '27AAPFU0939F1ZX' }, 'This GSTIN is not valid'],
    ['no company name', { company: ' ' }, 'Enter the company name.'],
  ])('a business order with %s is rejected', async (_what, wrong, message) => {
    const asha = await shop.signIn();

    const created = await shop.createOrder(asha, PEN, { business: { ...BUSINESS, ...wrong } });

    expect(created.statusCode).toBe(400);
    expect(created.json().code).toBe('VALIDATION');
    expect(created.json().message).toContain(message);
  });

  it('deleting an account removes the company from its orders, but not from the invoices', async () => {
    const asha = await shop.signIn();
    const { number } = await shop.buy(asha, PEN, { shippingAddress: ADDRESS, business: BUSINESS });
    await shop.issueInvoices();
    await shop.database.execute(sql`update orders set status = 'delivered' where number = ${number}`);

    await inTransaction(shop.database, async (tx) => {
      for (const { forget } of personalDataHolders) await forget(tx, { ...asha, phone: null }, shop.now());
    });

    const { rows } = await shop.database.execute(sql`
      select orders.business as ordered, payment_attempts.business as paid, invoices.buyer ->> 'gstin' as invoiced
      from orders
      join payment_attempts using (gateway_order_id)
      join invoices on order_id = orders.id
      where orders.number = ${number}`);
    expect(rows).toEqual([{ ordered: null, paid: null, invoiced: BUSINESS.gstin }]);
  });
});
