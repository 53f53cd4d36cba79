import type { ResponseOf } from '@kaagazz/api-schema';
import type { StaffRole } from '@kaagazz/domain/desk';
import { eq } from 'drizzle-orm';
import { openDesk } from '../../../test-support/desk-client.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { outbox } from '../mail/mail.tables.ts';
import { enqueueMail } from '../mail/outbox.ts';

type Row = ResponseOf<'GET /desk/failed-emails'>['data'][number];

describe('failed emails', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.database.delete(outbox);
    await shop.database.delete(jobs);
  });
  afterAll(() => shop.close());

  async function enqueue(kind: string, orderNumber?: string): Promise<string> {
    const mail = { to: 'asha@example.com', subject: 's', text: 't', html: 'h' };
    return enqueueMail(shop.database, { ...mail, kind, ...(orderNumber && { orderNumber }) }, shop.now());
  }
  async function addRejected(kind: string, orderNumber?: string): Promise<string> {
    const id = await enqueue(kind, orderNumber);
    const rejected = { text: '', failedAt: shop.now(), lastError: 'EENVELOPE 550' };
    await shop.database.update(outbox).set(rejected).where(eq(outbox.id, id));
    await shop.database.delete(jobs).where(eq(jobs.key, id));
    return id;
  }
  async function addDead(kind: string, orderNumber?: string): Promise<string> {
    const id = await enqueue(kind, orderNumber);
    await shop.database.update(jobs).set({ deadAt: shop.now(), lastError: 'EENVELOPE 451' }).where(eq(jobs.key, id));
    return id;
  }
  async function failedEmailsOf(role: StaffRole) {
    const desk = await openDesk(shop, role);
    const list = await desk.call('GET', '/failed-emails');
    const today = await desk.call('GET', '/today');
    return {
      desk,
      rows: list.json<{ data: Row[] }>().data.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
      total: list.json<{ total: number }>().total,
      count: today.json<{ data: { failedEmails: number } }>().data.failedEmails,
    };
  }

  it('packers see only failed emails about orders, but founders see all failed emails', async () => {
    await addRejected('code');
    await addRejected('order-shipped', 'KGZ-2026-000001');
    await enqueue('test');

    const founder = await failedEmailsOf('founder');
    const packer = await failedEmailsOf('packer');

    expect(founder).toMatchObject({ rows: [{ kind: 'code' }, { kind: 'order-shipped' }], total: 2, count: 2 });
    expect(packer).toMatchObject({ rows: [{ kind: 'order-shipped', orderId: 'KGZ-2026-000001' }], total: 1, count: 1 });
  });

  it('an undeliverable email is listed as failed until staff resend it', async () => {
    const id = await addDead('request-reply');
    const before = await failedEmailsOf('founder');

    const resent = await before.desk.call('POST', `/failed-emails/${id}/resend`);
    const again = await before.desk.call('POST', `/failed-emails/${id}/resend`);

    const failedAt = shop.now().toISOString();
    expect(before).toMatchObject({ rows: [{ id, failedAt, error: 'EENVELOPE 451', whyNotResent: '' }], count: 1 });
    expect(resent.status).toBe(200);
    expect(again).toMatchObject({ status: 404, body: { code: 'MAIL_NOT_FOUND' } });
    expect(await failedEmailsOf('founder')).toMatchObject({ rows: [], total: 0, count: 0 });
    const [job] = await shop.database.select().from(jobs).where(eq(jobs.key, id));
    expect(job).toMatchObject({ attempts: 0, deadAt: null });
    const { body } = await before.desk.call('GET', `/audit?record=${id}`);
    expect(body).toMatchObject({ data: [{ action: 'emails.resend', after: { mail: 'request-reply' } }] });
  });

  it('an email cannot be resent if it contains a code, may be outdated or has no stored text', async () => {
    const ids = [await addDead('code'), await addDead('payment-link'), await addRejected('request-reply')];

    const { desk, rows } = await failedEmailsOf('founder');
    const answers = await Promise.all(ids.map((id) => desk.call('POST', `/failed-emails/${id}/resend`)));

    const reasons = [
      'Codes are never resent.',
      'This email may be out of date, so it can’t be resent.',
      'This email can’t be resent because the mail server rejected it and its text was then deleted.',
    ];
    expect(rows.map(({ whyNotResent }) => whyNotResent)).toEqual(reasons);
    expect(answers).toMatchObject(reasons.map((message) => ({ status: 409, body: { code: 'NOT_POSSIBLE', message } })));
    expect((await failedEmailsOf('founder')).count).toBe(3);
  });

  it('a packer cannot resend an email that is not about an order', async () => {
    const id = await addDead('request-reply');
    const packer = await openDesk(shop, 'packer');

    expect(await packer.call('POST', `/failed-emails/${id}/resend`)).toMatchObject({ status: 404 });
  });
});
