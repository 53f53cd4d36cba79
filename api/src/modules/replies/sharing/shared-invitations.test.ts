import type { PrintLine, ResponseOf } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { replyCodeOf } from '@kaagazz/domain/print';
import sharp from 'sharp';
import { openPayingShop, type PayingShop } from '../../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../../test-support/test-shop.ts';
import { repliesPersonalData } from '../replies-personal-data.ts';
import { sharedInvitations } from './shared-invitations.tables.ts';

type Sharing = ResponseOf<'GET /print/lines/:id/sharing'>['sharing'];
type Invitation = ResponseOf<'GET /invitations/:code'>['invitation'];

const DAY_MS = 24 * 60 * 60_000;

describe('shared invitations', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let host: Shopper;
  let asha: Shopper;
  let line: PrintLine;
  let start: Date;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38)]);
    start = shop.now();
    host = await shop.signIn();
    asha = host;
    line = await ordered({ replyCode: 'yes' });
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    goToDay(0);
    await shop.database.delete(sharedInvitations);
    asha = await shop.signInAgain(host);
  });

  const dayAfter = (days: number) => dayInIndia(new Date(start.getTime() + days * DAY_MS));
  const goToDay = (days: number) => shop.pass(start.getTime() + days * DAY_MS - shop.now().getTime());

  async function ordered(fields: object): Promise<PrintLine> {
    const created = await print.approvedLine(asha, { fields: { ...WEDDING, date: dayAfter(20), ...fields } });
    const payment = await shop.createOrder(asha, [{ productId: created.id, quantity: created.quantity }]);
    await shop.verifyOrder(asha, await shop.pay(payment.json().order.id));
    return created;
  }

  const call = (method: 'GET' | 'PUT' | 'DELETE', { id } = line, shopper = asha) =>
    print.call(shopper, method, `/lines/${id}/sharing`);

  async function share(of = line): Promise<string> {
    const { url } = (await call('PUT', of)).json<{ sharing: Sharing }>().sharing;
    return url?.slice(url.lastIndexOf('/') + 1) ?? '';
  }

  const get = (path: string) => shop.app.inject(`/api/invitations/${path}`);
  const open = async (code: string) => (await get(code)).json<{ invitation: Invitation }>().invitation;

  it('a shared invitation shows the card, the wedding events and a link to the RSVP form', async () => {
    const code = await share();
    const opened = await open(code);
    const picture = await get(`${code}/picture.webp`);
    const calendar = await get(`${code}/calendar.ics`);

    expect(replyCodeOf(code)).toBe(code);
    expect(opened).toMatchObject({
      title: 'Marriage invitation: Asha & रवि',
      venue: WEDDING.venue,
      functions: [{ name: 'Wedding', day: dayAfter(20) }],
      keptUntil: dayAfter(50),
      isOver: false,
    });
    expect(opened?.replyPath).toMatch(/^\/r\/[0-9A-Z]{13}$/);
    expect(opened?.replyPath).not.toContain(code);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(calendar.payload).toContain('SUMMARY:Wedding: Asha & रवि');
    expect((await shop.myOrders(asha))[0]).toMatchObject({ products: [{ print: { sharePath: `/share/${line.id}` } }] });
  });

  it('the picture for link previews is a 1200 × 630 px JPEG', async () => {
    const { rawPayload, headers } = await get(`${await share()}/preview.jpg`);

    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('two simultaneous requests to share an invitation create one link', async () => {
    const codes = await Promise.all([share(), share(), share()]);

    expect(new Set([...codes, await share()]).size).toBe(1);
  });

  it('an invitation that is shared again gets a new link', async () => {
    const code = await share();
    await call('DELETE');

    const statuses = await Promise.all(
      ['picture.webp', 'preview.jpg', 'calendar.ics'].map((file) => get(`${code}/${file}`)),
    );

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await open(code)).toBeNull();
    expect((await call('GET')).json()).toMatchObject({ sharing: { url: null } });
    expect(await share()).not.toBe(code);
  });

  it.each(['0123456789ABC', 'nonsense', '..%2Fx'])('the code %s doesn’t open an invitation', async (code) => {
    expect((await get(code)).json()).toEqual({ success: true, invitation: null });
  });

  it('only the host of an ordered invitation can share it', async () => {
    const banu = await shop.signIn();
    const inCart = await print.line(banu);

    expect((await call('PUT', line, banu)).statusCode).toBe(404);
    expect((await call('PUT', inCart, banu)).statusCode).toBe(404);
  });

  it('the shared picture of a card with a guest list does not show any guest’s name', async () => {
    const guests = Array.from({ length: 10 }, (_, index) => `Guest ${index}`).join('\n');
    const ofGuests = await ordered({ guests });
    const without = await ordered({});

    const [one, other] = await Promise.all([share(ofGuests), share(without)]);
    const pictures = await Promise.all([one, other].map((code) => get(`${code}/picture.webp`)));

    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('the shared page shows the new text of a card that was changed after the order', async () => {
    const changed = await ordered({});
    const code = await share(changed);
    const before = await get(`${code}/picture.webp`);
    const body = {
      design: '1',
      requestId: 'd'.repeat(32),
      fields: { ...WEDDING, date: dayAfter(20), brideName: 'Meera' },
    };
    const { line: revision } = (await print.call(asha, 'POST', `/lines/${changed.id}/revisions`, body)).json<{
      line: PrintLine;
    }>();
    await print.approve(asha, revision);

    const after = await get(`${code}/picture.webp`);

    expect((await open(code))?.title).toBe('Marriage invitation: Meera & रवि');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('the shared page is deleted 30 days after the wedding', async () => {
    const code = await share();
    goToDay(21);
    const over = await open(code);
    goToDay(51);
    const gone = await open(code);
    await shop.runJobs('forget-replies');

    expect(over).toMatchObject({ isOver: true, replyPath: null });
    expect((await get(`${code}/calendar.ics`)).statusCode).toBe(404);
    expect(gone).toBeNull();
    expect(await shop.database.select().from(sharedInvitations)).toEqual([]);
    expect((await call('PUT', line, await shop.signInAgain(host))).json()).toMatchObject({ code: 'NOT_POSSIBLE' });
  });

  it('the host’s data export lists shared invitations', async () => {
    const code = await share();

    const sections = await repliesPersonalData.sections(shop.database, { ...host, phone: null });
    await repliesPersonalData.forget(shop.database, { ...host, phone: null }, shop.now());

    expect(sections.sharedInvitations).toMatchObject([{ code, lineId: line.id }]);
    expect(await open(code)).toBeNull();
  });
});
