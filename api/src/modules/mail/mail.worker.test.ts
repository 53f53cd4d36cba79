import { SMTPServer } from 'smtp-server';
import { engines } from '../../../test-support/engines.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';
import { inTransaction } from '../../db/transaction.ts';
import { MAIL_WORKER } from './mail.worker.ts';
import { enqueueMail } from './outbox.ts';

/** A mail server that refuses the next mails with the replies given, and keeps what it takes. */
interface MailServer {
  port: number;
  taken: string[];
  refuse: number[];
  close(): Promise<void>;
}

function openMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const refuse: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const responseCode = refuse.shift();
      callback(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
    onData(stream, _session, callback) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        taken.push(content);
        callback();
      });
    },
  });
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        taken,
        refuse,
        close: () => new Promise((closed) => server.close(closed)),
      });
    });
  });
}

describe.each(engines)('the outbox on %s', (engine) => {
  let server: MailServer;
  let shop: TestShop;
  beforeAll(async () => {
    server = await openMailServer();
    shop = await openTestShop(engine, { SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  });
  afterAll(async () => {
    await shop.close();
    await server.close();
  });
  beforeEach(() => {
    server.taken.length = 0;
    server.refuse.length = 0;
  });

  const write = (more: { expiresAt?: Date; to?: string; forgetWhenDone?: boolean } = {}) =>
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
  const send = () => shop.workers.runOnce(MAIL_WORKER);
  const stored = async (id: string) => (await shop.mails()).find((mail) => mail.id === id);

  it('is sent, once, and keeps no code afterwards', async () => {
    const id = await write();

    await send();
    await send();

    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toContain(`Message-ID: <${id}@localhost>`);
    expect(server.taken[0]).toContain('To: asha@example.com');
    expect(await stored(id)).toMatchObject({ sentAt: shop.now(), subject: '', text: '', html: '' });
  });

  it('is tried again later while the mail server refuses for now', async () => {
    server.refuse.push(451, 451);
    const id = await write();

    await send();
    await send();
    expect(await stored(id)).toMatchObject({ attempts: 1, sentAt: null, lastError: 'EENVELOPE 451' });
    shop.pass(2_000);
    await send();
    shop.pass(4_000);
    await send();

    expect(server.taken).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ attempts: 3, sentAt: shop.now() });
  });

  it('is given up when the mail server refuses for good', async () => {
    server.refuse.push(550);
    const id = await write();

    await send();
    shop.pass(60_000);
    await send();

    expect(server.taken).toEqual([]);
    expect(await stored(id)).toMatchObject({ failedAt: expect.any(Date) as Date, text: '' });
  });

  it('is not sent after what it tells has expired', async () => {
    const id = await write({ expiresAt: shop.now() });

    await send();

    expect(server.taken).toEqual([]);
    expect(await stored(id)).toMatchObject({ lastError: 'expired', text: '' });
  });

  it.each([
    ['sent', []],
    ['given up', [550]],
  ])('leaves nothing when it is %s, if its mailbox has no account any more', async (_how, refusals) => {
    server.refuse.push(...refusals);
    const id = await write({ forgetWhenDone: true });

    await send();

    expect(await stored(id)).toBeUndefined();
  });

  it('is forgotten a month after it was sent, but never while it waits', async () => {
    const sent = await write();
    await send();
    shop.pass(30 * 24 * 60 * 60 * 1000 + 1);
    const waiting = await write();
    await shop.workers.runOnce('forget-sent-mails');
    expect(await stored(sent)).toBeUndefined();

    shop.pass(31 * 24 * 60 * 60 * 1000);
    await shop.workers.runOnce('forget-sent-mails');

    expect(await stored(waiting)).toMatchObject({ sentAt: null, text: 'It is 123456.' });
    await send();
  });

  it('is written only if what it tells about happens', async () => {
    const before = (await shop.mails()).length;

    const failing = inTransaction(shop.database, async (tx) => {
      await enqueueMail(tx, { kind: 'code', to: 'a@example.com', subject: '', text: '', html: '' }, shop.now());
      throw new Error('the order failed');
    });

    await expect(failing).rejects.toThrow('the order failed');
    expect(await shop.mails()).toHaveLength(before);
  });

  it('is sent once by workers of several processes', async () => {
    for (let mails = 0; mails < 25; mails += 1) await write();

    await Promise.all([send(), send(), send()]);

    expect(server.taken).toHaveLength(25);
    expect(new Set(server.taken.map((mail) => /Message-ID: (.*)/.exec(mail)?.[1])).size).toBe(25);
  });

  it('waits while the mail server is away', async () => {
    const away = await openTestShop(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
    await enqueueMail(
      away.database,
      { kind: 'code', to: 'a@example.com', subject: 's', text: 't', html: 'h' },
      away.now(),
    );

    await away.workers.runOnce(MAIL_WORKER);

    expect(await away.mails()).toMatchObject([{ attempts: 1, sentAt: null, failedAt: null, text: 't' }]);
    await away.close();
  });
});
