import { randomUUID } from 'node:crypto';
import type { DeskContent, DeskNewsletter, DeskSubscriber } from '@kaagazz/api-schema';
import { eq } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openTestMailServer, type TestMailServer } from '../../../test-support/mail-server.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { contentEntries } from '../content/content.tables.ts';
import { outbox } from '../mail/mail.tables.ts';
import { newsletterIssues, newsletterSubscribers } from './newsletter.tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIELDS = {
  title: 'New papers for winter',
  body: 'Namaste,\n\nOur <winter> papers are here.',
  products: 'pen',
  buttonLabel: 'See the papers',
  buttonPath: '/products?category=paper',
};

describe('the newsletter', () => {
  let server: TestMailServer;
  let shop: TestShop;
  let editor: DeskClient;
  beforeAll(async () => {
    server = await openTestMailServer();
    shop = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await shop.addProduct({ id: 'pen', title: 'Seed pen', originalPrice: 5_000, stock: 3 });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(async () => {
    server.taken.length = 0;
    server.refuseAlways.clear();
    await shop.database.delete(newsletterSubscribers);
    await shop.database.delete(newsletterIssues);
    await shop.database.delete(contentEntries).where(eq(contentEntries.kind, 'newsletter'));
    await shop.database.delete(outbox);
    shop.pass(60 * 60_000 + 1000);
    editor = await openDesk(shop, 'editor', 'Meera Joshi');
  });

  const post = (url: string, payload?: object) =>
    shop.app.inject({ method: 'POST', url: `/api/newsletter${url}`, ...(payload && { payload }) });
  const ask = (email: string) => post('', { email });
  const mailsTo = async (email: string) => (await shop.mails()).filter(({ recipient }) => recipient === email);
  const tokenTo = async (email: string) => /#\w+=([\w.-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const subscribers = async () => (await shop.database.select().from(newsletterSubscribers)).map(({ email }) => email);

  async function subscribe(...emails: string[]) {
    for (const email of emails) {
      await ask(email);
      expect((await post('/confirm', { token: await tokenTo(email) })).statusCode).toBe(200);
    }
  }

  async function draft(): Promise<DeskContent> {
    const created = await editor.call('POST', '/content', { kind: 'newsletter', fields: FIELDS });
    return created.json<{ data: DeskContent }>().data;
  }

  const publish = ({ id, version }: DeskContent, at = '') =>
    editor.call('POST', `/content/${id}/publish`, { version, at });
  const progress = async ({ id }: DeskContent) =>
    (await editor.call('GET', `/newsletters/${id}`)).json<{ data: DeskNewsletter }>().data;
  const newsletters = () => server.taken.filter((mail) => mail.includes('New papers for winter'));

  async function send() {
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await shop.runJobs('send-newsletters');
      await shop.runJobs('send-mail');
    }
  }

  it('an unconfirmed subscription is deleted after two days', async () => {
    await ask('asha@example.com');
    await subscribe('ravi@example.com');

    shop.pass(2 * DAY_MS + 1000);
    await shop.runJobs('forget-unconfirmed-subscribers');

    expect(await subscribers()).toEqual(['ravi@example.com']);
  });

  it('a second subscription request gets the same response and email as the first request', async () => {
    const first = await ask('asha@example.com');
    await post('/confirm', { token: await tokenTo('asha@example.com') });
    const second = await ask('asha@example.com');

    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    const [one, other] = await mailsTo('asha@example.com');
    expect(other).toMatchObject({ subject: one?.subject, text: one?.text });
    expect(await subscribers()).toEqual(['asha@example.com']);
  });

  it('an email address gets at most three confirmation emails an hour', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask('often@example.com')).statusCode).toBe(201);

    expect(await mailsTo('often@example.com')).toHaveLength(3);
  });

  it('forged tokens do not change the list of subscribers', async () => {
    await subscribe('asha@example.com');
    const token = await tokenTo('asha@example.com');

    for (const forged of [`${token}x`, token.replace(/.$/, ''), 'none', '..']) {
      expect((await post('/confirm', { token: forged })).statusCode).toBe(404);
      expect((await post(`/unsubscribe?token=${forged}`)).statusCode).toBe(200);
    }

    expect(await subscribers()).toEqual(['asha@example.com']);
  });

  it('each confirmed subscriber gets a newsletter only once, even if several processes send it', async () => {
    await subscribe('asha@example.com', 'ravi@example.com');
    await ask('unconfirmed@example.com');
    const entry = await draft();
    await publish(entry);

    await Promise.all([shop.runJobs('send-newsletters'), shop.runJobs('send-newsletters')]);
    await send();

    expect(newsletters().map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])).toEqual(
      expect.arrayContaining(['asha@example.com', 'ravi@example.com']),
    );
    expect(newsletters()).toHaveLength(2);
    expect(await progress(entry)).toMatchObject({ recipients: 2, sent: 2, failed: 0, subscribers: 2 });
    expect((await progress(entry)).finishedAt).not.toBeNull();
  });

  it('the next batch of newsletter emails is queued once the previous 100 have been sent', async () => {
    const confirmedAt = shop.now();
    const people = Array.from({ length: 130 }, (_, index) => ({
      id: randomUUID(),
      email: `reader-${index}@example.com`,
      requestedAt: confirmedAt,
      confirmedAt,
    }));
    await shop.database.insert(newsletterSubscribers).values(people);
    await publish(await draft());
    const queued = async () => (await shop.mails()).map(({ recipient }) => recipient);

    await shop.runJobs('send-newsletters');
    await shop.runJobs('send-newsletters');
    expect(await queued()).toHaveLength(100);
    await shop.database.update(outbox).set({ sentAt: shop.now() });
    await shop.runJobs('send-newsletters');

    expect((await queued()).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('a newsletter email contains products, a button and one-click unsubscribe headers', async () => {
    await subscribe('asha@example.com');
    await publish(await draft());
    await shop.runJobs('send-newsletters');
    const { subject, text, html } = (await mailsTo('asha@example.com')).at(-1) ?? {};
    await send();

    expect(subject).toBe('New papers for winter');
    expect(text).toContain('Seed pen: Rs. 50\nhttp://localhost:3000/products/pen');
    expect(text).toContain('See the papers: http://localhost:3000/products?category=paper');
    expect(html).toContain('Our &lt;winter&gt; papers');
    const [mail = ''] = newsletters();
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, url = ''] = /List-Unsubscribe:\s*<http:\/\/localhost:3000(.*?)>/.exec(mail.replace(/\r\n /g, '')) ?? [];

    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await shop.app.inject({ method: 'POST', url, headers, payload });

    expect(response.statusCode).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  it('the newsletter report counts sent emails, failed emails and unsubscribed recipients', async () => {
    await subscribe('asha@example.com', 'full@example.com');
    server.refuseAlways.set('full@example.com', 550);
    const entry = await draft();
    await publish(entry);
    await shop.runJobs('send-newsletters');
    const token = await tokenTo('asha@example.com');
    await send();

    await post(`/unsubscribe?token=${token}`);
    await post(`/unsubscribe?token=${token}`);

    expect(await progress(entry)).toMatchObject({ recipients: 2, sent: 1, failed: 1, unsubscribed: 1, subscribers: 1 });
  });

  it('a scheduled newsletter can be cancelled until its scheduled time', async () => {
    await subscribe('asha@example.com');
    const entry = await draft();
    const at = (days: number) => new Date(shop.now().getTime() + days * DAY_MS + 5.5 * 3_600_000).toJSON().slice(0, 16);
    const scheduled = (await publish(entry, at(1))).json<{ data: DeskContent }>().data;
    const cancelled = await editor.call('POST', `/content/${entry.id}/withdraw`, { version: scheduled.version });
    const again = cancelled.json<{ data: DeskContent }>().data;
    shop.pass(2 * DAY_MS);
    await send();
    expect(newsletters()).toEqual([]);

    editor = await openDesk(shop, 'editor', 'Meera Joshi');
    await publish(again, at(1));
    await send();
    expect(newsletters()).toEqual([]);
    shop.pass(DAY_MS + 60_000);
    await send();

    expect(newsletters()).toHaveLength(1);
  });

  it('a published newsletter cannot be changed, published again or withdrawn', async () => {
    const { data: published } = (await publish(await draft())).json<{ data: DeskContent }>();
    const { id, version } = published;

    for (const [method, path, body] of [
      ['PATCH', `/content/${id}`, { version, fields: { ...FIELDS, title: 'Other' } }],
      ['POST', `/content/${id}/publish`, { version, at: '' }],
      ['POST', `/content/${id}/withdraw`, { version }],
    ] as const) {
      expect((await editor.call(method, path, body)).json()).toMatchObject({ code: 'NOT_POSSIBLE' });
    }
  });

  it('a test email of a draft newsletter goes only to the editor', async () => {
    await subscribe('asha@example.com');
    const entry = await draft();

    await editor.call('POST', `/newsletters/${entry.id}/test`);
    await send();

    expect(newsletters()).toHaveLength(1);
    expect(newsletters()[0]).not.toContain('List-Unsubscribe');
    expect(await progress(entry)).toMatchObject({ startedAt: null, recipients: 0 });
  });

  it('the staff app’s preview of a draft newsletter blocks scripts', async () => {
    const response = await editor.call('GET', `/newsletters/${(await draft()).id}/preview`);

    expect(response.payload).toContain('Our &lt;winter&gt; papers');
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });

  it('the staff app finds newsletter subscribers by part of their email address', async () => {
    await subscribe('asha@example.com');
    await ask('ravi@example.com');

    const list = (await editor.call('GET', '/subscribers?q=ravi')).json<{ data: DeskSubscriber[]; total: number }>();

    expect(list).toMatchObject({ data: [{ email: 'ravi@example.com', confirmedAt: null }], total: 1 });
  });
});
