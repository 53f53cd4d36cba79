import type { DeskContent, DeskContentRow } from '@kaagazz/api-schema';
import { EMAIL_TEXTS } from '@kaagazz/domain/content';
import { sql } from 'drizzle-orm';
import { type DeskClient, openDesk } from '../../../test-support/desk-client.ts';
import { openPayingShop, type PayingShop } from '../../../test-support/paying-shop.ts';
import { seedContent } from '../../seed/seed-content.ts';

describe('the texts of emails to shoppers', () => {
  let shop: PayingShop;
  let editor: DeskClient;
  beforeAll(async () => {
    shop = await openPayingShop();
    await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1_000 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.execute(sql`truncate content_entries, content_versions cascade`);
    await seedContent(shop.database, { demo: false });
    editor = await openDesk(shop, 'editor');
  });

  async function entry(kind = 'order-confirmation'): Promise<DeskContent> {
    const list = (await editor.call('GET', '/content?kind=email&perPage=100')).json<{
      data: DeskContentRow[];
    }>();
    const id = list.data.find(({ slug }) => slug === kind)?.id;
    return (await editor.call('GET', `/content/${id}`)).json<{ data: DeskContent }>().data;
  }
  async function save(changed: Record<string, string>, kind?: string) {
    const { id, version, fields } = await entry(kind);
    return editor.call('PATCH', `/content/${id}`, { version, fields: { ...fields, ...changed } });
  }
  async function publish(kind?: string) {
    const { id, version } = await entry(kind);
    expect((await editor.call('POST', `/content/${id}/publish`, { version, at: '' })).status).toBe(200);
  }
  async function confirmationMail() {
    const { number } = await shop.buy(await shop.signIn(), [{ productId: 'pen', quantity: 1 }]);
    const mail = (await shop.mails()).find((one) => one.kind === 'order-confirmation' && one.orderNumber === number);
    if (!mail) throw new Error('the order has no confirmation email');
    return { ...mail, number };
  }

  it('the database initially contains the standard texts of every editable email', async () => {
    const { rows } = await shop.database.execute<{ slug: string; live: object }>(
      sql`select slug, live from content_entries where kind = 'email'`,
    );
    const { id, version, fields } = await entry();

    expect(Object.fromEntries(rows.map(({ slug, live }) => [slug, live]))).toEqual(EMAIL_TEXTS);
    expect((await editor.call('POST', '/content', { kind: 'email', fields })).status).toBe(409);
    expect((await editor.call('POST', `/content/${id}/withdraw`, { version })).status).toBe(409);
  });

  it('an email uses its edited texts only after they are published', async () => {
    await save({ title: 'Thanks, {name}! ({order})', heading: 'Paper is coming', news: 'First.\n\n<b>{payment}</b>' });
    const before = await confirmationMail();
    await publish();

    const { subject, text, html, number } = await confirmationMail();

    expect(before.subject).toBe(`Order ${before.number} confirmed`);
    expect(subject).toBe(`Thanks, Asha Rao! (${number})`);
    expect(text).toContain('Namaste Asha Rao,\n\nFirst.\n\n<b>We have received your payment.</b>\n\nNext, we check');
    expect(html).toContain('&lt;b&gt;We have received your payment.&lt;/b&gt;');
    expect(html).toContain('>Paper is coming</h1>');
  });

  it('the confirmation email for a partner request uses the text that staff have edited', async () => {
    await save({ title: 'Hello from {shop}', news: 'Thank you for asking about {service}.' }, 'partner-receipt');
    await publish('partner-receipt');
    const to = 'nila@example.com';
    const partner = { fullname: 'Nila Das', companyName: 'Nila & Co', email: to, phone: '9876543210' };
    const payload = { ...partner, serviceType: 'CSR' };

    const { statusCode } = await shop.app.inject({ method: 'POST', url: '/api/partner/connect', payload });

    expect(statusCode).toBe(201);
    const [mail] = (await shop.mails()).filter(({ recipient }) => recipient === to);
    expect(mail?.subject).toBe('Hello from Kaagazz');
    expect(mail?.text).toMatch(/^Namaste,\n\nThank you for asking about CSR\.\n\nWould you like to add something\?/);
  });

  it.each([
    [{ news: 'Your code is {code}.' }, 'news'],
    [{ title: 'Order {order confirmed' }, 'title'],
    [{ title: '' }, 'title'],
  ])('saving %j responds 400 and names the field', async (changed, field) => {
    const { status, body } = await save(changed);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', field });
  });

  it.each(['{"title": "Hi {unknown}", "heading": "", "news": "x", "next": ""}', '{"title": 5}', '"text"'])(
    'an email keeps its original texts if the published texts are %s',
    async (live) => {
      await shop.database.execute(
        sql`update content_entries set live = ${live}::jsonb where kind = 'email' and slug = 'order-confirmation'`,
      );

      const { subject, number } = await confirmationMail();

      expect(subject).toBe(`Order ${number} confirmed`);
    },
  );

  it('an email’s draft can be previewed as HTML and as plain text', async () => {
    await save({ news: 'Hello & <script>welcome</script>. {payment}' });
    const { id } = await entry();

    const html = await editor.call('GET', `/content/${id}/email?version=2`);
    const text = await editor.call('GET', `/content/${id}/email?as=text`);

    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none';.*frame-ancestors 'self'$/);
    expect(html.payload).toContain('Hello &amp; &lt;script&gt;welcome&lt;/script&gt;. We have received your payment.');
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.payload).toMatch(/^Order KGZ-2026-000123 confirmed\n\nNamaste Asha Rao,\n\nHello & <script>/);
  });
});
