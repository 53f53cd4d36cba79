import { randomUUID } from 'node:crypto';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';

interface Saved {
  _id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  lastUsedAt: string;
}

const HOME = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Lodhi Road\nDelhi 110003',
};
const OFFICE = {
  name: 'आशा राव',
  email: 'office@example.com',
  phone: '6123456789',
  address: '4 Janpath, Delhi 110001',
};

describe('saved addresses', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'notebook' });
  });
  afterAll(() => shop.close());

  const call = (shopper: Shopper, method: 'GET' | 'POST' | 'PUT' | 'DELETE', id: string | null, payload?: object) =>
    shop.app.inject({
      method,
      url: `/api/auth/addresses${id === null ? '' : `/${id}`}`,
      headers: shopper.headers,
      ...(payload && { payload }),
    });
  const list = async (shopper: Shopper) => (await call(shopper, 'GET', null)).json<{ addresses: Saved[] }>().addresses;
  const save = async (shopper: Shopper, address: object) =>
    (await call(shopper, 'POST', null, address)).json<{ address: Saved }>().address;

  it('GET /addresses lists the most recently used address first', async () => {
    const asha = await shop.signIn();
    expect((await call(asha, 'GET', null)).json()).toEqual({ success: true, addresses: [] });

    const response = await call(asha, 'POST', null, { ...HOME, email: ' Asha@Example.com ', _id: randomUUID() });
    shop.pass(1_000);
    await save(asha, OFFICE);

    expect(response.statusCode).toBe(201);
    const { address } = response.json<{ address: Saved }>();
    expect(address).toMatchObject(HOME);
    expect(await list(asha)).toMatchObject([OFFICE, { ...HOME, _id: address._id }]);
  });

  it('saving an address again moves it to the front of the list', async () => {
    const asha = await shop.signIn();
    const home = await save(asha, HOME);
    shop.pass(1_000);
    await save(asha, OFFICE);
    shop.pass(1_000);

    const again = await save(asha, { ...HOME, name: ' Asha   Rao ' });

    expect(again).toEqual({ ...home, lastUsedAt: shop.now().toISOString() });
    expect(await list(asha)).toMatchObject([HOME, OFFICE]);
  });

  it('using an address in an order moves it to the front of the list', async () => {
    const asha = await shop.signIn();
    await save(asha, HOME);
    shop.pass(1_000);
    await save(asha, OFFICE);
    shop.pass(1_000);

    await shop.createOrder(asha, [{ productId: 'notebook', quantity: 1 }], { shippingAddress: HOME });

    expect(await list(asha)).toMatchObject([HOME, OFFICE]);
  });

  it('ten simultaneous requests to save the same address store it only once', async () => {
    const asha = await shop.signIn();

    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await save(asha, HOME))._id));

    expect(new Set(ids).size).toBe(1);
    expect(await list(asha)).toHaveLength(1);
  });

  it('editing an address to match another saved address deletes the duplicate', async () => {
    const asha = await shop.signIn();
    const home = await save(asha, HOME);
    await save(asha, OFFICE);

    const moved = await call(asha, 'PUT', home._id, { ...HOME, address: 'Moved to 9 Mall Road' });
    expect(moved.json()).toMatchObject({ success: true, address: { _id: home._id, address: 'Moved to 9 Mall Road' } });
    expect(await list(asha)).toHaveLength(2);

    await call(asha, 'PUT', home._id, OFFICE);
    expect(await list(asha)).toMatchObject([{ ...OFFICE, _id: home._id }]);
  });

  it('changing or removing an address that was already removed returns ADDRESS_NOT_FOUND', async () => {
    const asha = await shop.signIn();
    const { _id } = await save(asha, HOME);

    expect((await call(asha, 'DELETE', _id)).json()).toEqual({ success: true });

    expect(await list(asha)).toEqual([]);
    expect((await call(asha, 'DELETE', _id)).json()).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    expect((await call(asha, 'PUT', _id, HOME)).json()).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });

  it('an account can have at most ten addresses, even if 13 requests arrive at once', async () => {
    const asha = await shop.signIn();

    const responses = await Promise.all(
      Array.from({ length: 13 }, (_, house) => call(asha, 'POST', null, { ...HOME, address: `House ${house}` })),
    );

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(3).fill(409),
    ]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ success: false, code: 'TOO_MANY_ADDRESSES' });
    const [first] = await list(asha);
    expect((await call(asha, 'POST', null, { ...HOME, address: first?.address })).statusCode).toBe(201);
    await call(asha, 'DELETE', first?._id ?? '');
    expect((await call(asha, 'POST', null, OFFICE)).statusCode).toBe(201);
  });

  it("a shopper cannot change or remove another shopper's address", async () => {
    const [asha, meera] = [await shop.signIn(), await shop.signIn()];
    const { _id } = await save(asha, HOME);

    const responses = [await call(meera, 'PUT', _id, OFFICE), await call(meera, 'DELETE', _id)];

    expect(responses.map((response) => [response.statusCode, response.json<{ code: string }>().code])).toEqual([
      [404, 'ADDRESS_NOT_FOUND'],
      [404, 'ADDRESS_NOT_FOUND'],
    ]);
    expect(await list(meera)).toEqual([]);
    expect(await list(asha)).toMatchObject([HOME]);
  });

  it.each([randomUUID(), 'nonsense', '%00', '%252e', 'null', 'x'.repeat(400)])(
    'removing an address with the id %s gets 404 ADDRESS_NOT_FOUND',
    async (id) => {
      const response = await call(await shop.signIn(), 'DELETE', id);

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, code: 'ADDRESS_NOT_FOUND' });
    },
  );

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['email', 'not an address'],
    ['phone', '1234567890'],
    ['phone', '98765'],
    ['address', ' \n '],
    ['address', 'x'.repeat(501)],
    ['address', 'zero\u0000byte'],
    ['address', undefined],
    ['name', '\u200b'],
    ['name', 'Asha \u202eoaR'],
    ['address', '\u200b\u2060\ufeff'],
  ])('an address with the %s %j is rejected', async (field, value) => {
    const asha = await shop.signIn();
    const { _id } = await save(asha, HOME);
    const wrong = { ...OFFICE, [field]: value };

    const responses = [await call(asha, 'POST', null, wrong), await call(asha, 'PUT', _id, wrong)];

    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION', field });
    }
    expect(await list(asha)).toMatchObject([HOME]);
  });

  it('every address operation requires a session', async () => {
    const visitor = { id: '', email: '', headers: { authorization: 'Bearer nonsense' } };

    const responses = [
      await call(visitor, 'GET', null),
      await call(visitor, 'POST', null, HOME),
      await call(visitor, 'PUT', randomUUID(), HOME),
      await call(visitor, 'DELETE', randomUUID()),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});
