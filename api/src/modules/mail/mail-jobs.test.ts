import { setTimeout } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { openTestMailServer, type TestMailServer } from '../../../test-support/mail-server.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import type { MailPicture } from './mail.tables.ts';
import { enqueueMail } from './outbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the outbox', () => {
  let server: TestMailServer;
  let shop: TestShop;
  beforeAll(async () => {
    server = await openTestMailServer();
    shop = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(() => {
    server.taken.length = 0;
    server.refuse.length = 0;
    server.refuseAlways.clear();
    server.stuck.clear();
  });

  const write = (
    more: { html?: string; expiresAt?: Date; to?: string; forgetWhenDone?: boolean; pictures?: MailPicture[] } = {},
  ) =>
    enqueueMail(
      shop.database,
      {
        kind: 'code',
        to: 'asha@example.com',
        subject: 'Your code',
        text: 'It is 123456.',
        html: '<p>123456</p>',
        ...more,
      },
      shop.now(),
    );
  const send = () => shop.runJobs('send-mail');
  const jobOf = async (id: string) => {
    const [job] = await shop.database.select().from(jobs).where(eq(jobs.key, id));
    return job;
  };
  const stored = async (id: string) => (await shop.mails()).find((mail) => mail.id === id);

  it('deletes an email’s text once the email has been sent', async () => {
    const id = await write();

    await send();
    await send();

    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toContain(`Message-ID: <${id}@localhost>`);
    expect(server.taken[0]).toContain('To: asha@example.com');
    expect(await stored(id)).toMatchObject({ sentAt: shop.now(), subject: '', text: '', html: '' });
  });

  it('a sent email contains the full URL of the site instead of {site-origin}', async () => {
    await write({ html: '<img src="{site-origin}/media/mail/logo.png">' });

    await send();

    expect(server.taken[0]).toContain('http://localhost:3000/media/mail/logo.png');
  });

  it('attaches the pictures in an email as PNG files', async () => {
    const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } });
    const data = `data:image/webp;base64,${(await square.webp().toBuffer()).toString('base64')}`;
    const id = await write({ pictures: [{ cid: 'card@kaagazz', data }] });
    expect(await stored(id)).toMatchObject({ pictures: [{ cid: 'card@kaagazz' }] });

    await send();

    expect(server.taken[0]).toContain('Content-ID: <card@kaagazz>');
    expect(server.taken[0]).toContain('Content-Type: image/png');
    expect(await stored(id)).toMatchObject({ sentAt: shop.now(), pictures: [] });
  });

  it('retries an email later if the mail server rejects it temporarily', async () => {
    server.refuse.push(451, 451);
    const id = await write();

    await send();
    await send();
    expect(await jobOf(id)).toMatchObject({ attempts: 1, lastError: 'EENVELOPE 451' });
    shop.pass(2_000);
    await send();
    shop.pass(4_000);
    await send();

    expect(server.taken).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ sentAt: shop.now() });
  });

  it('gives up on an email if the mail server rejects it permanently', async () => {
    server.refuse.push(550);
    const id = await write();

    await send();
    shop.pass(60_000);
    await send();

    expect(server.taken).toEqual([]);
    expect(await stored(id)).toMatchObject({ failedAt: expect.any(Date) as Date, text: '' });
  });

  it('does not send an expired email', async () => {
    const id = await write({ expiresAt: shop.now() });

    await send();

    expect(server.taken).toEqual([]);
    expect(await stored(id)).toMatchObject({ lastError: 'expired', text: '' });
  });

  it.each([
    ['sent', []],
    ['given up', [550]],
  ])('deletes an email that is %s if its mailbox no longer has an account', async (_how, refusals) => {
    server.refuse.push(...refusals);
    const id = await write({ forgetWhenDone: true });

    await send();

    expect(await stored(id)).toBeUndefined();
  });

  it('deletes an email one month after it was sent', async () => {
    const sent = await write();
    await send();
    shop.pass(30 * DAY + 1);
    const waiting = await write();
    await shop.runJobs('forget-sent-mails');
    expect(await stored(sent)).toBeUndefined();

    shop.pass(31 * DAY);
    await shop.runJobs('forget-sent-mails');

    expect(await stored(waiting)).toMatchObject({ sentAt: null, text: 'It is 123456.' });
    await send();
  });

  it('does not queue an email if the transaction is rolled back', async () => {
    const before = (await shop.mails()).length;

    const failing = inTransaction(shop.database, async (tx) => {
      await enqueueMail(tx, { kind: 'code', to: 'a@example.com', subject: '', text: '', html: '' }, shop.now());
      throw new Error('the order failed');
    });

    await expect(failing).rejects.toThrow('the order failed');
    expect(await shop.mails()).toHaveLength(before);
  });

  it('sends each email only once even if several processes send emails at the same time', async () => {
    for (let mails = 0; mails < 25; mails += 1) await write();

    await Promise.all([send(), send(), send()]);
    for (let tries = 0; tries < 30 && server.taken.length < 25; tries += 1) {
      shop.pass(2_000);
      await send();
    }

    expect(server.taken).toHaveLength(25);
    expect(new Set(server.taken.map((mail) => /Message-ID: (.*)/.exec(mail)?.[1])).size).toBe(25);
  });

  describe('while the mail server is away', () => {
    let away: TestShop;
    let port: number;
    beforeAll(async () => {
      const gone = await openTestMailServer();
      port = gone.port;
      await gone.close();
      away = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    });
    afterAll(() => away.close());

    const writeTo = (to: string) =>
      enqueueMail(away.database, { kind: 'code', to, subject: 's', text: 't', html: 'h' }, away.now());
    const sendAway = () => away.runJobs('send-mail');

    it('sends queued emails within ten seconds after the mail server recovers', async () => {
      await writeTo('a@example.com');
      await writeTo('b@example.com');
      for (let day = 0; day < 7; day += 1) {
        await sendAway();
        away.pass(DAY);
      }
      await sendAway();
      expect(await away.mails()).toMatchObject([{ sentAt: null, failedAt: null, text: 't' }, { sentAt: null }]);

      const back = await openTestMailServer(port);
      for (let second = 0; second < 10; second += 1) {
        away.pass(1_000);
        await sendAway();
      }

      expect(back.taken).toHaveLength(2);
      await back.close();
    });

    it('tries only one email at a time while the mail server is down', async () => {
      for (let mails = 0; mails < 30; mails += 1) await writeTo(`reader${mails}@example.com`);
      await sendAway();
      const asked = async () => (await away.database.select().from(jobs).where(isNotNull(jobs.lastError))).length;
      expect(await asked()).toBeLessThanOrEqual(10);

      away.pass(2_000);
      const before = await asked();
      await sendAway();

      expect(await asked()).toBeLessThanOrEqual(before + 1);
    });
  });

  it('an email to a full mailbox is abandoned after 250 attempts', async () => {
    server.refuseAlways.set('asha@example.com', 452);
    const id = await write();
    await shop.database.update(jobs).set({ attempts: 248 }).where(eq(jobs.key, id));

    await send();
    const before = await jobOf(id);
    shop.pass(30 * MINUTE);
    await send();

    expect(before).toMatchObject({ attempts: 249, deadAt: null, runAt: shop.now() });
    expect(await jobOf(id)).toMatchObject({ attempts: 250, deadAt: shop.now(), lastError: 'EENVELOPE 452' });
    expect(await stored(id)).toMatchObject({ sentAt: null, failedAt: null, text: 'It is 123456.' });
  });

  it('deletes an undeliverable email after a month if no operator has retried it', async () => {
    const id = await write();
    await shop.database.update(jobs).set({ deadAt: shop.now() }).where(eq(jobs.key, id));

    shop.pass(30 * DAY + 1);
    await shop.runJobs('forget-sent-mails');

    expect(await stored(id)).toBeUndefined();
  });

  it('delivers an email even if deliveries to other mailboxes fail or hang', async () => {
    server.refuseAlways.set('gone@example.com', 550).set('grey@example.com', 451);
    server.stuck.add('stuck@example.com');
    for (const to of ['gone@example.com', 'grey@example.com', 'stuck@example.com', 'first@example.com']) {
      await write({ to });
    }

    const round = send();
    await until(() => server.taken.length === 1);
    const late = await write({ to: 'later@example.com' });
    const next = send();
    await until(() => server.taken.length === 2);

    expect(server.taken[1]).toContain(late);
    server.hangUp();
    await Promise.all([round, next]);
  });

  it('resends an email with the same Message-ID if the connection breaks before the confirmation', async () => {
    server.hangUpAfterData = 1;
    const id = await write();

    await send();
    expect(await stored(id)).toMatchObject({ sentAt: null, text: 'It is 123456.' });
    shop.pass(2_000);
    await send();

    expect(server.taken.filter((mail) => mail.includes(`Message-ID: <${id}@localhost>`))).toHaveLength(2);
    expect(await stored(id)).toMatchObject({ sentAt: shop.now(), text: '' });
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await setTimeout(10);
  }
}
