import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@kaagazz/api-schema';
import { chargeGst } from '../../../test-support/charge-gst.ts';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { eq } from 'drizzle-orm';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { bulkOrderRequests } from '../bulk-orders/bulk-orders.tables.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { requestMessages } from './request-work.tables.ts';

type Page = { data: DeskRequest[]; total: number };

describe('a request at the desk', () => {
  let shop: PayingShop;
  let accountant: DeskClient;
  let asha: Shopper;
  let id: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await chargeGst(shop);
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, stock: 100 });
  });
  beforeEach(async () => {
    accountant = await openDesk(shop, 'accountant', 'Kamala Rao');
    asha = await shop.signIn();
    await post('/api/bulk-order/submit', {
      name: 'Asha Rao',
      email: asha.email,
      phone: '9876543210',
      notes: 'For a school',
      productId: 'notebook',
      quantity: 50,
    });
    id = (await find(`q=${asha.email}`)).data[0]?.id ?? '';
  });
  afterAll(() => shop.close());

  const post = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, headers: asha.headers, payload });
  const find = async (query: string) => (await accountant.call('GET', `/requests?${query}`)).json<Page>();
  const request = async () => (await accountant.call('GET', `/requests/${id}`)).json<{ data: DeskRequest }>().data;
  const mailsOf = async (kind: string) =>
    (await shop.mails()).filter((mail) => mail.kind === kind && mail.recipient === asha.email);

  it('staff see bulk, partner and price requests in one list', async () => {
    await post('/api/partner/connect', {
      fullname: 'Asha Rao',
      companyName: 'Rao & Daughters',
      email: asha.email,
      phone: '9876543210',
      serviceType: 'CSR',
    });
    const print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38)]);
    await print.call(asha, 'POST', '/requests', { service: 'marriage', design: '1', fields: WEDDING, quantity: 50 });

    const { data, total } = await find(`q=${asha.email}&sort=kind&order=asc`);

    expect(total).toBe(3);
    expect(data.map(({ kind, state, subject }) => [kind, state, subject])).toEqual([
      ['bulk', 'waiting', '50 × Notebook'],
      ['partner', 'waiting', 'CSR, Rao & Daughters'],
      ['print', 'waiting', expect.stringContaining('50 × ')],
    ]);
    expect((await find(`q=${asha.email}&kind=partner`)).data).toHaveLength(1);
    expect((await find(`q=${asha.email}&state=closed`)).data).toEqual([]);
  });

  it('changing an outdated version of a request returns 409 with the current version', async () => {
    const { version, owners, details } = await request();

    await accountant.call('PATCH', `/requests/${id}`, { version, ownerId: accountant.id });
    const late = await accountant.call('PATCH', `/requests/${id}`, { version, state: 'closed' });

    expect(details).toContainEqual({ label: 'Notes', value: 'For a school' });
    expect(owners).toContainEqual({ id: accountant.id, name: 'Kamala Rao' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: version + 1, state: 'waiting' } });
    expect((await find(`owner=${accountant.id}`)).data).toMatchObject([{ id, owner: { name: 'Kamala Rao' } }]);
  });

  it('30 concurrent changes to an outdated version of a request all return 409', async () => {
    const change = () => accountant.call('PATCH', `/requests/${id}`, { version: 7, state: 'closed' });

    const answers = await Promise.all(Array.from({ length: 30 }, change));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  });

  it('a request can be assigned only to staff whose role allows answering requests', async () => {
    const packer = await openDesk(shop, 'packer');

    const { status, body } = await accountant.call('PATCH', `/requests/${id}`, { version: 1, ownerId: packer.id });

    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'STAFF_NOT_FOUND' })]);
  });

  it('a reply that is submitted twice is emailed only once', async () => {
    const reply = { key: randomUUID(), subject: 'Your notebooks', text: 'We can.\n\nWhen do you need them?' };

    await Promise.all([1, 2].map(() => accountant.call('POST', `/requests/${id}/reply`, reply)));

    expect(await mailsOf('request-reply')).toMatchObject([{ subject: 'Your notebooks' }]);
    expect(await request()).toMatchObject({
      state: 'answered',
      messages: [{ who: 'Kamala Rao', text: reply.text, quote: null }],
    });
  });

  it('a reply is rejected if its idempotency key was used for another request', async () => {
    const reply = { key: randomUUID(), subject: 'Your notebooks', text: 'We can.' };
    await accountant.call('POST', `/requests/${id}/reply`, reply);
    await post('/api/partner/connect', {
      fullname: 'Asha Rao',
      companyName: 'Rao & Daughters',
      email: asha.email,
      phone: '9876543210',
      serviceType: 'CSR',
    });
    const [other] = (await find(`q=${asha.email}&kind=partner`)).data;

    const again = await accountant.call('POST', `/requests/${other?.id}/reply`, reply);

    expect(again).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(await mailsOf('request-reply')).toHaveLength(1);
  });

  it('a quote is emailed with its items, tax and expiry date', async () => {
    const line = { title: 'Notebook, 50 sheets', quantity: 50, unitPrice: 295, taxPercent: 18 };
    const quote = { key: randomUUID(), subject: 'Our price', text: 'Gladly.', lines: [line], validUntil: '2099-12-31' };

    const { status } = await accountant.call('POST', `/requests/${id}/quote`, quote);

    expect(status).toBe(200);
    expect((await request()).messages[0]?.quote).toEqual({
      lines: [line],
      total: 14_750,
      tax: 2_250,
      validUntil: '2099-12-31',
      isExpired: false,
      link: null,
    });
    const [mail] = await mailsOf('request-quote');
    expect(mail?.text).toContain('50 × Rs. 295 = Rs. 14,750');
    expect(mail?.text).toContain('Total: Rs. 14,750, including Rs. 2,250 tax');
    expect(mail?.text).toContain('valid until 31 December 2099');
  });

  it('paying a quote through its payment link creates an order and closes the request', async () => {
    const line = { title: 'Notebook, 50 sheets', quantity: 50, unitPrice: 295, taxPercent: 18 };
    const quote = { key: randomUUID(), subject: 'Our price', text: 'Gladly.', lines: [line], validUntil: '2099-12-31' };
    await Promise.all([1, 2].map(() => accountant.call('POST', `/requests/${id}/quote`, { ...quote, withLink: true })));
    const [mail] = await mailsOf('request-quote');
    const url = (await request()).messages[0]?.quote?.link?.url ?? '';
    const link = `/api/payment/links/${url.slice(url.lastIndexOf('/') + 1)}`;

    const opened = await post(`${link}/open`, { shippingAddress: ADDRESS });
    const receipt = await shop.pay(opened.json<{ order: { id: string } }>().order.id);
    const { orderNumber } = (await post(`${link}/confirm`, receipt)).json<{ orderNumber: string }>();

    expect(mail?.text).toContain(url);
    expect(await request()).toMatchObject({ state: 'closed', messages: [{ quote: { link: { order: orderNumber } } }] });
    const order = await accountant.call('GET', `/orders/${orderNumber}`);
    expect(order.body).toMatchObject({
      data: {
        total: 14_750,
        payment: 'paid',
        address: ADDRESS,
        lines: [{ title: 'Notebook, 50 sheets', quantity: 50 }],
      },
    });
    await shop.issueInvoices();
    const documents = (await shop.database.select().from(invoices)).map(({ document }) => document);
    expect(documents.find((document) => document.orderNumber === orderNumber)).toMatchObject({
      lines: [{ taxPercent: 18, taxable: 1_250_000 }],
      total: 1_475_000,
    });
  });

  it('doesn’t send a quote with a payment link if the quote has expired', async () => {
    const line = { title: 'Posters', quantity: 1, unitPrice: 900, taxPercent: 18 };
    const quote = { key: randomUUID(), subject: 'Price', text: 'Gladly.', lines: [line], validUntil: '2020-12-31' };

    const { body } = await accountant.call('POST', `/requests/${id}/quote`, { ...quote, withLink: true });

    expect(body).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await mailsOf('request-quote')).toEqual([]);
  });

  it('rejects a payment for a quote if the delivery address is missing', async () => {
    const line = { title: 'Posters', quantity: 1, unitPrice: 900, taxPercent: 18 };
    const quote = { key: randomUUID(), subject: 'Price', text: 'Gladly.', lines: [line], validUntil: '2099-12-31' };
    await accountant.call('POST', `/requests/${id}/quote`, { ...quote, withLink: true });
    const url = (await request()).messages[0]?.quote?.link?.url ?? '';

    const opened = await post(`/api/payment/links/${url.slice(url.lastIndexOf('/') + 1)}/open`, {
      shippingAddress: null,
    });

    expect([opened.statusCode, opened.json()]).toEqual([400, expect.objectContaining({ code: 'VALIDATION' })]);
  });

  it('deleting a request deletes the replies to it', async () => {
    await accountant.call('POST', `/requests/${id}/reply`, { key: randomUUID(), subject: 'Hello', text: 'Hello' });

    await shop.database.delete(bulkOrderRequests).where(eq(bulkOrderRequests.email, asha.email));

    expect((await accountant.call('GET', `/requests/${id}`)).status).toBe(404);
    const isThis = eq(requestMessages.requestId, id.replace('bulk:', ''));
    expect(await shop.database.select().from(requestMessages).where(isThis)).toEqual([]);
  });

  it.each(['nothing', 'bulk:nothing', `bulk:${randomUUID()}`])(
    'reading or changing a request with the unknown id %s responds 404',
    async (unknown) => {
      expect((await accountant.call('GET', `/requests/${unknown}`)).status).toBe(404);
      expect((await accountant.call('PATCH', `/requests/${unknown}`, { version: 1, state: 'closed' })).status).toBe(
        404,
      );
    },
  );
});
