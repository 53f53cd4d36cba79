import { setImmediate } from 'node:timers/promises';
import type { DeskReview, Review } from '@kaagazz/api-schema';
import { eq, sql } from 'drizzle-orm';
import { openDesk, type DeskClient } from '../../../test-support/desk-client.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { orders } from '../orders/tables/orders.tables.ts';

const KIND = { stars: 5, name: 'Asha', text: 'Lovely paper.' };

describe('reviews', () => {
  let shop: PayingShop;
  let editor: DeskClient;
  let asha: Shopper;
  let productId: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openPayingShop();
    editor = await openDesk(shop, 'editor');
  });
  beforeEach(async () => {
    count += 1;
    productId = `notebook-${count}`;
    await shop.addProduct({ id: productId, title: 'Notebook', originalPrice: 35_000, stock: 10 });
    asha = await shop.signIn(`asha-${count}@example.com`);
  });
  afterAll(() => shop.close());

  const setStatus = (number: string, status: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${number}/status`,
      headers: shop.operator,
      payload: { status, who: 'Ravi' },
    });
  async function tokenFromMail(buyer = asha): Promise<string> {
    const { number } = await shop.buy(buyer, [{ productId, quantity: 1 }]);
    await setStatus(number, 'delivered');
    const mail = (await shop.mails()).find(
      ({ kind, orderNumber }) => kind === 'order-delivered' && orderNumber === number,
    );
    return /\?review=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const write = (token: string, review: object = KIND, id = productId) =>
    shop.app.inject({ method: 'POST', url: `/api/product/${id}/reviews`, payload: { token, ...review } });
  const published = async () =>
    (await shop.app.inject(`/api/product/${productId}/reviews`)).json<{ reviews: Review[] }>().reviews;
  const product = async () =>
    (await shop.app.inject(`/api/product/${productId}`)).json<{ product: { rating: number; reviewCount: number } }>()
      .product;
  async function waiting(): Promise<DeskReview> {
    const { data } = (await editor.call('GET', '/reviews?state=waiting')).json<{ data: DeskReview[] }>();
    const review = data.find((row) => row.productId === productId);
    if (!review) throw new Error('no review is waiting');
    return review;
  }
  async function decide(state: 'published' | 'rejected', reply = '') {
    const { id, version } = await waiting();
    return editor.call('PATCH', `/reviews/${id}`, { version, state, reply });
  }

  it('a published review is shown with the shop’s reply', async () => {
    expect((await write(await tokenFromMail())).statusCode).toBe(201);
    expect(await published()).toEqual([]);
    expect(await product()).toMatchObject({ rating: 4, reviewCount: 0 });

    await decide('published', 'Thank you, Asha!');

    expect(await published()).toMatchObject([{ ...KIND, reply: 'Thank you, Asha!' }]);
    expect(await product()).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it('the list of reviews for staff shows the title of each reviewed product', async () => {
    await write(await tokenFromMail());

    expect(await waiting()).toMatchObject({ productId, productTitle: 'Notebook' });
  });

  it('a product’s rating is the average of its published reviews', async () => {
    await write(await tokenFromMail());
    await decide('published');
    await write(await tokenFromMail(), { ...KIND, stars: 2 });
    await decide('published');
    await write(await tokenFromMail(), { ...KIND, stars: 1 });
    await decide('rejected');

    expect(await product()).toMatchObject({ rating: 3.5, reviewCount: 2 });
  });

  it('two reviews published at the same time both count towards the product’s rating', async () => {
    await write(await tokenFromMail());
    const first = await waiting();
    await write(await tokenFromMail(), { ...KIND, stars: 2 });
    const { data } = (await editor.call('GET', '/reviews?state=waiting')).json<{ data: DeskReview[] }>();
    const second = data.find((row) => row.productId === productId && row.id !== first.id);

    let done = 0;
    const blocked = async () => {
      const { rows } = await shop.database.execute<{ count: number }>(sql`select count(*)::int as count
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0]?.count ?? 0;
    };
    const decisions = await shop.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from products where id = ${productId} for update`);
      const both = [first, second].map(async (review) => {
        const change = { version: review?.version, state: 'published', reply: '' };
        await editor.call('PATCH', `/reviews/${review?.id}`, change);
        done += 1;
      });
      while (done + (await blocked()) < 2) await setImmediate();
      return both;
    });
    await Promise.all(decisions);

    expect(await product()).toMatchObject({ rating: 3.5, reviewCount: 2 });
  });

  it('a review link is invalid after the account is deleted', async () => {
    const token = await tokenFromMail();
    await shop.database.update(orders).set({ buyerId: null }).where(eq(orders.buyerId, asha.id));

    expect((await write(token)).json()).toMatchObject({ code: 'REVIEW_LINK_INVALID' });
  });

  it('a second review replaces the first until staff publish or reject it', async () => {
    const token = await tokenFromMail();
    await write(token);
    await write(token, { ...KIND, stars: 3 });
    await decide('published');

    const third = await write(token, { ...KIND, stars: 1 });

    expect(third.json()).toMatchObject({ code: 'REVIEWED_ALREADY' });
    expect(await published()).toMatchObject([{ stars: 3 }]);
  });

  it('a review link is rejected for another product or order', async () => {
    const token = await tokenFromMail();
    await shop.addProduct({ id: `pen-${count}`, title: 'Pen', originalPrice: 5_000, stock: 1 });
    const { number } = await shop.buy(asha, [{ productId, quantity: 1 }]);

    const refused = [
      await write(token, KIND, `pen-${count}`),
      await write(`${token}x`),
      await write(token.replace(/^[^.]+/, number)),
      await write(''),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 400]);
  });

  it('publishing a review that has changed fails with EDIT_CONFLICT', async () => {
    const token = await tokenFromMail();
    await write(token);
    const { id, version } = await waiting();
    await write(token, { ...KIND, text: 'Changed my mind.' });

    const conflict = await editor.call('PATCH', `/reviews/${id}`, { version, state: 'published', reply: '' });

    expect(conflict.json()).toMatchObject({ code: 'EDIT_CONFLICT', current: { text: 'Changed my mind.' } });
  });
});
