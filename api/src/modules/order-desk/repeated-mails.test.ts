import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { ADDRESS, openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';

const PIECE = { lines: [{ position: 0, quantity: 1 }] };

describe('emails about an order', () => {
  let shop: PayingShop;
  let founder: DeskClient;
  let number: string;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 100 });
    founder = await openDesk(shop, 'founder');
  });
  beforeEach(async () => {
    const products = [{ productId: 'pen', quantity: 3 }];
    number = (await shop.buy(await shop.signIn(), products, { shippingAddress: ADDRESS })).number;
  });
  afterAll(() => shop.close());

  const act = (verb: string, payload?: object) => founder.call('POST', `/orders/${number}/${verb}`, payload);
  const mails = async () => (await shop.mails()).filter(({ orderNumber }) => orderNumber === number);
  const send = () =>
    shop.database.execute(`
      with sent as (update outbox set sent_at = now(), text = '' where sent_at is null returning id::text)
      delete from jobs where kind = 'send-mail' and key in (select id from sent)`);
  const entries = async (order = number) => {
    const { data } = (await founder.call('GET', `/orders/${order}`)).json<{ data: DeskOrder }>();
    return data.timeline.flatMap(({ mail }) => mail ?? []);
  };

  it('every email about an order can be resent from the timeline with its original text', async () => {
    await act('refund', { ...PIECE, key: randomUUID(), expectedAmount: 50, reason: 'Scratched' });
    await act('pack');
    await send();
    await act('undo');
    await act('pack');
    await act('ship', { courier: 'India Post' });
    await send();
    await act('track', { courier: 'India Post', tracking: 'EX123456789IN' });
    const goods = (await act('return', { ...PIECE, key: randomUUID(), reason: 'Wrong' })).json<{
      data: { id: string };
    }>();
    const lines = [{ position: 0, received: 1, damaged: 0 }];
    await founder.call('POST', `/returns/${goods.data.id}/receive`, { lines });
    const before = new Map((await mails()).map(({ id, kind, subject, text }) => [id, { kind, subject, text }]));
    await send();

    const sent = await entries();
    for (const { id } of sent) await act(`mails/${id}/resend`);

    const repeated = (await mails()).filter(({ id }) => !before.has(id));
    expect(new Set(sent.map(({ kind }) => kind))).toEqual(
      new Set([
        'new-order',
        'order-confirmation',
        'order-correction',
        'order-processing',
        'order-refund',
        'order-return',
        'order-return-received',
        'order-shipped',
        'order-tracking',
      ]),
    );
    expect(repeated.map(({ kind }) => kind).toSorted()).toEqual(sent.map(({ kind }) => kind).toSorted());
    for (const { kind, subject, text } of repeated) {
      const texts = [...before.values()].filter((mail) => mail.kind === kind && mail.subject === subject);
      expect([kind, texts.length > 0]).toEqual([kind, true]);
      const whole = texts.filter((mail) => mail.text !== '').map((mail) => mail.text);
      if (whole.length > 0) expect(whole).toContain(text);
    }
  });

  it('an email about a replacement can be resent', async () => {
    await act('pack');
    await act('ship', { courier: 'India Post' });
    const body = { ...PIECE, key: randomUUID(), reason: 'Broken' };
    const { id } = (await act('replace', body)).json<{ data: DeskOrder }>().data;
    await send();
    const mail = (await entries(id)).find(({ kind }) => kind === 'order-replacement');

    const resent = await founder.call('POST', `/orders/${id}/mails/${mail?.id}/resend`);

    expect(resent.status).toBe(200);
    const unsent = (await shop.mails()).filter(({ orderNumber, sentAt }) => orderNumber === id && sentAt === null);
    const text = expect.stringContaining(`something was wrong with order ${number}`) as string;
    expect(unsent).toMatchObject([{ kind: 'order-replacement', text }]);
  });

  it('staff can resend the email that notifies the office of a cancellation', async () => {
    const asha = await shop.signIn();
    const { number: id } = await shop.buy(asha, [{ productId: 'pen', quantity: 1 }]);
    await shop.app.inject({ method: 'POST', url: `/api/auth/my-order/${id}/cancel`, headers: asha.headers });
    await send();
    const mail = (await entries(id)).find(({ kind }) => kind === 'buyer-cancelled');

    const resent = await founder.call('POST', `/orders/${id}/mails/${mail?.id}/resend`);

    expect(resent.status).toBe(200);
    const mailsOfKind = (await shop.mails()).filter(({ kind }) => kind === 'buyer-cancelled');
    expect(mailsOfKind.map(({ recipient }) => recipient)).toEqual([mail?.to, mail?.to]);
  });

  it('the shipping email can’t be resent once the order is no longer marked as shipped', async () => {
    await act('pack');
    await act('ship', { courier: 'India Post' });
    await send();
    await act('undo');
    const shipped = (await entries()).find(({ kind }) => kind === 'order-shipped');

    const resent = await act(`mails/${shipped?.id}/resend`);

    expect(shipped?.canResend).toBe(false);
    expect(resent).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  });

  it.each(['rejected by the mail server', 'given up after the last attempt'])(
    'an email that was %s is shown as failed until it is resent',
    async (how) => {
      await act('pack');
      await shop.database.execute(
        how === 'rejected by the mail server'
          ? sql`update outbox set failed_at = now(), text = '' where order_number = ${number} and kind = 'order-processing'`
          : sql`update jobs set dead_at = now() where kind = 'send-mail' and key in
              (select id::text from outbox where order_number = ${number} and kind = 'order-processing')`,
      );
      const failed = (await entries()).find(({ kind }) => kind === 'order-processing');

      const resent = await act(`mails/${failed?.id}/resend`);

      const again = await act(`mails/${failed?.id}/resend`);
      expect(failed).toMatchObject({ state: 'failed', canResend: true });
      expect(resent.status).toBe(200);
      expect(again).toMatchObject({ status: 404, body: { code: 'MAIL_NOT_FOUND' } });
      const after = (await entries()).filter(({ kind }) => kind === 'order-processing');
      expect(after).toMatchObject([{ state: 'waiting' }]);
      expect((await mails()).find(({ kind }) => kind === 'order-processing')?.text).toContain(number);
      const { body } = await founder.call('GET', '/failed-emails');
      expect(body).toMatchObject({ data: [], total: 0 });
    },
  );
});
