import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makePdf } from '../../../test-support/make-pdf.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { openDesk } from '../../../test-support/desk-client.ts';
import { mailboxCodes, refreshTokens } from '../auth/auth.tables.ts';

const ADDRESS = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', address: '12 Lodhi Road, Delhi' };
const BRAND_COLORS = ['#0b5fa5', '#f2b705'];

const SECTION_OF: Record<string, string> = {
  users: 'profile',
  sessions: 'sessions',
  mailbox_codes: 'codeRequests',
  addresses: 'addresses',
  orders: 'orders',
  discount_codes: 'orders',
  invoices: 'invoices',
  payment_attempts: 'payments',
  bulk_order_requests: 'bulkOrderRequests',
  customer_notes: 'notes',
  partner_requests: 'partnerRequests',
  stock_alerts: 'stockAlerts',
  newsletter_subscribers: 'newsletter',
  wishlist_items: 'wishlist',
  wishlist_links: 'wishlistLinks',
  print_files: 'printFiles',
  print_lines: 'printLines',
  print_requests: 'printRequests',
  outbox: 'mails',
};

type Sections = Record<string, Record<string, unknown>[]>;

describe('exporting personal data', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38)]);
    await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_050, stock: 100 });
  });
  afterAll(() => shop.close());

  const post = (shopper: Shopper, url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, headers: shopper.headers, payload });
  const dataOf = async (shopper: Shopper) =>
    (await shop.app.inject({ url: '/api/auth/my-data', headers: shopper.headers })).json<{ data: Sections }>().data;

  async function busyShopper(): Promise<Shopper> {
    const asha = await shop.signIn(`${randomUUID()}@example.com`);
    await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: asha.email } });
    await post(asha, '/api/auth/addresses', ADDRESS);
    await shop.app.inject({
      method: 'PUT',
      url: '/api/auth/update-user',
      headers: asha.headers,
      payload: { brandColors: BRAND_COLORS },
    });
    const created = await shop.createOrder(asha, [{ productId: 'notebook', quantity: 3 }], {
      shippingAddress: ADDRESS,
    });
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
    await shop.database.execute(sql`
      insert into reviews (id, order_id, order_number, product_id, state, name, stars, text, created_at)
      select gen_random_uuid(), id, number, 'notebook', 'waiting', 'Asha', 5, 'Lovely.', created_at
      from orders where buyer_id = ${asha.id}`);
    await shop.database.execute(sql`
      insert into shopper_photographs (id, order_id, product_id, review_id, width, height, image, created_at)
      select md5(id::text), order_id, product_id, id, 3, 2, 'data:image/webp;base64,AAAA', created_at
      from reviews where order_id in (select id from orders where buyer_id = ${asha.id})`);
    await shop.database.execute(sql`
      insert into order_returns (id, order_id, reason, words, lines, created_at)
      select gen_random_uuid(), id, 'Damaged', 'The cover is torn.', '[]', created_at
      from orders where buyer_id = ${asha.id}`);
    await shop.issueInvoices();
    const request = { name: 'Asha Rao', email: asha.email, phone: '9876543210', notes: 'For a school' };
    await post(asha, '/api/bulk-order/submit', { ...request, productId: 'notebook', quantity: 50 });
    await post(asha, '/api/stock-alerts', { productId: 'notebook', email: asha.email });
    await post(asha, '/api/newsletter', { email: asha.email });
    await post(asha, '/api/auth/wishlist', { productIds: ['notebook'] });
    await shop.app.inject({
      method: 'PUT',
      url: '/api/auth/wishlist/sharing',
      headers: asha.headers,
      payload: { isShared: true },
    });
    await post(asha, '/api/partner/connect', {
      fullname: 'Asha Rao',
      companyName: 'Rao & Daughters',
      email: asha.email,
      phone: '9876543210',
      serviceType: 'CSR',
    });
    await replyFromDesk(asha);
    await print.upload(asha, 'printbook', 'book.pdf', makePdf());
    const { id } = await print.line(asha, { fields: { ...WEDDING, replyCode: 'yes' } });
    await shop.database.execute(sql`
      insert into shared_invitations (code, line_id, version, picture, created_at)
      values (${id}, ${id}, ${id}, '', now())`);
    await shop.database.execute(sql`
      insert into certificates (serial, line_id, position, name) values (${id}, ${id}, 0, 'Asha')`);
    await print.call(asha, 'POST', '/requests', { service: 'marriage', design: '1', fields: WEDDING, quantity: 50 });
    return asha;
  }

  async function replyFromDesk({ id: asha, email }: Shopper): Promise<void> {
    const founder = await openDesk(shop, 'founder');
    const found = await founder.call('GET', `/requests?kind=bulk&q=${email}`);
    const [{ id } = { id: '' }] = found.json<{ data: { id: string }[] }>().data;
    const lines = [{ title: 'Notebook', quantity: 50, unitPrice: 300, taxPercent: 18 }];
    const reply = { key: randomUUID(), subject: 'Your notebooks', text: 'We can make 50 by Friday.' };
    await founder.call('POST', `/customers/${asha}/notes`, { text: 'Teaches at a school.' });
    await founder.call('POST', `/requests/${id}/quote`, { ...reply, lines, validUntil: '2099-12-31' });
    const link = { payment: 'link', lines: [{ productId: 'notebook', quantity: 1 }], expectedTotal: 449 };
    await founder.call('POST', '/new-order', { key: randomUUID(), ...ADDRESS, email, ...link });
  }

  it('the data export covers every table that contains data about a shopper', async () => {
    const { rows } = await shop.database.execute<{ table_name: string }>(sql`
      select distinct c.table_name from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> 'staff' and c.column_name in
        ('user_id', 'buyer_id', 'email', 'phone', 'fullname', 'recipient', 'mailbox', 'buyer')`);
    expect(rows.map((row) => row.table_name).sort()).toEqual(Object.keys(SECTION_OF).sort());

    const data = await dataOf(await busyShopper());

    const others = [
      'certificates',
      'exportedAt',
      'paymentLinks',
      'photographs',
      'replyCodes',
      'requestReplies',
      'returns',
      'reviews',
      'sharedInvitations',
    ];
    expect(Object.keys(data).sort()).toEqual([...others, ...new Set(Object.values(SECTION_OF))].sort());
    const empty = Object.entries(data).filter(([, held]) => Array.isArray(held) && held.length === 0);
    expect(empty).toEqual([]);
  });

  it('the export of a shopper’s data contains prices in rupees', async () => {
    const asha = await busyShopper();

    const data = await dataOf(asha);

    expect(data).toMatchObject({
      profile: { id: asha.id, email: asha.email, fullname: 'Asha Rao', brandColors: BRAND_COLORS },
      addresses: [ADDRESS],
      orders: [
        { products: [{ title: 'Notebook', quantity: 3, price: 350 }], totalAmount: 1_149, shippingAddress: ADDRESS },
      ],
      invoices: [{ buyer: { name: 'Asha Rao', address: '12 Lodhi Road, Delhi' }, totalAmount: 1_149 }],
      payments: [{ state: 'paid', total: 1_149, lines: [{ title: 'Notebook', price: 350 }] }],
      paymentLinks: [{ total: 449, lines: [{ title: 'Notebook', price: 350 }] }],
      bulkOrderRequests: [{ quantity: 50, notes: 'For a school' }],
      partnerRequests: [{ companyName: 'Rao & Daughters' }],
      requestReplies: [
        {
          text: 'We can make 50 by Friday.',
          quote: {
            lines: [{ title: 'Notebook', quantity: 50, unitPrice: 300 }],
            total: 15_000,
            validUntil: '2099-12-31',
          },
        },
      ],
    });
    expect(data.mails?.map(({ kind }) => kind).toSorted()).toEqual([
      'bulk-order-receipt',
      'code',
      'newsletter-confirmation',
      'order-confirmation',
      'partner-receipt',
      'print-receipt',
      'request-quote',
      'stock-alert-confirmation',
    ]);
  });

  it('the data export does not contain hashes, codes or tokens', async () => {
    const asha = await busyShopper();

    const text = JSON.stringify(await dataOf(asha));

    const code = /\b\d{6}\b/.exec((await shop.mails()).findLast((mail) => mail.recipient === asha.email)?.text ?? '');
    const secrets = [
      ...(await shop.database.select({ hash: refreshTokens.hash }).from(refreshTokens)),
      ...(await shop.database.select({ codes: mailboxCodes.codes }).from(mailboxCodes)).flatMap(({ codes }) => codes),
    ].map(({ hash }) => hash);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(code && text.includes(code[0])).toBeFalsy();
    expect(text).not.toMatch(/hash|token|otp/i);
  });

  it('the data export omits requests that another account made with the same email address', async () => {
    const asha = await shop.signIn(`${randomUUID()}@example.com`);
    const meera = await shop.signIn(`${randomUUID()}@example.com`);
    const request = { name: 'Meera', email: asha.email, phone: '9876543210', productId: 'notebook', quantity: 50 };
    await post(meera, '/api/bulk-order/submit', request);
    await replyFromDesk(asha);

    const { bulkOrderRequests, requestReplies } = await dataOf(asha);

    expect({ bulkOrderRequests, requestReplies }).toEqual({ bulkOrderRequests: [], requestReplies: [] });
    expect((await dataOf(meera)).requestReplies).toHaveLength(1);
  });

  it('the data export contains only the shopper’s own data', async () => {
    await busyShopper();
    const meera = await shop.signIn('meera@example.com');

    const data = await dataOf(meera);

    expect(data).toMatchObject({
      profile: { email: 'meera@example.com' },
      sessions: [{ device: 'Chrome on Android' }],
    });
    const others = Object.entries(data).filter(([section]) => !['exportedAt', 'profile', 'sessions'].includes(section));
    expect(others.map(([, held]) => held)).toEqual(others.map(() => []));
    expect((await shop.app.inject({ url: '/api/auth/my-data' })).statusCode).toBe(401);
  });
});
