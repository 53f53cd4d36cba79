import type { DeskSettings, DeskToday, SiteSettings } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { DEFAULT_SETTINGS } from '@kaagazz/domain/default-settings';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { enqueueMail, SHOP_EMAIL } from '../mail/outbox.ts';
import { officeMail } from '../requests/request-mails.ts';
import { shopSettings } from './settings.tables.ts';

const COMPANY = {
  legalName: 'Kaagazz Paper LLP',
  address: '3 Kumhar Gali, New Delhi 110049',
  phone: '+91 98765 43210',
  email: 'hello@kaagazz.in',
  grievanceOfficer: 'Meera Joshi',
  gstin: '07aaaaa0000a1z5',
};

const TAX = { kind: 'goods', hsn: '', percent: 12, from: '' };

describe('the settings of the shop', () => {
  let shop: PayingShop;
  let founder: DeskClient;
  beforeEach(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', originalPrice: 5_000, stock: 100 });
    founder = await openDesk(shop, 'founder', 'Meera Joshi');
  });
  afterEach(() => shop.close());

  const settings = async () => (await founder.call('GET', '/settings/shop')).json<{ data: DeskSettings }>().data;
  const change = (payload: object) => founder.call('PATCH', '/settings/shop', { version: 1, ...payload });

  it('a new shop’s settings list the company details that are missing for invoices', async () => {
    const { company, missing } = await settings();

    expect(company).toMatchObject({ legalName: '', address: '', phone: '', gstin: '' });
    expect(missing).toEqual(['registered name', 'address', 'phone number', 'email address', 'grievance officer']);
    const today = (await founder.call('GET', '/today')).json<{ data: { warnings: { code: string }[] } }>();
    expect(today.data.warnings).toContainEqual(expect.objectContaining({ code: 'company' }));
  });

  it('the audit log shows the old and new values of changed settings', async () => {
    const { body } = await change({ company: COMPANY });

    expect(body).toMatchObject({
      data: {
        version: 2,
        missing: ['tax rates'],
        company: { legalName: 'Kaagazz Paper LLP', gstin: '07AAAAA0000A1Z5' },
      },
    });
    const log = await founder.call('GET', '/audit?action=settings.change');
    expect(log.body).toMatchObject({
      data: [
        {
          who: { name: 'Meera Joshi' },
          before: { company: { legalName: '' } },
          after: { company: { legalName: 'Kaagazz Paper LLP' } },
        },
      ],
    });
  });

  it('the settings response omits stored company fields that no longer exist', async () => {
    const company = { ...COMPANY, bank: 'Account 1234' };
    const { shipping, pause } = await settings();
    const updatedAt = new Date();
    await shop.database.insert(shopSettings).values({ id: 'shop', version: 1, company, shipping, pause, updatedAt });

    expect((await settings()).company).toEqual(COMPANY);
    expect((await change({ company })).body).toMatchObject({ data: { version: 2 } });
    expect(await shop.database.select().from(shopSettings)).toEqual([
      expect.objectContaining({ company: { ...COMPANY, gstin: '07AAAAA0000A1Z5' } }),
    ]);
  });

  it('changing settings that somebody else has changed returns 409 with the current values', async () => {
    await change({ shipping: { flatFee: 120, freeAbove: 2500 } });

    const late = await change({ shipping: { flatFee: 80, freeAbove: 2500 } });

    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { version: 2, shipping: { flatFee: 120 } } });
  });

  it.each([
    { company: { ...COMPANY, gstin: '07AAAAA' } },
    { company: { ...COMPANY, legalName: '[registered company name]' } },
    { company: { ...COMPANY, phone: '+91 00000 00000' } },
    { company: { ...COMPANY, gstin: '99AAAAA0000A1Z5' } },
    { taxes: { rates: [{ ...TAX, from: '2026-12-01' }] } },
    { taxes: { rates: [{ ...TAX, hsn: '4820' }] } },
    { taxes: { rates: [TAX, { ...TAX, percent: 18 }] } },
    { taxes: { rates: [TAX, { kind: 'print', hsn: '4911', percent: 5, from: '' }, { ...TAX, kind: 'print' }] } },
    { taxes: { rates: [{ ...TAX, percent: 101 }] } },
    { taxes: { rates: [{ ...TAX, percent: 12.345 }] } },
    { taxes: { rates: [TAX, { ...TAX, hsn: 'paper' }] } },
    { taxes: { rates: [TAX, { kind: 'print', hsn: '49110', percent: 5, from: '' }] } },
    { shipping: { flatFee: -1, freeAbove: 2500 } },
    { social: { ...DEFAULT_SETTINGS.social, instagram: 'https://instagram.com.example/kaagazz' } },
    { social: { ...DEFAULT_SETTINGS.social, linkedin: 'javascript:alert(1)' } },
    { shipping: { flatFee: 99, zones: [{ name: 'Delhi', pins: ['011'], flatFee: 50, perKg: 0 }] } },
    { notice: { text: 'Closed.', from: '2026-11-20', to: '2026-11-10' } },
    { social: { ...DEFAULT_SETTINGS.social, instagramPosts: ['https://www.instagram.com/kaagazz'] } },
  ])('reject %j', async (payload) => {
    expect((await change(payload)).status).toBe(400);
    expect((await settings()).version).toBe(1);
  });

  it('a GST-registered shop’s tax rates are listed as missing until they are entered', async () => {
    const registered = (await change({ company: COMPANY })).body;
    const taxes = { rates: [TAX, { ...TAX, hsn: '4820', percent: 5.25, from: '2026-12-01' }] };

    const { body } = await change({ version: 2, taxes });

    expect(registered).toMatchObject({ data: { missing: ['tax rates'] } });
    expect(body).toMatchObject({ data: { version: 3, taxes, missing: [] } });
    const log = await founder.call('GET', '/audit?action=settings.change');
    const entry: unknown = expect.objectContaining({ before: { taxes: { rates: [] } }, after: { taxes } });
    expect(log.body).toMatchObject({ data: expect.arrayContaining([entry]) as unknown });
    const accountant = await openDesk(shop, 'accountant');
    expect((await accountant.call('GET', '/settings/shop')).body).toMatchObject({ data: { taxes } });
    expect((await accountant.call('PATCH', '/settings/shop', { version: 3, taxes })).status).toBe(403);
  });

  it('the staff app’s start page warns if no tax rates are set', async () => {
    const warning = async () => {
      const { data } = (await founder.call('GET', '/today')).json<{ data: DeskToday }>();
      return data.warnings.find(({ code }) => code === 'taxes');
    };

    const message = 'No tax rates are set, so invoices show no GST.';
    expect(await warning()).toEqual({ code: 'taxes', message, path: '/desk/settings#taxes' });
    await change({ company: COMPANY });
    expect(await warning()).toMatchObject({ message: 'No tax rates are set, so invoices can’t be issued.' });
    await change({ version: 2, taxes: { rates: [TAX] } });
    expect(await warning()).toBeUndefined();
  });

  it('the staff app’s Today page shows how many products on sale have no HSN code', async () => {
    const warning = async () => {
      const { data } = (await founder.call('GET', '/today')).json<{ data: DeskToday }>();
      return data.warnings.find(({ code }) => code === 'hsn');
    };
    const { total } = (await founder.call('GET', '/products?withoutHsn=true&state=published')).json<{
      total: number;
    }>();
    const before = await warning();
    await change({ taxes: { rates: [TAX] } });

    const { message, path = '' } = (await warning()) ?? {};

    expect(before).toBeUndefined();
    expect(total).toBeGreaterThan(0);
    expect(message).toMatch(new RegExp(`^${total} products? on sale ha(s|ve) no HSN code`));
    expect(decodeURIComponent(path)).toBe('/desk/products?filter={"withoutHsn":"true","state":"published"}');
  });

  it('a changed shipping fee applies to the next quote and order', async () => {
    const asha = await shop.signIn();
    await change({ shipping: { flatFee: 120 } });

    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect(created.json()).toMatchObject({ summary: { shipping: 120 } });
    expect((await shop.quote([{ productId: 'pen', quantity: 1 }])).json()).toMatchObject({ shipping: 120 });
  });

  it('a changed free-shipping threshold applies to new orders', async () => {
    const asha = await shop.signIn();
    await change({ shipping: { flatFee: 99, freeAbove: 49.99 } });

    const created = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect(created.json()).toMatchObject({ summary: { goods: 50, shipping: 0, total: 50 } });
  });

  it('pages and emails use the updated company details', async () => {
    await change({ company: COMPANY });

    const pages = await shop.app.inject('/api/site/settings');
    expect(pages.json()).toMatchObject({
      settings: { company: { phone: '+91 98765 43210' }, shipping: { flatFee: 99 } },
    });
    await shop.database.transaction((tx) =>
      enqueueMail(tx, officeMail('test', 'A request', [{ label: 'Write to', value: SHOP_EMAIL }]), shop.now()),
    );
    const mail = (await shop.mails()).at(-1);
    expect(mail?.recipient).toBe('hello@kaagazz.in');
    expect(mail?.text).toContain('Write to: hello@kaagazz.in');
  });

  it('settings saved before the free-shipping threshold existed get the default threshold', async () => {
    const { company, pause } = await settings();
    const row = { id: 'shop', version: 1, company, shipping: { flatFee: 80 }, pause, updatedAt: new Date() };
    await shop.database.insert(shopSettings).values(row);

    expect(await settings()).toMatchObject({
      shipping: { flatFee: 80, perKg: 0, freeAbove: 2500, zones: [] },
      social: DEFAULT_SETTINGS.social,
      notice: { text: '' },
    });
  });

  it('the shipping fee depends on the delivery zone and the weight', async () => {
    const zones = [{ name: 'North East', pins: ['78', '79'], flatFee: 180, perKg: 40 }];
    await change({ shipping: { flatFee: 99, zones } });
    await shop.addProduct({ id: 'ream', originalPrice: 10_000, stock: 9, weightGrams: 2_500 });
    const asha = await shop.signIn();
    const ream = [{ productId: 'ream', quantity: 1 }];
    const guwahati = { ...ADDRESS, address: '4 MG Road\nGuwahati, Assam 781001' };

    const quote = await shop.app.inject({
      method: 'POST',
      url: '/api/payment/quote',
      payload: { products: ream, pin: '781001' },
    });
    expect(quote.json()).toMatchObject({ shipping: 260, flatShipping: 99 });
    const cheaper = await shop.createOrder(asha, ream, { shippingAddress: guwahati, expectedTotal: 199 });
    expect([cheaper.statusCode, cheaper.json()]).toEqual([409, expect.objectContaining({ code: 'PRICE_CHANGED' })]);
    const nowhere = await shop.createOrder(asha, ream, { shippingAddress: { ...ADDRESS, address: '4 MG Road' } });
    expect(nowhere.statusCode).toBe(400);

    const created = await shop.createOrder(asha, ream, { shippingAddress: guwahati });
    expect(created.json()).toMatchObject({ summary: { goods: 100, shipping: 260, total: 360 } });
  });

  it('delivery dates skip holidays entered by staff', async () => {
    const delivery = async () => (await shop.app.inject('/api/delivery/110049')).json<{ delivery: object }>().delivery;
    const before = await delivery();
    const next = dayInIndia(new Date(shop.now().getTime() + 24 * 60 * 60_000));
    const off = Array.from({ length: 6 }, (_, days) => {
      const day = dayInIndia(new Date(shop.now().getTime() + (days + 1) * 24 * 60 * 60_000));
      return { day, name: `Holiday ${days}`, isYearly: days === 0 };
    });

    expect((await settings()).holidays).toContainEqual({ day: '2026-01-26', name: 'Republic Day', isYearly: true });
    expect((await change({ holidays: [off[0], ...off] })).status).toBe(400);
    await change({ holidays: off });

    expect(await delivery()).not.toEqual(before);
    const site = (await shop.app.inject('/api/site/settings')).json<{ settings: SiteSettings }>().settings;
    expect(site.holidays).toEqual([next.slice(5), ...off.slice(1).map(({ day }) => day)]);
  });

  it('rejects incomplete or invalid bank details with 400', async () => {
    const bank = {
      accountName: 'Kaagazz Paper LLP',
      accountNumber: '1234 5678 9012',
      ifsc: 'sbin0001234',
      bank: 'SBI',
    };
    const wrong = [{ ifsc: 'SBIN1' }, { accountNumber: '12345' }, { accountNumber: '12a456789' }, { bank: '' }];
    for (const each of wrong) expect((await change({ bank: { ...bank, ...each } })).status).toBe(400);

    await change({ bank });

    expect((await settings()).bank).toEqual({ ...bank, accountNumber: '123456789012', ifsc: 'SBIN0001234' });
    expect((await shop.app.inject('/api/site/settings')).payload).not.toContain('123456789012');
  });

  it('the site settings contain a notice only on its scheduled days', async () => {
    const noticeNow = async () =>
      (await shop.app.inject('/api/site/settings')).json<{ settings: SiteSettings }>().settings.notice;
    const today = dayInIndia(shop.now());
    await change({ notice: { text: 'Closed for Diwali.', from: today, to: today } });
    expect(await noticeNow()).toBe('Closed for Diwali.');

    await change({ version: 2, pause: { isPaused: true, message: 'Back on Monday.' } });
    expect(await noticeNow()).toBe('Back on Monday.');

    await change({ version: 3, pause: { isPaused: false, message: '' } });
    shop.pass(24 * 60 * 60_000);
    expect(await noticeNow()).toBe('');
  });

  it('a paused shop does not accept orders', async () => {
    const asha = await shop.signIn();
    await change({ pause: { isPaused: true, message: 'We are back on Monday.' } });

    const refused = await shop.createOrder(asha, [{ productId: 'pen', quantity: 1 }]);

    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'SHOP_PAUSED', message: 'We are back on Monday.' }),
    ]);
  });
});
