import type { DeskProduct } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { openDesk, type DeskClient } from '../../../../test-support/desk-client.ts';
import { testPhotograph } from '../../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { ProductSales } from '../sales/product-sales.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('the catalogue at the desk', () => {
  let shop: TestShop;
  let editor: DeskClient;
  let id: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop();
    editor = await openDesk(shop, 'editor', 'Banu Editor');
  });
  beforeEach(async () => {
    id = `notebook-${(count += 1)}`;
    await shop.addProduct({ id, title: 'Notebook', originalPrice: 35_000, stock: 10 });
  });
  afterAll(() => shop.close());

  const one = async () => (await editor.call('GET', `/products/${id}`)).json<{ data: DeskProduct }>().data;
  const change = (fields: object) => editor.call('PATCH', `/products/${id}`, fields);
  const find = async (query: string) =>
    (await editor.call('GET', `/products?${query}`)).json<{ data: DeskProduct[]; total: number }>();
  const dayIn = (days: number) => dayInIndia(new Date(shop.now().getTime() + days * DAY_MS));
  const inShop = async () => (await shop.app.inject(`/api/product/${id}`)).statusCode;

  it('a price changed in the staff app appears in the shop immediately', async () => {
    const changed = await change({ version: 1, originalPrice: 400.5, discountPercent: 10 });

    expect(changed.body).toMatchObject({ data: { version: 2, originalPrice: 400.5, price: 360 } });
    const product = (await shop.app.inject(`/api/product/${id}`)).json<{ product: object }>().product;
    expect(product).toMatchObject({ originalPrice: 400.5, price: 360 });
  });

  it('product details entered in the staff app appear on the product page', async () => {
    const facts = {
      size: '148 × 210 mm',
      pages: 120,
      gsm: 100,
      weightGrams: 260,
      fibre: 'Cotton rag',
      recommendedAge: 8,
      origin: 'Nepal',
    };

    const { status } = await change({ version: 1, ...facts, contents: '', care: 'Keep dry.', maker: '' });

    expect(status).toBe(200);
    const { product } = (await shop.app.inject(`/api/product/${id}`)).json<{ product: object }>();
    expect(product).toMatchObject({ facts: { ...facts, contents: '', care: 'Keep dry.', maker: '' } });
  });

  it('saving an outdated version of a product fails with EDIT_CONFLICT', async () => {
    await change({ version: 1, title: 'Notebook A5' });

    const conflict = await change({ version: 1, title: 'Notebook A6' });

    expect(conflict).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', current: { title: 'Notebook A5', version: 2 } },
    });
  });

  it('a product that was taken off sale can be put on sale again', async () => {
    await editor.call('POST', '/products/states', { ids: [id], state: 'draft' });
    const gone = await inShop();
    await change({ version: 2, state: 'published' });

    expect([gone, await inShop()]).toEqual([404, 200]);
  });

  it('a draft cannot be published until it is complete', async () => {
    const draft = { id: `pen-${count}`, title: 'Pen', category: 'stationery', originalPrice: 50 };

    const created = await editor.call('POST', '/products', draft);
    const again = await editor.call('POST', '/products', draft);
    const refused = await editor.call('PATCH', `/products/${draft.id}`, { version: 1, state: 'published' });

    expect(created).toMatchObject({
      status: 201,
      body: { data: { state: 'draft', missing: ['description', 'image'] } },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  });

  it('a bulk price change skips products that were edited after they were selected', async () => {
    await shop.addProduct({ id: `${id}-b`, originalPrice: 10_000 });
    const rows = [
      { id, version: 1, originalPrice: 500 },
      { id: `${id}-b`, version: 7, originalPrice: 500 },
    ];

    const { body } = await editor.call('POST', '/products/prices', { rows });

    expect(body).toMatchObject({ done: [id], failed: [{ id: `${id}-b` }] });
    expect((await one()).originalPrice).toBe(500);
  });

  it('a stock count is rejected if the stock has changed since the count started', async () => {
    const packer = await openDesk(shop, 'packer');
    const countTo = (expected: number, counted: number) =>
      packer.call('POST', '/products/stock', { rows: [{ id, expected, counted }], reason: 'Stock count' });

    const first = await countTo(10, 7);
    const second = await countTo(10, 9);

    expect(first.body).toMatchObject({ done: [id], failed: [] });
    expect(second.body).toMatchObject({
      done: [],
      failed: [{ id, message: 'The stock is now 7. Please count again.' }],
    });
    expect((await one()).stock).toBe(7);
  });

  it('the audit log shows who changed a stock level or a price', async () => {
    const founder = await openDesk(shop, 'founder');
    await change({ version: 1, originalPrice: 400 });

    const { body } = await founder.call('GET', `/audit?record=${id}`);

    expect(body).toMatchObject({
      data: [
        {
          who: { name: 'Banu Editor' },
          action: 'products.change',
          before: { originalPrice: 35_000 },
          after: { originalPrice: 40_000 },
        },
      ],
    });
  });

  it('a content editor can see what has changed in a product and who changed it', async () => {
    await change({ version: 1, originalPrice: 400 });

    const { body } = await editor.call('GET', `/products/${id}/history`);

    expect(body).toMatchObject({
      total: 1,
      data: [{ who: { name: 'Banu Editor' }, before: { originalPrice: 35_000 }, after: { originalPrice: 40_000 } }],
    });
  });

  it('moving a top pick to an occupied position swaps the two top picks', async () => {
    await shop.addProduct({ id: `${id}-b`, topPick: 2 });
    await change({ version: 1, topPick: 1 });

    await change({ version: 2, topPick: 2 });

    const places = (await find('topPicks=true&sort=id&order=asc')).data.map((row) => [row.id, row.topPick]);
    expect(places).toEqual([
      [id, 2],
      [`${id}-b`, 1],
    ]);
  });

  it('a CSV import can be previewed before it changes the catalogue', async () => {
    await change({ version: 1, images: [], description: 'Cotton', state: 'draft' });
    const { payload } = await editor.call('GET', '/products/csv');
    const [header = '', ...rows] = payload.split('\r\n');
    const edited = [header, rows.find((row) => row.startsWith(`${id},`))?.replace('Notebook', 'Cotton notebook')].join(
      '\r\n',
    );
    const send = (dryRun: boolean) =>
      editor.call('POST', `/products/csv?name=products.csv&dryRun=${dryRun}`, edited, { 'content-type': 'text/csv' });

    const preview = await send(true);
    const before = (await one()).title;
    await send(false);

    expect(preview.body).toMatchObject({
      changed: 1,
      changes: [{ id, columns: { title: { from: 'Notebook', to: 'Cotton notebook' } } }],
    });
    expect([before, (await one()).title]).toEqual(['Notebook', 'Cotton notebook']);
  });

  it('saving a product fails with EDIT_CONFLICT if a CSV import has changed it', async () => {
    await change({ version: 1, images: [] });
    const { payload } = await editor.call('GET', '/products/csv');
    const [header = '', ...rows] = payload.split('\r\n');
    const row = rows.find((one) => one.startsWith(`${id},`))?.replace('Notebook', 'Cotton notebook');
    await editor.call('POST', '/products/csv?name=products.csv&dryRun=false', `${header}\r\n${row}`, {
      'content-type': 'text/csv',
    });

    const { body } = await change({ version: 2, title: 'Jotter' });

    expect(body).toMatchObject({ code: 'EDIT_CONFLICT', current: { title: 'Cotton notebook', version: 3 } });
  });

  it('a new photograph can’t be saved without alt text', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const photograph = await testPhotograph(900, 900).jpeg().toBuffer();
    const { picture } = (await editor.call('POST', '/pictures', photograph, headers)).json<{ picture: string }>();

    const refused = await change({ version: 1, images: [picture, { file: picture, alt: ' ' }] });
    const alt = 'A notebook with a red spine';
    await change({ version: 1, images: [{ file: picture, alt }] });
    await change({ version: 2, images: [picture], colour: 'Red' });

    expect(refused).toMatchObject({ status: 400, body: { message: 'Enter alt text for each new photograph.' } });
    const [image] = (await one()).images;
    expect(image).toMatchObject({ file: picture, alt });
    expect((await shop.app.inject(image?.url ?? '')).headers['content-type']).toBe('image/webp');
    const { product } = (await shop.app.inject(`/api/product/${id}`)).json<{ product: object }>();
    expect(product).toMatchObject({ pictures: [{ url: image?.url, alt }] });
    expect((await editor.call('GET', '/products/csv')).payload).toContain(`${picture},${alt},`);
  });

  it('a preview link for a product shows unsaved changes only on that product’s page', async () => {
    await shop.addProduct({ id: `${id}-b` });
    await change({ version: 1, state: 'draft' });
    const unsaved = {
      title: 'Jotter',
      originalPrice: 200,
      discountPercent: 30,
      colour: 'Indigo',
      quantityDiscounts: '10: 5%',
    };

    const preview = (await editor.call('POST', `/products/${id}/preview`, unsaved)).json<{ token: string }>();
    const page = async (of: string, token = preview.token) =>
      (await shop.app.inject(`/api/product/${of}?preview=${token}`)).json<{ product?: object }>().product;

    expect(await page(id)).toMatchObject({
      ...{ _id: id, title: 'Jotter', originalPrice: 200, price: 140, facts: { colour: 'Indigo' } },
      quantityPrices: [{ from: 1, price: 140 }, { from: 10 }],
    });
    expect(await page(`${id}-b`)).toMatchObject({ title: `Product ${id}-b` });
    expect([await page(id, 'wrong'), await inShop()]).toEqual([undefined, 404]);
    shop.pass(DAY_MS);
    expect(await page(id)).toBeUndefined();
    editor = await openDesk(shop, 'editor', 'Banu Editor');
  });

  it('a preview link for a product doesn’t show unpublished site content', async () => {
    const { token } = (await editor.call('POST', `/products/${id}/preview`, { colour: 'Red' })).json<{
      token: string;
    }>();

    const content = await shop.app.inject(`/api/site/content?kinds=text&preview=${token}`);

    expect(content.json()).toMatchObject({ success: true, content: { text: {} } });
  });

  it('a product that has never been ordered can be deleted', async () => {
    await shop.addProduct({ id: `${id}-sold` });
    await shop.database.execute(`
      with buyer as (
        insert into orders (id, number, status, goods, shipping, total, shipping_address, created_at, updated_at)
        values (gen_random_uuid(), 'KGZ-2026-${id}', 'pending', 100, 0, 100, '{}', now(), now()) returning id)
      insert into order_lines (order_id, position, product_id, title, image, quantity, unit_price)
      select id, 0, '${id}-sold', 'Notebook', '', 1, 100 from buyer`);

    const deleted = await editor.call('DELETE', `/products/${id}`);
    const refused = await editor.call('DELETE', `/products/${id}-sold`);

    expect([deleted.status, await inShop()]).toEqual([200, 404]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  });

  it('a sale reduces prices only on its planned days', async () => {
    await shop.addProduct({ id: `${id}-b`, originalPrice: 20_000, discountPercent: 30 });
    const sale = (more: object) =>
      editor.call('POST', '/sales', {
        name: 'Diwali',
        percent: 25,
        firstDay: dayIn(1),
        lastDay: dayIn(2),
        productIds: [id, `${id}-b`],
        ...more,
      });

    const planned = await sale({});
    const overlapping = await sale({ firstDay: dayIn(2), lastDay: dayIn(3), productIds: [id] });
    const discounts: unknown[] = [];
    for (let day = 0; day < 4; day += 1) {
      await shop.jobs.runDue('run-product-sale');
      const response = await shop.app.inject(`/api/product/${id}`);
      discounts.push(response.json<{ product: { discountPercent: number } }>().product.discountPercent);
      shop.pass(DAY_MS);
    }
    editor = await openDesk(shop, 'editor', 'Banu Editor');

    expect(planned).toMatchObject({ status: 201, body: { data: { state: 'planned' } } });
    expect(overlapping).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect(discounts).toEqual([0, 25, 25, 0]);
    const { data } = (await editor.call('GET', `/products/${id}-b`)).json<{ data: DeskProduct }>();
    expect(data).toMatchObject({ discountPercent: 30, version: 1 });
  });

  it('each of two consecutive one-day sales applies only on its own day', async () => {
    const plan = async (day: number, percent: number) => {
      const body = { name: `Day ${day}`, percent, firstDay: dayIn(day), lastDay: dayIn(day), productIds: [id] };
      return (await editor.call('POST', '/sales', body)).json<{ data: { id: string } }>().data.id;
    };
    await plan(0, 40);
    const second = await plan(1, 25);
    await shop.jobs.runDue('run-product-sale');
    const discounts = [(await one()).discountPercent];
    shop.pass(DAY_MS);
    await new ProductSales(shop).run(second);
    for (let day = 1; day < 3; day += 1) {
      await shop.jobs.runDue('run-product-sale');
      editor = await openDesk(shop, 'editor', 'Banu Editor');
      discounts.push((await one()).discountPercent);
      shop.pass(DAY_MS);
    }
    editor = await openDesk(shop, 'editor', 'Banu Editor');

    expect(discounts).toEqual([40, 25, 0]);
  });

  it('a running sale can be ended early', async () => {
    const body = { name: 'Holi', percent: 10, firstDay: dayIn(0), lastDay: dayIn(5), productIds: [id] };
    const { data } = (await editor.call('POST', '/sales', body)).json<{ data: { id: string } }>();
    await shop.jobs.runDue('run-product-sale');
    const during = (await one()).discountPercent;

    const { body: ended } = await editor.call('POST', `/sales/${data.id}/end`);

    expect(ended).toMatchObject({ data: { state: 'ended' } });
    expect([during, (await one()).discountPercent]).toEqual([10, 0]);
  });

  it('the product list can be filtered by title, state, category, low stock and missing HSN code', async () => {
    await shop.addProduct({ id: `rare-${count}`, title: 'Rare paper', stock: 2, category: 'paper' });

    expect((await find('q=rare&lowStock=true&category=paper&state=published')).data).toMatchObject([
      { id: `rare-${count}` },
    ]);
    expect((await find('q=rare&lowStock=false')).total).toBe(0);
    expect((await find('q=rare&state=draft')).total).toBe(0);
    expect((await find('q=rare&withoutHsn=true')).total).toBe(1);
    expect((await find('q=rare&withoutHsn=false')).total).toBe(0);
  });

  it('the product list can be downloaded as CSV', async () => {
    const { payload } = await editor.call('GET', '/products/csv');

    expect(payload).toContain(`\r\n${id},Notebook,`);
  });
});
