import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

describe('PIN codes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each([
    ['110049', ['Delhi'], 'New Delhi'],
    ['560038', ['Karnataka'], 'Bengaluru'],
    ['682001', ['Kerala', 'Lakshadweep'], 'Kochi'],
    ['500034', ['Telangana'], 'Hyderabad'],
    ['194101', ['Ladakh'], 'Leh'],
    ['744399', ['Andaman and Nicobar Islands'], null],
    ['999999', [], null],
  ])('PIN code %s is in %j, city %s', async (pin, states, city) => {
    const response = await shop.app.inject(`/api/pin-code/${pin}`);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, pin, states, city });
  });

  it.each(['012345', '1234', 'abcdef', '1100491'])('GET /api/pin-code/%s responds 400', async (pin) => {
    expect((await shop.app.inject(`/api/pin-code/${pin}`)).statusCode).toBe(400);
  });
});
