import type { PrintLine, ResponseOf } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import { MAXIMUM_REPLIES, replyCodeOf } from '@kaagazz/domain/print';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { priceRow, printClient, WEDDING } from '../../../test-support/printing-shop.ts';
import type { Shopper } from '../../../test-support/test-shop.ts';
import { throttleCounts } from '../throttle/throttle.tables.ts';
import { readQrCodes } from '../print/inspection/read-qr-code.ts';
import { repliesPersonalData } from './replies-personal-data.ts';
import { replies, replyCodes } from './replies.tables.ts';

type Invitation = ResponseOf<'POST /replies/:code'>['invitation'];
type HostReplies = ResponseOf<'GET /print/lines/:id/replies'>['replies'];

const DAY_MS = 24 * 60 * 60_000;
const MINE = 'a'.repeat(32);
const REPLY = { token: MINE, names: 'Ravi and Meera', guests: { card: 2 }, note: 'We arrive on Friday.' };

describe('RSVP replies', () => {
  let shop: PayingShop;
  let print: ReturnType<typeof printClient>;
  let host: Shopper;
  let asha: Shopper;
  let line: PrintLine;
  let code: string;
  let start: Date;
  beforeAll(async () => {
    shop = await openPayingShop();
    print = printClient(shop);
    await print.setPrices('marriage', [priceRow(38)]);
    start = shop.now();
    host = await shop.signIn();
    asha = host;
    line = await print.approvedLine(asha, { fields: fieldsWithCode() });
    await order(line);
    code = codeIn((await hostView(line)).url);
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    goToDay(0);
    await shop.database.delete(replies);
    await shop.database.delete(throttleCounts);
    await shop.database.update(replyCodes).set({ functions: null, lastDay: null, closesOn: null, forgottenAt: null });
    asha = await shop.signInAgain(host);
  });

  const dayAfter = (days: number) => dayInIndia(new Date(start.getTime() + days * DAY_MS));

  const goToDay = (days: number) => shop.pass(start.getTime() + days * DAY_MS - shop.now().getTime());

  const codeIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

  const fieldsWithCode = () => ({ ...WEDDING, date: dayAfter(20), replyCode: 'yes' });

  async function order({ id, quantity }: PrintLine): Promise<void> {
    const created = await shop.createOrder(asha, [{ productId: id, quantity }]);
    await shop.verifyOrder(asha, await shop.pay(created.json().order.id));
  }

  const open = (code: string, token: string | null = null) =>
    shop.app.inject({ method: 'POST', url: `/api/replies/${code}`, payload: { token } });

  const invitation = async (code: string, token?: string) =>
    (await open(code, token)).json<{ invitation: Invitation }>().invitation;

  const reply = (code: string, change: object = {}) =>
    shop.app.inject({ method: 'PUT', url: `/api/replies/${code}`, payload: { ...REPLY, ...change } });

  const hostView = async ({ id }: Pick<PrintLine, 'id'>) =>
    (await print.call(asha, 'GET', `/lines/${id}/replies`)).json<{ replies: HostReplies }>().replies;

  const settings = ({ id }: PrintLine, body: object) => print.call(asha, 'PUT', `/lines/${id}/replies`, body);

  async function revise({ id }: PrintLine, fields: object): Promise<PrintLine> {
    const body = { design: '1', fields, requestId: 'c'.repeat(32) };
    const revised = (await print.call(asha, 'POST', `/lines/${id}/revisions`, body)).json<{ line: PrintLine }>().line;
    await print.approve(asha, revised);
    return revised;
  }

  const printFile = async (id: string) => (await print.call(asha, 'GET', `/lines/${id}/print-file`)).rawPayload;

  const readCode = async (file: Buffer) => (await readQrCodes(file, [0]))[0] ?? null;

  const guestNames = async () => (await shop.database.select().from(replies)).map(({ names }) => names);

  it('the printed RSVP code opens the invitation once the card has been paid for', async () => {
    const printed = await readCode(await printFile(line.id));

    expect(printed).toBe(`${shop.config.siteOrigin}/r/${code}`);
    expect(replyCodeOf(code)).toBe(code);
    expect(line.options).toContainEqual({ label: 'RSVP code', value: 'With an RSVP code' });
    expect(await invitation(code.toLowerCase())).toEqual({
      title: 'Marriage invitation: Asha & रवि',
      venue: WEDDING.venue,
      time: WEDDING.time,
      functions: [{ id: 'card', name: 'Wedding', day: dayAfter(20) }],
      closesOn: dayAfter(20),
      keptUntil: dayAfter(50),
      reply: null,
    });
    const [listed] = (await shop.myOrders(asha)) as { products: { print: { repliesPath?: string } }[] }[];
    expect(listed?.products[0]?.print.repliesPath).toBe(`/replies/${line.id}`);
  });

  it('an RSVP code does not open the invitation until the card has been paid for', async () => {
    const ravi = await shop.signIn();
    const inCart = await print.line(ravi, { fields: fieldsWithCode() });
    const file = (await print.call(ravi, 'GET', `/lines/${inCart.id}/print-file`)).rawPayload;

    const response = await open(codeIn((await readCode(file)) ?? ''));

    expect(response.json()).toEqual({ success: true, invitation: null });
  });

  it('an RSVP code can be added to a card that was ordered without one', async () => {
    asha = await shop.signIn();
    const plain = await print.approvedLine(asha, { fields: { ...fieldsWithCode(), replyCode: '' } });
    await order(plain);
    const before = await print.call(asha, 'GET', `/lines/${plain.id}/replies`);
    const [listed] = (await shop.myOrders(asha)) as { products: { print: object }[] }[];

    const revised = await revise(plain, fieldsWithCode());

    expect(await readCode(await printFile(plain.id))).toBeNull();
    expect(before.json()).toMatchObject({ code: 'PRINT_LINE_NOT_FOUND' });
    expect(listed?.products[0]?.print).not.toHaveProperty('repliesPath');
    expect(await readCode(await printFile(revised.id))).toBe((await hostView(plain)).url);
  });

  it('a reply that is sent several times at once is saved only once', async () => {
    const sent = await Promise.all([reply(code), reply(code), reply(code)]);
    const saved = await invitation(code, MINE);
    await reply(code, { guests: { card: 0 }, note: '' });

    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(saved?.reply).toEqual({ names: REPLY.names, guests: { card: 2 }, note: REPLY.note });
    expect((await hostView(line)).list).toEqual([
      {
        ...{
          id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
          names: REPLY.names,
          guests: { card: 0 },
          note: '',
        },
        ...{ changedAt: shop.now().toISOString(), keptUntil: dayAfter(50) },
      },
    ]);
  });

  it('a guest’s reply can be read only with its token', async () => {
    await reply(code);

    expect((await invitation(code))?.reply).toBeNull();
    expect((await invitation(code, 'b'.repeat(32)))?.reply).toBeNull();
    const stored = await shop.database.select().from(replies);
    expect(stored).toMatchObject([{ names: REPLY.names }]);
    expect(JSON.stringify(stored)).not.toContain(MINE);
  });

  it.each([
    ['no name', { names: ' ' }],
    ['a name over 160 characters', { names: 'x'.repeat(161) }],
    ['a note over 300 characters', { note: 'x'.repeat(301) }],
    ['21 guests', { guests: { card: 21 } }],
    ['half a guest', { guests: { card: 1.5 } }],
    ['no function', { guests: {} }],
    ['only functions that the card does not have', { guests: { other: 2 } }],
    ['a token that is too short', { token: 'a' }],
  ])('a reply with %s is rejected', async (_case, change) => {
    expect((await reply(code, change)).json()).toMatchObject({ code: 'VALIDATION' });
  });

  it('saves a reply’s guest counts only for wedding events that the host has listed', async () => {
    const functions = [
      { id: 'a', name: 'Sangeet', day: dayAfter(19) },
      { id: 'b', name: 'Pheras', day: dayAfter(20) },
    ];

    const changed = await settings(line, { functions, closesOn: dayAfter(10) });
    await reply(code, { guests: { a: 0, b: 3, card: 9 } });

    expect(changed.json<{ replies: HostReplies }>().replies).toMatchObject({ functions, closesOn: dayAfter(10) });
    expect(await invitation(code, MINE)).toMatchObject({ functions, reply: { guests: { a: 0, b: 3 } } });
  });

  it.each([
    ['no function', () => ({ functions: [], closesOn: dayAfter(1) })],
    [
      'two functions with the same id',
      () => ({ functions: ['a', 'a'].map((id) => ({ id, name: 'Haldi', day: dayAfter(9) })), closesOn: dayAfter(1) }),
    ],
    [
      'a last day for replies after the last function',
      () => ({ functions: [{ id: 'a', name: 'Haldi', day: dayAfter(9) }], closesOn: dayAfter(10) }),
    ],
  ])('settings with %s are rejected', async (_case, body) => {
    expect((await settings(line, body())).json()).toMatchObject({ code: 'VALIDATION' });
  });

  it('a card keeps its RSVP code when the wedding date changes', async () => {
    asha = await shop.signIn();
    const card = await print.approvedLine(asha, { fields: fieldsWithCode() });
    await order(card);

    const revised = await revise(card, { ...fieldsWithCode(), date: dayAfter(25) });

    const { url } = await hostView(card);
    expect(await readCode(await printFile(revised.id))).toBe(url);
    expect(await invitation(codeIn(url))).toMatchObject({ closesOn: dayAfter(25) });
  });

  it('a guest can reply again after the host has deleted the first reply', async () => {
    await reply(code);
    await reply(code, { token: 'b'.repeat(32), names: 'Mallory' });
    const { list } = await hostView(line);
    const { id } = list.find(({ names }) => names === 'Mallory') ?? {};

    const left = await print.call(asha, 'DELETE', `/lines/${line.id}/replies/${id}`);
    const repeated = await print.call(asha, 'DELETE', `/lines/${line.id}/replies/${id}`);

    expect(left.json<{ replies: HostReplies }>().replies.list.map(({ names }) => names)).toEqual([REPLY.names]);
    expect(repeated.statusCode).toBe(200);
    expect(await guestNames()).toEqual([REPLY.names]);
    expect((await reply(code, { token: 'b'.repeat(32) })).statusCode).toBe(200);
  });

  it('postponing the wedding doesn’t delay the deletion of existing replies', async () => {
    await reply(code);
    await settings(line, { functions: [{ id: 'card', name: 'Wedding', day: dayAfter(100) }], closesOn: dayAfter(99) });
    await reply(code, { token: 'b'.repeat(32), names: 'Meera' });

    expect(await invitation(code)).toMatchObject({ keptUntil: dayAfter(130) });
    expect(await invitation(code, MINE)).toMatchObject({ keptUntil: dayAfter(50), reply: { names: REPLY.names } });
    const told = (await hostView(line)).list.map(({ names, keptUntil }) => [names, keptUntil]);
    expect(told.toSorted()).toEqual([
      ['Meera', dayAfter(130)],
      [REPLY.names, dayAfter(50)],
    ]);
    goToDay(50);
    await shop.runJobs('forget-replies');
    expect(await guestNames()).toHaveLength(2);
    goToDay(51);
    await shop.runJobs('forget-replies');
    expect(await guestNames()).toEqual(['Meera']);
  });

  it('after a wedding is postponed, new replies are kept until 30 days after the new date', async () => {
    await reply(code);
    await settings(line, { functions: [{ id: 'card', name: 'Wedding', day: dayAfter(100) }], closesOn: dayAfter(99) });
    await reply(code, { note: 'We still come.' });

    expect(await invitation(code, MINE)).toMatchObject({ keptUntil: dayAfter(130) });
    expect((await hostView(line)).list).toMatchObject([{ keptUntil: dayAfter(130) }]);
    goToDay(51);
    await shop.runJobs('forget-replies');
    expect((await invitation(code, MINE))?.reply).toMatchObject({ note: 'We still come.' });
  });

  it('replies are deleted earlier if the wedding date is brought forward', async () => {
    await reply(code);
    await settings(line, { functions: [{ id: 'card', name: 'Wedding', day: dayAfter(5) }], closesOn: dayAfter(5) });

    expect(await invitation(code, MINE)).toMatchObject({ keptUntil: dayAfter(35) });
    goToDay(36);
    await shop.runJobs('forget-replies');
    expect(await guestNames()).toEqual([]);
  });

  it('guests can reply again if the wedding is postponed after the replies were deleted', async () => {
    await reply(code);
    goToDay(51);
    await shop.runJobs('forget-replies');
    asha = await shop.signInAgain(asha);
    const closed = await invitation(code);

    await settings(line, { functions: [{ id: 'card', name: 'Wedding', day: dayAfter(80) }], closesOn: dayAfter(79) });
    const reopened = await invitation(code);
    await reply(code, { names: 'Ravi again' });
    await shop.runJobs('forget-replies');

    expect(closed).toBeNull();
    expect(reopened).toMatchObject({ keptUntil: dayAfter(110), reply: null });
    expect(await hostView(line)).toMatchObject({ isOpen: true, isDeleted: false, list: [{ names: 'Ravi again' }] });
    goToDay(111);
    await shop.runJobs('forget-replies');
    expect(await guestNames()).toEqual([]);
    asha = await shop.signInAgain(asha);
    expect(await hostView(line)).toMatchObject({ isDeleted: true });
  });

  it('the calendar file is available until the day of the last wedding event', async () => {
    await reply(code);
    const functions = [{ id: 'card', name: 'Wedding', day: dayAfter(20) }];
    await settings(line, { functions, closesOn: dayAfter(10) });
    goToDay(20);
    const download = (of: string) => shop.app.inject({ method: 'GET', url: `/api/replies/${of}/calendar.ics` });

    const file = await download(code);

    expect(await invitation(code)).toBeNull();
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain(`DTSTART;TZID=Asia/Kolkata:${dayAfter(20).replaceAll('-', '')}T183000`);
    expect(file.body).not.toContain('Meera');
    goToDay(21);
    expect((await download(code)).json()).toEqual((await download('0000000000000')).json());
    expect((await download(code)).json()).toMatchObject({ code: 'REPLIES_CLOSED' });
  });

  it('one network can send at most 40 new replies to an invitation per hour', async () => {
    const sent = [];
    for (let at = 0; at < 41; at += 1) sent.push(await reply(code, { token: at.toString(16).padStart(32, '0') }));

    expect(sent.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(40);
    expect(sent.at(-1)?.statusCode).toBe(429);
    expect(Number(sent.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await reply(code, { token: '0'.repeat(32), note: 'Late' })).statusCode).toBe(200);
    shop.pass(60 * 60_000);
    expect((await reply(code, { token: 'f'.repeat(32) })).statusCode).toBe(200);
  });

  it('guests on other networks can still reply while four networks send too many replies', async () => {
    const sendFrom = (network: number, at: number) =>
      shop.app.inject({
        method: 'PUT',
        url: `/api/replies/${code}`,
        headers: { 'x-forwarded-for': `10.1.0.${network}` },
        payload: { ...REPLY, token: `${network}${String(at).padStart(31, '0')}` },
      });
    const statuses = [];
    for (const network of [1, 2, 3, 4]) {
      for (let at = 0; at < 34; at += 1) statuses.push((await sendFrom(network, at)).statusCode);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(4 * 3 + 120);
    expect(statuses.at(-1)).toBe(429);
    const family = [await sendFrom(5, 0), await sendFrom(5, 1), await sendFrom(5, 2), await sendFrom(5, 3)];
    expect(family.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  it('the CSV export of replies escapes formulas', async () => {
    await reply(code, { names: '=HYPERLINK("https://evil.example")', note: '-1+1' });
    await reply(code, { token: 'b'.repeat(32), names: 'आराध्या' });

    const file = await print.call(asha, 'GET', `/lines/${line.id}/replies.csv`);

    expect(file.headers['content-disposition']).toBe('attachment; filename="replies.csv"');
    const rows = parse(file.body, { bom: true });
    expect(rows[0]).toEqual(['Names', `Wedding (${dayAfter(20)})`, 'Note', 'Replied']);
    expect(
      rows
        .slice(1)
        .map(([names, guests, note]) => [names, guests, note])
        .toSorted(),
    ).toEqual([
      [`'=HYPERLINK("https://evil.example")`, '2', "'-1+1"],
      ['आराध्या', '2', REPLY.note],
    ]);
  });

  it('other shoppers can neither read nor change the replies to a host’s invitation', async () => {
    const mallory = await shop.signIn();
    const body = { functions: [{ id: 'a', name: 'Haldi', day: dayAfter(9) }], closesOn: dayAfter(9) };

    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', '.csv', undefined],
      ['PUT', '', body],
      ['DELETE', `/${'0'.repeat(32)}`, undefined],
    ] as const) {
      const response = await print.call(mallory, method, `/lines/${line.id}/replies${path}`, payload);
      expect(response.json()).toMatchObject({ code: 'PRINT_LINE_NOT_FOUND' });
    }
  });

  it('new replies are rejected once a card has the maximum number of replies', async () => {
    await reply(code);
    await shop.database.execute(sql`
      insert into replies (code, token_sha256, names, guests, note, changed_at)
      select ${code}, 'guest ' || n, 'Guest', '{}', '', now() from generate_series(2, ${MAXIMUM_REPLIES}::int) n`);

    const oneMore = await reply(code, { token: 'e'.repeat(32) });
    const changed = await reply(code, { note: 'We are late.' });

    expect(oneMore.json()).toMatchObject({ code: 'TOO_MANY_REPLIES' });
    expect(changed.statusCode).toBe(200);
  });

  it('a visitor can try at most 120 RSVP codes an hour', async () => {
    const headers = { cookie: `kaagazz-counted=${'v'.repeat(22)}` };
    const tried = await Promise.all(
      Array.from({ length: 121 }, () =>
        shop.app.inject({ method: 'POST', url: '/api/replies/0000000000000', headers, payload: { token: null } }),
      ),
    );

    expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('guests cannot reply after the reply deadline', async () => {
    const opened = () => Promise.all([open(code, MINE), open('0000000000000'), open('none')]);
    const sent = () => Promise.all([reply(code), reply('0000000000000'), reply('none')]);
    await reply(code);
    goToDay(20);
    const onTheDay = await invitation(code, MINE);
    goToDay(21);
    const [openedLate, sentLate] = [await opened(), await sent()];
    goToDay(50);
    await shop.runJobs('forget-replies');
    const kept = await guestNames();
    asha = await shop.signInAgain(asha);
    const closed = await hostView(line);
    goToDay(51);
    await shop.runJobs('forget-replies');
    asha = await shop.signInAgain(asha);

    expect(onTheDay?.reply).toMatchObject({ names: REPLY.names });
    for (const response of openedLate) expect(response.json()).toEqual({ success: true, invitation: null });
    for (const response of sentLate) expect(response.json()).toEqual(sentLate[0].json());
    expect(sentLate[0].json()).toMatchObject({ code: 'REPLIES_CLOSED' });
    expect(kept).toEqual([REPLY.names]);
    expect(closed).toMatchObject({ isOpen: false, isDeleted: false, list: [{ names: REPLY.names }] });
    expect(await guestNames()).toEqual([]);
    expect(await hostView(line)).toMatchObject({ isOpen: false, isDeleted: true, list: [] });
  });

  it('deleting the host’s account deletes the replies, even if the order is still open', async () => {
    await shop.database.insert(replies).values({
      ...{ code, tokenSha256: 'a', names: 'Ravi', guests: { card: 2 }, note: '', changedAt: shop.now() },
    });

    await repliesPersonalData.forget(shop.database, { ...host, phone: null }, shop.now());

    expect(await guestNames()).toEqual([]);
    expect(await shop.database.select().from(replyCodes).where(eq(replyCodes.code, code))).toEqual([]);
  });
});
