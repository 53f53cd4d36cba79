import { engines } from '../test-support/engines.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';

describe.each(engines)('the api on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  it('says that it is well', async () => {
    const answer = await shop.app.inject('/api/health');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
  });
});
