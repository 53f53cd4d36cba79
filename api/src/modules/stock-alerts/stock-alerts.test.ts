import { eq } from 'drizzle-orm';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { stockAlerts } from './stock-alerts.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('stock alerts', () => {
  let shop: TestShop;
  let productId: string;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    count += 1;
    productId = `paper-${count}`;
    email = `reader-${count}@example.com`;
    await shop.addProduct({ id: productId, title: 'Indigo paper', originalPrice: 5_000, stock: 0 });
  });
  afterAll(() => shop.close());

  const ask = (to = email) =>
    shop.app.inject({ method: 'POST', url: '/api/stock-alerts', payload: { productId, email: to } });
  const mailsTo = async (to = email) => (await shop.mails()).filter(({ recipient }) => recipient === to);
  const kindsTo = async () => (await mailsTo()).map(({ kind }) => kind);
  const alerts = () => shop.database.select().from(stockAlerts).where(eq(stockAlerts.productId, productId));
  const idInMail = async () => {
    const [mail] = await mailsTo();
    return /\?alert=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const confirm = (id: string) => shop.app.inject({ method: 'POST', url: `/api/stock-alerts/${id}/confirm` });
  const restock = async () => {
    await shop.database.update(products).set({ stock: 3 }).where(eq(products.id, productId));
    await shop.runJobs('send-stock-alerts');
  };

  it('a confirmed stock alert sends one email when the product is back in stock', async () => {
    expect((await ask()).statusCode).toBe(201);
    expect((await confirm(await idInMail())).statusCode).toBe(200);
    await shop.runJobs('send-stock-alerts');
    expect(await kindsTo()).toEqual(['stock-alert-confirmation']);

    await restock();
    await shop.runJobs('send-stock-alerts');

    expect(await kindsTo()).toEqual(['stock-alert-confirmation', 'back-in-stock']);
    expect(await alerts()).toEqual([]);
  });

  it('an unconfirmed stock alert does not send an email', async () => {
    await ask();

    await restock();
    shop.pass(2 * DAY_MS + 1000);
    await shop.runJobs('forget-stock-alerts');

    expect(await kindsTo()).toEqual(['stock-alert-confirmation']);
    expect(await alerts()).toEqual([]);
  });

  it('a confirmed stock alert is deleted if the product stays out of stock for 180 days', async () => {
    await ask();
    await confirm(await idInMail());

    shop.pass(180 * DAY_MS + 1000);
    await shop.runJobs('forget-stock-alerts');

    expect(await alerts()).toEqual([]);
  });

  it('confirming a cancelled stock alert returns 404 STOCK_ALERT_NOT_FOUND', async () => {
    await ask();
    const id = await idInMail();

    const cancelled = await shop.app.inject({ method: 'DELETE', url: `/api/stock-alerts/${id}` });

    expect(cancelled.statusCode).toBe(200);
    expect(await alerts()).toEqual([]);
    expect((await confirm(id)).json()).toMatchObject({ code: 'STOCK_ALERT_NOT_FOUND' });
  });

  it('an email address gets at most three confirmation emails an hour', async () => {
    const responses = [];
    for (let times = 0; times < 5; times += 1) responses.push(await ask());

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await mailsTo()).toHaveLength(3);
    expect(await alerts()).toHaveLength(1);
  });

  it('a stock alert for an unknown product returns 404 PRODUCT_NOT_FOUND', async () => {
    productId = 'nothing';

    expect((await ask()).json()).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});
