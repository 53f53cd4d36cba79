import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskReview, MyReturns, OrderReturn, OwnPhotograph, Review } from '@kaagazz/api-schema';
import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { canMountDisk, mountDisk, unmountDisk } from '../../../test-support/small-disk.ts';
import { testPhotograph } from '../../../test-support/test-photograph.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { shopperPhotographsPersonalData } from './shopper-photographs-personal-data.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const TAKEN_AT = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 21/1 0/1' } };

describe('photographs of reviews and returns', () => {
  let shop: PayingShop;
  let editor: DeskClient;
  let packer: DeskClient;
  let asha: Shopper;
  let number: string;
  let token: string;
  let folder: string;
  let jpeg: Buffer;
  let large: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
    shop = await openPayingShop({ FILES_URL: folder });
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 50_000, stock: 1000 });
    large = await testPhotograph(2400, 1200).withExif(TAKEN_AT).jpeg().toBuffer();
    jpeg = await testPhotograph(300, 200).withExif(TAKEN_AT).jpeg().toBuffer();
  });
  beforeEach(async () => {
    editor = await openDesk(shop, 'editor');
    packer = await openDesk(shop, 'packer');
    asha = await shop.signIn();
    ({ number, token } = await buy(asha));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  async function buy(shopper: Shopper) {
    const order = await shop.buy(shopper, [{ productId: 'pen', quantity: 2 }]);
    await shop.app.inject({
      method: 'POST',
      url: `/api/operator/orders/${order.number}/status`,
      headers: shop.operator,
      payload: { status: 'delivered', who: 'Ravi' },
    });
    const mail = (await shop.mails()).find(
      ({ kind, orderNumber }) => kind === 'order-delivered' && orderNumber === order.number,
    );
    return { number: order.number, token: /\?review=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  }
  const send = (url: string, payload: Buffer | object, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  const addToReview = (bytes = jpeg, link = token) => send(`/api/product/pen/reviews/photographs?token=${link}`, bytes);
  const addToReturn = (shopper = asha) =>
    send(`/api/auth/my-order/${number}/returns/photographs`, jpeg, shopper.headers);
  const photographOf = (response: { json: () => unknown }) =>
    (response.json() as { photograph: OwnPhotograph }).photograph;
  const review = (photographs: string[], link = token) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/product/pen/reviews',
      payload: { token: link, stars: 5, name: 'Asha', text: 'Lovely.', photographs },
    });
  const requestReturn = (photographs: string[], key = randomUUID()) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/auth/my-order/${number}/returns`,
      headers: asha.headers,
      payload: { key, reason: 'faulty', text: 'Torn.', lines: [{ position: 0, quantity: 1 }], photographs },
    });
  async function reviewAtDesk(): Promise<DeskReview> {
    const { data } = (await editor.call('GET', '/reviews')).json<{ data: DeskReview[] }>();
    const found = data.find(({ orderId }) => orderId === number);
    if (!found) throw new Error('the review is missing');
    return found;
  }
  async function decide(state: 'published' | 'rejected') {
    const { id, version } = await reviewAtDesk();
    return editor.call('PATCH', `/reviews/${id}`, { version, state, reply: '' });
  }
  const foldersOf = async (ids: readonly string[]) => (await readdir(folder)).filter((name) => ids.includes(name));
  async function removeFolders() {
    await shop.database.execute(sql`update jobs set run_at = now() - interval '1 day'
      where kind = 'remove-print-folder'`);
    await shop.runJobs('remove-print-folder');
  }
  const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [
    response.statusCode,
    response.json().code,
  ];

  it('a review’s photographs are public only after staff publish the review', async () => {
    const { id, width, height } = photographOf(await addToReview());
    await review([id]);
    const url = `/api/review-photographs/${id}`;
    const before = await shop.app.inject(url);
    const [atDesk] = (await reviewAtDesk()).photographs ?? [];

    await decide('published');

    const { reviews } = (await shop.app.inject('/api/product/pen/reviews')).json<{ reviews: Review[] }>();
    expect(codeOf(before)).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
    expect(atDesk).toEqual({ url: `/api/desk/review-photographs/${id}`, width, height });
    expect(reviews[0]?.photographs).toEqual([{ url, width: 300, height: 200 }]);
    for (const size of ['', '?size=small']) {
      const { headers, statusCode } = await shop.app.inject(url + size);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('a stored photograph has no metadata', async () => {
    expect((await sharp(large).metadata()).exif).toBeDefined();

    const { id } = photographOf(await addToReview(large));

    const stored = await sharp(join(folder, id, 'photograph.webp')).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect([stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('a file that is not a photograph is rejected', async () => {
    const bomb = await testPhotograph(60, 40).png().toBuffer();
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    const before = await readdir(folder);

    const rejected = [
      await addToReview(Buffer.from('<html><script>alert(1)</script>')),
      await addToReview(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await addToReview(bomb),
      await addToReview(jpeg.subarray(0, jpeg.length / 2)),
      await addToReview(Buffer.alloc(PHOTOGRAPH_LIMITS.uploadBytes + 1)),
      await send(`/api/product/pen/reviews/photographs?token=${token}`, {}, { 'content-type': 'application/json' }),
    ];

    expect(rejected.map(codeOf)).toEqual([
      [422, 'FILE_TYPE'],
      [422, 'FILE_TYPE'],
      [422, 'FILE_TOO_COMPLEX'],
      [422, 'FILE_UNREADABLE'],
      [413, 'BODY_TOO_LARGE'],
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ]);
    expect(await readdir(folder)).toEqual(before);
  });

  it('a review can have at most three photographs', async () => {
    const { id } = photographOf(await addToReview());
    const copies = await shop.database.execute<{ id: string }>(sql`
      insert into shopper_photographs (id, order_id, product_id, width, height, image, created_at)
      select md5(id || n), order_id, product_id, width, height, image, created_at
      from shopper_photographs, generate_series(1, 11) as n where id = ${id} returning id`);
    const ids = copies.rows.map((row) => row.id);

    expect(codeOf(await addToReview())).toEqual([409, 'TOO_MANY_PHOTOGRAPHS']);
    expect(codeOf(await review(ids.slice(0, 4)))).toEqual([400, 'VALIDATION']);
    expect((await review(ids.slice(0, 3))).statusCode).toBe(201);
    expect((await addToReview()).statusCode).toBe(201);
  });

  it('rejecting a review deletes its photographs', async () => {
    const { id } = photographOf(await addToReview());
    await review([id]);

    await decide('rejected');
    await removeFolders();

    expect((await reviewAtDesk()).photographs).toEqual([]);
    expect(codeOf(await shop.app.inject(`/api/review-photographs/${id}`))).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
    expect(await foldersOf([id])).toEqual([]);
    expect(codeOf(await addToReview())).toEqual([409, 'REVIEWED_ALREADY']);
  });

  it('a photograph can be attached to only one review or return', async () => {
    const { id } = photographOf(await addToReview());
    const other = await buy(asha);

    expect(codeOf(await review([id], other.token))).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
    expect(codeOf(await requestReturn([id]))).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
    const ofReturn = photographOf(await addToReturn()).id;
    expect((await requestReturn([ofReturn])).statusCode).toBe(200);
    expect(codeOf(await requestReturn([ofReturn]))).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
  });

  it('rejects photographs without a valid review link or from another shopper’s account', async () => {
    const stranger = await shop.signIn();

    const rejected = [
      await addToReview(jpeg, `${number}.guess`),
      await send(`/api/product/..%2Fpen/reviews/photographs?token=${token}`, jpeg),
      await addToReturn(stranger),
    ];

    expect(rejected.map(codeOf)).toEqual([
      [403, 'REVIEW_LINK_INVALID'],
      [403, 'REVIEW_LINK_INVALID'],
      [404, 'ORDER_NOT_FOUND'],
    ]);
  });

  it('a return’s photographs are visible only to the shopper and to staff who handle returns', async () => {
    const { id, image } = photographOf(await addToReturn());
    const key = randomUUID();
    await requestReturn([id], key);

    const mine = await shop.app.inject({ url: `/api/auth/my-order/${number}/returns`, headers: asha.headers });
    const atDesk = (await packer.call('GET', `/returns/${key}`)).json<{ data: OrderReturn }>().data;

    expect(image).toMatch(/^data:image\/webp;base64,/);
    expect(mine.json<{ data: MyReturns }>().data.returns[0]?.photographs).toMatchObject([{ id, image }]);
    expect(atDesk.photographs).toMatchObject([{ url: `/api/desk/return-photographs/${id}` }]);
    expect((await packer.call('GET', `/return-photographs/${id}`)).status).toBe(200);
    expect((await editor.call('GET', `/return-photographs/${id}`)).status).toBe(403);
    expect((await editor.call('GET', `/review-photographs/${id}`)).status).toBe(404);
    expect((await shop.app.inject(`/api/review-photographs/${id}`)).statusCode).toBe(404);
    expect((await shop.app.inject(`/api/desk/return-photographs/${id}`)).statusCode).toBe(401);
    expect((await packer.call('GET', '/return-photographs/..%2F..%2Fpasswd')).status).toBe(404);
  });

  it('unused photographs are deleted after a day', async () => {
    const unused = photographOf(await addToReview()).id;
    const used = photographOf(await addToReturn()).id;
    const key = randomUUID();
    await requestReturn([used], key);
    const left = async () => {
      await shop.runJobs('forget-shopper-photographs');
      const { rows } = await shop.database.execute<{ id: string }>(sql`
        select id from shopper_photographs where id in (${unused}, ${used})`);
      return rows.map(({ id }) => id);
    };

    shop.pass(DAY_MS - HOUR_MS);
    expect(await left()).toHaveLength(2);
    shop.pass(2 * HOUR_MS);
    expect(await left()).toEqual([used]);
    packer = await openDesk(shop, 'packer');
    await packer.call('POST', `/returns/${key}/decline`, { reason: 'It has been used.' });
    shop.pass(89 * DAY_MS);
    expect(await left()).toEqual([used]);
    shop.pass(2 * DAY_MS);
    expect(await left()).toEqual([]);
  });

  it('deleting an account deletes the shopper’s photographs', async () => {
    const ids = [photographOf(await addToReview()).id, photographOf(await addToReturn()).id];
    await requestReturn(ids.slice(1));
    const person = { id: asha.id, email: asha.email, phone: null };
    expect(await shopperPhotographsPersonalData.sections(shop.database, person)).toMatchObject({
      photographs: [{ id: ids[0] }, { id: ids[1] }],
    });

    await shop.database.transaction((tx) => shopperPhotographsPersonalData.forget(tx, person, new Date()));
    await removeFolders();

    expect(await foldersOf(ids)).toEqual([]);
  });

  const onSmallDisk = canMountDisk() ? it : it.skip;
  onSmallDisk('a photograph for which there is no room gets 507 and can be sent again', async () => {
    mountDisk(folder, 'size=4k');
    try {
      const refused = await addToReview(large);
      mountDisk(folder, 'remount,size=8m');

      expect(codeOf(refused)).toEqual([507, 'STORAGE_FULL']);
      expect((await addToReview()).statusCode).toBe(201);
    } finally {
      unmountDisk(folder);
    }
  });
});
