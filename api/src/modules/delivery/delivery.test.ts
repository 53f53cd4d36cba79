import { deliveryWindow } from '@kaagazz/domain';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { DEFAULT_HOLIDAYS } from '../settings/default-holidays.ts';
import { holidayDates } from '../settings/shop-settings.ts';

const HILLS = { ...ADDRESS, address: '4 Hill Road\nShillong, Meghalaya 793001' };
const holidays = holidayDates(DEFAULT_HOLIDAYS);
const DAY_MS = 24 * 60 * 60 * 1000;

describe('delivery dates', () => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 10 });
  });
  afterAll(() => shop.close());

  it.each([
    ['110049', 1],
    ['110049?days=8', 8],
    ['793001?days=5', 5],
  ])('GET /delivery/%s returns the dates of an order placed now', async (path, productionDays) => {
    const response = await shop.app.inject(`/api/delivery/${path}`);

    const pin = path.slice(0, 6);
    const delivery = deliveryWindow({ orderedAt: shop.now(), pin, productionDays, holidays });
    expect(response.json()).toEqual({ success: true, pin, delivery });
  });

  it('GET /delivery/:pin returns no delivery dates for a nonexistent PIN code', async () => {
    expect((await shop.app.inject('/api/delivery/990001')).json()).toMatchObject({ success: true, delivery: null });
  });

  it('an order keeps the delivery dates that were shown at checkout', async () => {
    // 1:55 pm in India, five minutes before the shipping cut-off.
    const today = new Date(shop.now()).setUTCHours(8, 25, 0, 0);
    shop.pass(today + DAY_MS - shop.now().getTime());
    const asha = await shop.signIn();
    const shown = deliveryWindow({ orderedAt: shop.now(), pin: '793001', productionDays: 1, holidays });
    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }], { shippingAddress: HILLS });

    shop.pass(8 * 60_000);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));

    expect(await shop.myOrders(asha)).toMatchObject([{ delivery: shown }]);
  });

  it('an order has no delivery dates if its address has no PIN code', async () => {
    const buyer = await shop.signIn();
    await shop.buy(buyer, [{ productId: 'pen', quantity: 1 }], { shippingAddress: ADDRESS });

    const [order] = await shop.myOrders(buyer);
    expect(order).not.toHaveProperty('delivery');
  });
});
